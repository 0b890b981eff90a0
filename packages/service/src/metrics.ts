/** Metrics for Prometheus. Every label comes from a closed set, so their number is bounded and no text gets in. */
import type { LlmFailure, ReplyFlaw, StageNumber } from '@palimpsest/engine';
import type { AuditFlag, EntityType } from '@palimpsest/protocol';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './stores/store.js';
import type { StoreFailure } from './stores/store-error.js';

/** What one HTTP request came to. */
export interface RequestOutcome {
  readonly method: string;
  /** The pattern of the route, never the path that was asked for. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Where the metrics read the work queue. */
export interface QueueReading {
  readonly queuedCharacters: () => number;
  readonly maxQueuedCharacters: number;
}

/** What a language model is there for. */
export type ModelRole = 'context' | 'adversary';

/** Seconds, from a read of the store to a text that goes through all rounds of stage 4. */
const durationBuckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/** The service's own metrics beside those of the process. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'palimpsest_request_duration_seconds',
    help: 'Duration of HTTP requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
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
  readonly #stages = new Histogram({
    name: 'palimpsest_stage_duration_seconds',
    help: 'Duration of one stage over one text, waiting for a worker or a model included.',
    labelNames: ['stage'],
    buckets: durationBuckets,
    registers: [this.#registry],
  });
  readonly #findsLookups = new Counter({
    name: 'palimpsest_finds_cache_lookups_total',
    help: 'Texts and windows of texts for stages 1 and 2, by whether their session had sent them before.',
    labelNames: ['result'],
    registers: [this.#registry],
  });
  readonly #storeCalls = new Histogram({
    name: 'palimpsest_store_duration_seconds',
    help: 'Duration of calls to the store, failed ones included.',
    labelNames: ['operation'],
    buckets: durationBuckets,
    registers: [this.#registry],
  });
  readonly #storeFailures = new Counter({
    name: 'palimpsest_store_failures_total',
    help: 'Calls to the store that failed, by operation and reason.',
    labelNames: ['operation', 'reason'],
    registers: [this.#registry],
  });
  readonly #sweptSessions = new Counter({
    name: 'palimpsest_swept_sessions_total',
    help: 'Expired sessions whose keys this server removed.',
    registers: [this.#registry],
  });
  readonly #corruptValues = new Counter({
    name: 'palimpsest_corrupt_values_total',
    help: 'Stored values that could not be opened; their placeholders stay as written.',
    registers: [this.#registry],
  });
  readonly #auditFailures = new Counter({
    name: 'palimpsest_audit_failures_total',
    help: 'Writes to the audit log that failed; what they would have recorded was answered 503.',
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

  /** `queuedCharacters` tells how much text waits for a worker, of at most `maxQueuedCharacters`. */
  constructor({ queuedCharacters, maxQueuedCharacters }: QueueReading) {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    new Gauge({
      name: 'palimpsest_queued_characters',
      help: 'Characters of text in work or waiting for a worker.',
      registers,
      collect() {
        this.set(queuedCharacters());
      },
    });
    new Gauge({
      name: 'palimpsest_queue_limit_characters',
      help: 'Characters of text beyond which requests are answered 503.',
      registers,
    }).set(maxQueuedCharacters);
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

  /** Counts one stage over one text. */
  countStage(stage: StageNumber, milliseconds: number): void {
    this.#stages.observe({ stage }, milliseconds / 1000);
  }

  /** Counts a text, or a window of one, that was looked through before, or is now. */
  countFindsLookup(result: 'hit' | 'miss'): void {
    this.#findsLookups.inc({ result });
  }

  /** Counts a call to the store; `failure` where it failed. */
  countStoreCall(operation: keyof Store, milliseconds: number, failure?: StoreFailure | 'unknown'): void {
    this.#storeCalls.observe({ operation }, milliseconds / 1000);
    if (failure) this.#storeFailures.inc({ operation, reason: failure });
  }

  /** Counts expired sessions whose keys were removed. */
  countSwept(sessions: number): void {
    this.#sweptSessions.inc(sessions);
  }

  /** Counts a write to the audit log that failed. */
  countAuditFailure(): void {
    this.#auditFailures.inc();
  }

  /** Counts a stored value that could not be opened. */
  countCorruptValue(): void {
    this.#corruptValues.inc();
  }

  /** Counts a question to a language model that came to nothing; `unreadable` is a reply that is not of the format. */
  countModelFailure(provider: ModelRole, reason: LlmFailure | ReplyFlaw | 'unreadable'): void {
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
