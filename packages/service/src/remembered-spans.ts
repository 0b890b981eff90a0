/**
 * What stages 1 and 2 found, for texts that come again: a chat sends its whole history with every turn. Offsets and
 * types are kept under a keyed hash of session and text; no text is, and no session meets what another sent.
 */
import { hash, randomBytes } from 'node:crypto';
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

/** Bytes that all of it may take in memory, estimated. */
const maxBytes = 16 * 1024 * 1024;

/** Bytes that a text takes in memory besides its spans: hash, map entry and timer, measured roughly. */
const overheadBytes = 1_000;

/** Makes a memory for the texts of all sessions; `session` names one among all of all tenants. `nowMs` never goes back. */
export function rememberSpans(nowMs = () => performance.now()): (session: string, text: string) => RememberedText {
  const hashKey = randomBytes(32);
  // As JSON: one string lives and dies cheaper than dozens of objects.
  const found = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (json) => overheadBytes + json.length,
    ttl: maxIdleMs,
    perf: { now: nowMs },
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });
  return (session, text) => {
    const content = Buffer.from(`${session}\n${text}`, 'utf16le'); // in UTF-8, lone surrogates are alike
    const name = hash('sha256', Buffer.concat([hashKey, content]), 'base64'); // in one call: an object for each costs memory
    const keyOf = (stage: 1 | 2): string => `${stage} ${name}`;
    return {
      knows: (stage) => found.has(keyOf(stage)),
      once: (number, stage) => async (known, signal) => {
        const before = found.get(keyOf(number));
        if (before !== undefined) return { spans: JSON.parse(before) as Span[], flags: [] }; // written below
        const { spans } = await stage(known, signal);
        found.set(keyOf(number), JSON.stringify(spans));
        return { spans, flags: [] };
      },
    };
  };
}
