/**
 * What stages 1 and 2 found, for texts that come again: a chat sends its whole history with every turn. Offsets and
 * types are kept under a keyed hash of session and text; no text is, and no session meets what another sent.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Span, Stage } from '@palimpsest/engine';
import { LRUCache } from 'lru-cache';

/** What is remembered of one text in one session. Flags are not: only stages without any are to be remembered. */
export interface RememberedText {
  knows(stage: 1 | 2): boolean;
  /** The stage, run only where what it found is not known. A failure is not remembered. */
  once(number: 1 | 2, stage: Stage): Stage;
}

/** Milliseconds after their last use at which spans are forgotten. */
const maxIdleMs = 300_000;

/** Texts and spans that are remembered in all: some tens of megabytes. */
const maxRemembered = 100_000;

/** Makes a memory for the texts of all sessions; `session` names one among all of all tenants. `nowMs` never goes back. */
export function rememberSpans(nowMs = () => performance.now()): (session: string, text: string) => RememberedText {
  const hashKey = randomBytes(32);
  const found = new LRUCache<string, readonly Span[]>({
    maxSize: maxRemembered,
    sizeCalculation: (spans) => 1 + spans.length,
    ttl: maxIdleMs,
    perf: { now: nowMs },
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
  return (session, text) => {
    const hash = createHmac('sha256', hashKey).update(`${session}\n`).update(text, 'utf16le'); // in UTF-8, lone surrogates are alike
    const name = hash.digest('base64');
    const keyOf = (stage: 1 | 2): string => `${stage} ${name}`;
    return {
      knows: (stage) => found.has(keyOf(stage)),
      once: (number, stage) => async (known, signal) => {
        const before = found.get(keyOf(number));
        if (before) return { spans: before, flags: [] };
        const { spans } = await stage(known, signal);
        found.set(keyOf(number), spans);
        return { spans, flags: [] };
      },
    };
  };
}
