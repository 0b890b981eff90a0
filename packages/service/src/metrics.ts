/** Metrics for Prometheus. Every label comes from a closed set, so their number is bounded and no text gets in. */
import type { LlmFailure, ReplyFlaw, StageNumber } from '@palimpsest/engine';
import type { AuditFlag, EntityType } from '@palimpsest/protocol';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What one HTTP request came to. */
export interface RequestOutcome {
  readonly method: string;
  /** The pattern of the route, never the path that was asked for. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** What a language model is there for. */
export type ModelRole = 'context' | 'adversary';

/** The service's own metrics beside those of the process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'palimpsest_request_duration_seconds',
    help: 'Duration of HTTP requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [this.#registry],
  });
  readonly #spans = new Counter({
    name: 'palimpsest_spans_total',
    help: 'Masked spans by entity type.',
    labelNames: ['type'],
    registers: [this.#registry],
  });
  readonly #flags = new Counter({
    name: 'palimpsest_audit_flags_total',
    help: 'Degraded answers by audit flag.',
    labelNames: ['flag'],
    registers: [this.#registry],
  });
  readonly #corruptValues = new Counter({
    name: 'palimpsest_corrupt_values_total',
    help: 'Stored values that could not be opened; their placeholders stay as written.',
    registers: [this.#registry],
  });

  readonly #modelFailures = new Counter({
    name: 'palimpsest_model_failures_total',
    help: 'Questions to a language model that came to nothing, by provider and reason.',
    labelNames: ['provider', 'reason'],
    registers: [this.#registry],
  });
  readonly #lostQuotes = new Counter({
    name: 'palimpsest_lost_quotes_total',
    help: 'Quotes of language models that stand nowhere in the text, by stage.',
    labelNames: ['stage'],
    registers: [this.#registry],
  });

  /** `queuedCharacters` tells how much text waits for a worker. */
  constructor(queuedCharacters: () => number) {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'palimpsest_queued_characters',
      help: 'Characters of text that wait for a worker.',
      registers: [this.#registry],
      collect() {
        this.set(queuedCharacters());
      },
    });
  }

  /** Counts a request that was answered. */
  countRequest({ milliseconds, ...labels }: RequestOutcome): void {
    this.#requests.observe(labels, milliseconds / 1000);
  }

  /** Counts what one text was masked with. */
  countMasked(types: readonly EntityType[], flags: readonly AuditFlag[]): void {
    for (const type of types) this.#spans.inc({ type });
    for (const flag of flags) this.#flags.inc({ flag });
  }

  /** Counts a stored value that could not be opened. */
  countCorruptValue(): void {
    this.#corruptValues.inc();
  }

  /** Counts a question to a language model that came to nothing. */
  countModelFailure(provider: ModelRole, reason: LlmFailure | ReplyFlaw): void {
    this.#modelFailures.inc({ provider, reason });
  }

  /** Counts quotes of a language model that stand nowhere in the text. */
  countLostQuotes(stage: StageNumber, count: number): void {
    this.#lostQuotes.inc({ stage }, count);
  }

  /** All metrics in the text format of Prometheus. */
  async text(): Promise<{ readonly contentType: string; readonly body: string }> {
    return { contentType: this.#registry.contentType, body: await this.#registry.metrics() };
  }
}
