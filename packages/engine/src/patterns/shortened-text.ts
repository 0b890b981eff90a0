/** A text without some of its stretches, and the way back to the whole one. */
import type { Stretch } from '@palimpsest/protocol';
import { lastAtOrBefore } from './in-order.js';

/** A text from which something was left out. */
export interface ShortenedText {
  readonly text: string;
  /** Where the code unit at `at` stood before. */
  readonly offsetOf: (at: number) => number;
}

/** `text` without `stretches`, which are in order and do not overlap. */
export function withoutStretches(text: string, stretches: readonly Stretch[]): ShortenedText {
  if (stretches.length === 0) return { text, offsetOf: (at) => at };
  const cuts: { readonly start: number; readonly removed: number }[] = [];
  let shortened = '';
  let removed = 0;
  let from = 0;
  for (const { start, end } of stretches) {
    shortened += text.slice(from, start);
    cuts.push({ start: start - removed, removed: (removed += end - start) });
    from = end;
  }
  return {
    text: shortened + text.slice(from),
    offsetOf: (at) => at + (cuts[lastAtOrBefore(cuts, at)]?.removed ?? 0),
  };
}
