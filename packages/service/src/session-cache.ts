/** What sessions know, unsealed, for a short while: the only place where original values outlive a call. */
import { LRUCache } from 'lru-cache';
import type { SessionMemory } from './session-memory.js';
import type { SessionRef } from './stores/store.js';
import type { SessionKeys } from './vault/session-keys.js';

/** Unsealed values leave the process's memory this long after their last use. */
const maxIdleMs = 60_000;

/** Sessions whose end is kept in mind: calls that are in flight at once touch far fewer. */
const maxEnded = 10_000;

/** The keys of a session, opened, and its mapping as the store had it in one of its eras. */
export interface UnsealedSession {
  readonly keys: SessionKeys;
  readonly memory: SessionMemory;
  readonly era: string;
}

/** Forgets what is not used, and what has ended for good: a call that was in flight then can't bring it back. */
export class SessionCache {
  readonly #sessions: LRUCache<string, UnsealedSession>;
  readonly #ended: LRUCache<string, true>;

  /** `maxBytes`: what all that is kept may take, estimated. The clock is in milliseconds. */
  constructor(maxBytes: number, clock: { now(): number } = performance) {
    const lifetime = { ttl: maxIdleMs, updateAgeOnGet: true, ttlAutopurge: true };
    this.#sessions = new LRUCache({ ...lifetime, maxSize: maxBytes, perf: clock });
    this.#ended = new LRUCache({ max: maxEnded, ttl: maxIdleMs, perf: clock });
  }

  /** What is kept of a session. */
  get(ref: SessionRef): UnsealedSession | undefined {
    return this.#sessions.get(keyOf(ref));
  }

  /** Keeps a session, anew each time it has grown; one that has ended is not kept. */
  keep({ keys, memory, era }: UnsealedSession): void {
    const key = keyOf(keys.ref);
    if (!this.#ended.has(key)) this.#sessions.set(key, { keys, memory, era }, { size: memory.bytes, ttl: maxIdleMs });
  }

  /** Drops what is kept of a session that goes on. */
  forget(ref: SessionRef): void {
    this.#sessions.delete(keyOf(ref));
  }

  /** To be called when a session has ended: no session ever has its id again. */
  end(ref: SessionRef): void {
    const key = keyOf(ref);
    this.#ended.set(key, true);
    this.#sessions.delete(key);
  }
}

const keyOf = ({ tenant, id }: SessionRef): string => `${id} ${tenant}`;
