/** The smallest parts that the HTTP layer can be tested with: sessions in a map, e-mail addresses for personal data. */
import { findPlaceholders, formatPlaceholder } from '@palimpsest/protocol';
import { randomUUID } from 'node:crypto';
import type { MaskedSpan, Masking, RateLimit, RateLimiter } from '../../src/http/parts.js';
import { Problem } from '../../src/problems.js';
import type { TestClock } from './service.js';

const emailAddress = /(?<![\w.])[\w.]{1,64}@[\w.]{1,200}\w/g;

interface MemorySession {
  readonly tenant: string;
  readonly expiresAtMs: number;
  readonly values: string[];
}

/** Use cases that hold their promises within one process. Masks e-mail addresses and nothing else. */
export function inMemoryMasking(clock: TestClock): Masking {
  const sessions = new Map<string, MemorySession>();
  const find = ({ tenant, sessionId }: { tenant: string; sessionId: string }): MemorySession => {
    const session = sessions.get(sessionId);
    if (session?.tenant !== tenant || session.expiresAtMs <= clock.nowMs)
      throw new Problem('session_not_found', 'No active session has this id.');
    return session;
  };
  const numberOf = (values: string[], value: string): number =>
    values.includes(value) ? values.indexOf(value) + 1 : values.push(value);

  /* eslint-disable @typescript-eslint/require-await -- promises by contract */
  return {
    open: async ({ tenant, ttlSeconds }) => {
      const sessionId = randomUUID();
      const expiresAtMs = clock.nowMs + ttlSeconds * 1000;
      sessions.set(sessionId, { tenant, expiresAtMs, values: [] });
      return { sessionId, expiresAtMs };
    },
    mask: async ({ text, stages, ...session }) => {
      const { values } = find(session);
      const entities = [...text.matchAll(emailAddress)].map(({ 0: value, index: start }): MaskedSpan => ({
        start,
        end: start + value.length,
        type: 'EMAIL_ADDRESS',
        number: numberOf(values, value),
        confidence: 1,
      }));
      const maskedText = text.replace(emailAddress, (value) =>
        formatPlaceholder({ type: 'EMAIL_ADDRESS', number: numberOf(values, value) }),
      );
      const complete = stages !== undefined && !stages.includes(3);
      return { maskedText, entities, flags: complete ? [] : ['context_llm_disabled'] };
    },
    unmask: async ({ text, ...session }) => {
      const { values } = find(session);
      let restored = '';
      let at = 0;
      for (const { start, end, number } of findPlaceholders(text)) {
        restored += text.slice(at, start) + (values[number - 1] ?? text.slice(start, end));
        at = end;
      }
      return restored + text.slice(at);
    },
    destroy: async ({ tenant, sessionId }) => {
      if (sessions.get(sessionId)?.tenant === tenant) sessions.delete(sessionId);
    },
  };
  /* eslint-enable @typescript-eslint/require-await */
}

/** A fixed window per key; all begin at multiples of their length. */
export function inMemoryRateLimiter({ requests, windowSeconds }: RateLimit, clock: TestClock): RateLimiter {
  const windowMs = windowSeconds * 1000;
  const counts = new Map<string, number>();
  return {
    hit: ({ id }) => {
      const window = Math.floor(clock.nowMs / windowMs);
      const count = (counts.get(`${id} ${window}`) ?? 0) + 1;
      counts.set(`${id} ${window}`, count);
      return {
        isAllowed: count <= requests,
        limit: requests,
        remaining: Math.max(0, requests - count),
        resetSeconds: Math.ceil(((window + 1) * windowMs - clock.nowMs) / 1000),
      };
    },
  };
}
