/** Texts that a source writes in units, such as escapes, and where each of their code units stands in it. */
import type { Places } from './document.js';

/** A decoded text. `places` has an entry for each of its code units. */
export interface DecodedText {
  readonly text: string;
  readonly places: Places;
}

/**
 * Decodes `raw`, which begins at `start` of its source. `unit` matches all that is written for one code unit, and
 * `meaningOf` says which; an empty meaning leaves it out, such as the line break of a folded line.
 */
export function decodeUnits(
  raw: string,
  start: number,
  unit: RegExp,
  meaningOf: (written: string) => string,
): DecodedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { 0: written, index } of raw.matchAll(unit)) {
    const meaning = meaningOf(written);
    if (meaning === '') continue;
    text += meaning;
    starts.push(start + index);
    ends.push(start + index + written.length);
  }
  return { text, places: { starts, ends } };
}

/** A text that stands in its source as it is, from `start` on. */
export function asWritten(text: string, start: number): DecodedText {
  const starts = Array.from({ length: text.length }, (_, unit) => start + unit);
  return { text, places: { starts, ends: starts.map((place) => place + 1) } };
}
