/**
 * A text as somebody reads it. Escapes of JSON, HTML and URLs are what they mean: `Gru\u00df\nAnna M&uuml;ller` names
 * Anna Müller. Characters that nobody sees mean nothing; no-break and thin spaces are spaces, hyphens of all kinds
 * hyphens, and ligatures, full-width and styled letters letters; a word that is hyphenated at a line end is one word.
 * Logs, web pages, word processors and lists of contacts have all of these in names and numbers, and patterns know
 * none of them.
 */
import type { Stretch } from '@palimpsest/protocol';
import { AlignedTextWriter, alignedWithItself, originalStretch } from './aligned-text.js';
import { type Escape, findEscapes } from './escapes.js';

/** A decoded text, and the way back. */
export interface DecodedText {
  readonly text: string;
  /** Whether it has escapes that may as well be meant as they are written: a backslash may part folders. */
  readonly isUnsure: boolean;
  /** Where a stretch of it, not an empty one, stands in the original; escapes at its ends are in it as a whole. */
  readonly original: <Part extends Stretch>(part: Part) => Part;
  /**
   * A stretch of the original without the escapes into which it only reaches, and without the space behind them;
   * perhaps empty.
   */
  readonly cut: <Part extends Stretch>(part: Part) => Part;
}

/** Decodes a text. Takes time linear in its length. */
export function decodeText(text: string): DecodedText {
  const escapes = findEscapes(text);
  if (escapes.length === 0) return { text, isUnsure: false, original: (part) => part, cut: (part) => part };
  const writer = new AlignedTextWriter(alignedWithItself(text));
  const inside = new Map<number, Escape>();
  let copied = 0;
  for (const escape of escapes) {
    writer.copy(copied, escape.start);
    writer.write(escape.meaning, escape.start, escape.end);
    copied = escape.end;
    for (let at = escape.start + 1; at < escape.end; at++) inside.set(at, escape);
  }
  writer.copy(copied, text.length);
  const decoded = writer.finish();
  return {
    text: decoded.text,
    isUnsure: escapes.some(({ start }) => /[\\%]/.test(text.charAt(start))),
    original: (part) => ({ ...part, ...originalStretch(decoded, part) }),
    cut: (part) => {
      const start = inside.get(part.start)?.end ?? part.start;
      const end = Math.max(start, inside.get(part.end)?.start ?? part.end);
      return { ...part, ...withoutSpaceAtCuts(text, part, { start, end }) };
    },
  };
}

/** `remnant` of `whole` without the space at those ends that were cut. */
function withoutSpaceAtCuts(text: string, whole: Stretch, remnant: Stretch): Stretch {
  let { start, end } = remnant;
  if (start > whole.start) while (start < end && /\s/.test(text.charAt(start))) start++;
  if (end < whole.end) while (start < end && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}
