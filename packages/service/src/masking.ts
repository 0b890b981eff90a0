/** The use cases of the service: open a session, mask a text, restore a text, destroy a session. */
import { type Detection, recall, type StageNumber } from '@palimpsest/engine';
import { type AuditFlag, type EntityType, findPlaceholders, replaceEach } from '@palimpsest/protocol';
import { assignPlaceholders, type MaskedSpan } from './assignment.js';
import type { AuditLog } from './audit-log.js';
import type { FindsCache } from './finds-cache.js';
import type { Metrics } from './metrics.js';
import type { Pipeline } from './pipeline.js';
import { Problem, UnavailableError } from './problems.js';
import type { ActiveSession, Sessions } from './sessions.js';
import { turnsByKey } from './scheduling/turns-by-key.js';

/** Who asks. */
export interface Asker {
  readonly tenant: string;
  /** Id of the API key; it stands in the audit log and decides nothing. */
  readonly keyId: string;
}

/** A session as callers name it. `sessionId` is a UUID in lower case. */
export interface SessionOfTenant extends Asker {
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
  open(request: Asker & { readonly ttlSeconds: number }): Promise<{ sessionId: string; expiresAtMs: number }>;
  /**
   * `stages` undefined stands for all that are configured. `signal` aborts when nobody waits for the answer any more.
   */
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
  readonly finds: Pick<FindsCache, 'ofSession'>;
  readonly metrics: Pick<Metrics, 'countMasked'>;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly maxMappings: number;
}

/** A try fails only where another replica appended meanwhile: calls of this process take turns. */
const mostTries = 20;

/** Builds the use cases. */
export function createMasking({ pipeline, sessions, finds, metrics, audit, maxMappings }: MaskingParts): Masking {
  const inTurn = turnsByKey();
  return {
    async open({ tenant, keyId, ttlSeconds }) {
      const opened = await sessions.create(tenant, ttlSeconds);
      const expiresAt = new Date(opened.expiresAtMs).toISOString();
      await audit.record({ event: 'opened', tenant, keyId, sessionId: opened.sessionId, expiresAt });
      return opened;
    },

    async mask({ tenant, keyId, sessionId, text, stages }, signal) {
      const ref = { tenant, id: sessionId };
      const active = await sessions.requireActive(ref); // an unknown session is refused before any work is done for it
      const knownValues = async () => (await sessions.open(await sessions.requireActive(ref))).memory.values;
      const remember = finds.ofSession(active.keys);
      const fresh = await pipeline.find({ text, stages, knownValues, remember }, signal);
      const masked = await inTurn(`${sessionId} ${tenant}`, () => assign(active, fresh));
      const { spans, flags } = masked;
      const types = spans.map(({ type }) => type);
      metrics.countMasked(types, flags);
      await audit.record({ event: 'masked', tenant, keyId, sessionId, types, flags });
      return masked;
    },

    async unmask({ tenant, keyId, sessionId, text }) {
      const placeholders = findPlaceholders(text);
      const textOf = await sessions.lookUp({ tenant, id: sessionId }, placeholders);
      const types: EntityType[] = [];
      const restored = replaceEach(text, placeholders, (placeholder, written) => {
        const original = textOf(placeholder);
        if (original === undefined) return written;
        types.push(placeholder.type);
        return original;
      });
      await audit.record({ event: 'restored', tenant, keyId, sessionId, types });
      return restored;
    },

    /** Never waits for a record: what is to be forgotten is forgotten, and who gets no answer asks again. */
    async destroy({ tenant, keyId, sessionId }) {
      await sessions.destroy({ tenant, id: sessionId });
      await audit.record({ event: 'destroyed', tenant, keyId, sessionId });
    },
  };

  /** Gives each span its placeholder in the session, durably. */
  async function assign(active: ActiveSession, fresh: Detection): Promise<MaskedText> {
    for (let tries = 0; tries < mostTries; tries++) {
      const session = await sessions.open(tries === 0 ? active : await sessions.requireActive(active.keys.ref));
      const known = pipeline.withoutTypesOff(recall(fresh, session.memory.values));
      const { maskedText, spans, added } = assignPlaceholders(known, session.memory);
      if (session.memory.version + added.length > maxMappings) throw sessionIsFull(maxMappings);
      if (await sessions.append(session, added)) return { maskedText, spans, flags: known.flags };
      // Another replica was faster: look again with what it found.
    }
    throw new UnavailableError('Too many calls of this session at once.');
  }
}

const sessionIsFull = (maxMappings: number): Problem =>
  new Problem('validation_error', `The session holds at most ${maxMappings} placeholders; open a new one.`, {
    errors: [
      { path: '/session_id', message: `names a session that is full; it holds at most ${maxMappings} placeholders` },
    ],
  });
