/** The use cases of the service: open a session, mask a text, restore a text, destroy a session. */
import { recall, type StageNumber } from '@palimpsest/engine';
import { type AuditFlag, findPlaceholders, type Placeholder, type PlaceholderMatch } from '@palimpsest/protocol';
import { assignPlaceholders, type MaskedSpan } from './assignment.js';
import type { Metrics } from './metrics.js';
import type { Pipeline } from './pipeline.js';
import { Problem } from './problems.js';
import type { Sessions } from './sessions.js';

/** A session as callers name it. `sessionId` is a UUID in lower case. */
export interface SessionOfTenant {
  readonly tenant: string;
  readonly sessionId: string;
}

/** A text with placeholders in place of what was found in it. Offsets of `spans` are those of the original text. */
export interface MaskedText {
  readonly maskedText: string;
  readonly spans: readonly MaskedSpan[];
  readonly flags: readonly AuditFlag[];
}

/**
 * The use cases. Each rejects with a `Problem` where the request is refused, and with `UnavailableError` where the same
 * request may succeed later.
 */
export interface Masking {
  open(request: {
    readonly tenant: string;
    readonly ttlSeconds: number;
  }): Promise<{ sessionId: string; expiresAtMs: number }>;
  /** `stages` undefined stands for all that are configured. `signal` aborts when nobody waits for the answer any more. */
  mask(
    request: SessionOfTenant & { readonly text: string; readonly stages: readonly StageNumber[] | undefined },
    signal: AbortSignal,
  ): Promise<MaskedText>;
  unmask(request: SessionOfTenant & { readonly text: string }): Promise<string>;
  /** Succeeds whether or not the session exists, for anybody. */
  destroy(request: SessionOfTenant): Promise<void>;
}

/** What the use cases are built on. A session holds at most `maxMappings` placeholders. */
export interface MaskingParts {
  readonly pipeline: Pipeline;
  readonly sessions: Sessions;
  readonly metrics: Pick<Metrics, 'countMasked'>;
  readonly maxMappings: number;
}

/** Builds the use cases. */
export function createMasking({ pipeline, sessions, metrics, maxMappings }: MaskingParts): Masking {
  return {
    open: ({ tenant, ttlSeconds }) => sessions.create(tenant, ttlSeconds),

    async mask({ tenant, sessionId, text, stages }, signal) {
      const ref = { tenant, id: sessionId };
      await sessions.open(ref); // an unknown session is refused before any work is done for it
      const knownValues = async () => (await sessions.open(ref)).memory.values;
      const fresh = await pipeline.find({ text, stages, knownValues }, signal);
      for (;;) {
        const session = await sessions.open(ref);
        const known = pipeline.withoutTypesOff(recall(fresh, session.memory.values));
        const { maskedText, spans, added } = assignPlaceholders(known, session.memory);
        if (session.memory.version + added.length > maxMappings) throw sessionIsFull(maxMappings);
        if (!(await sessions.append(session, added))) continue; // another call was faster: look again with what it found
        metrics.countMasked(
          spans.map(({ type }) => type),
          known.flags,
        );
        return { maskedText, spans, flags: known.flags };
      }
    },

    async unmask({ tenant, sessionId, text }) {
      const placeholders = findPlaceholders(text);
      const textOf = await sessions.lookUp({ tenant, id: sessionId }, placeholders);
      return restoreText(text, placeholders, textOf);
    },

    destroy: ({ tenant, sessionId }) => sessions.destroy({ tenant, id: sessionId }),
  };
}

/** One pass, never recursive: a placeholder that stands in a restored value stays as it is. */
function restoreText(
  text: string,
  placeholders: readonly PlaceholderMatch[],
  textOf: (placeholder: Placeholder) => string | undefined,
): string {
  let restored = '';
  let at = 0;
  for (const match of placeholders) {
    restored += text.slice(at, match.start) + (textOf(match) ?? text.slice(match.start, match.end));
    at = match.end;
  }
  return restored + text.slice(at);
}

const sessionIsFull = (maxMappings: number): Problem =>
  new Problem('validation_error', `The session holds at most ${maxMappings} placeholders; open a new one.`, {
    errors: [
      { path: '/session_id', message: `names a session that is full; it holds at most ${maxMappings} placeholders` },
    ],
  });
