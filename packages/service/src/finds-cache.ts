/**
 * What stages 1 and 2 found in texts that a session sent before. A chat sends its history again with every turn, and a
 * long document goes round until nothing new is learned: what was looked through is not looked through again.
 */
import type { RememberFinds, Span } from '@palimpsest/engine';
import { LRUCache } from 'lru-cache';
import { indexText } from './vault/sealing.js';
import type { SessionKeys } from './vault/session-keys.js';

/** How long finds are kept after their last use: longer than most people take for a turn. */
const maxIdleMs = 10 * 60_000;

/** Bound of all entries together, counted in spans of about 150 bytes each. */
const maxSpans = 200_000;

/** What an entry takes beside its spans, counted in spans. */
const spansPerEntry = 3;

/**
 * Keeps types and offsets, and in place of each text its blind index under the session's key. So no text is found but
 * by the session that sent it, and when the session's key is gone nobody can tell what an entry was about.
 */
export class FindsCache {
  readonly #finds: LRUCache<string, readonly Span[]>;
  readonly #onLookup: (result: 'hit' | 'miss') => void;

  /** `onLookup` is told whether a text was known. The clock is in milliseconds. */
  constructor(onLookup: (result: 'hit' | 'miss') => void, clock: { now(): number } = performance) {
    this.#onLookup = onLookup;
    this.#finds = new LRUCache({
      maxSize: maxSpans,
      ttl: maxIdleMs,
      updateAgeOnGet: true,
      ttlAutopurge: true,
      perf: clock,
    });
  }

  /** The memory of one session. Nothing is kept of a search that fails. */
  ofSession(keys: SessionKeys): RememberFinds {
    return async (stage, text, find) => {
      const index = Buffer.from(indexText(keys, stage, text)).toString('base64');
      const known = this.#finds.get(index);
      this.#onLookup(known ? 'hit' : 'miss');
      if (known) return known;
      const found = await find();
      this.#finds.set(index, found, { size: spansPerEntry + found.length });
      return found;
    };
  }
}
