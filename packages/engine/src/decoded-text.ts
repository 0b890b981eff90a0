/**
 * A text as somebody reads it. Escapes of JSON, HTML, URLs, calendars, EDIFACT and LaTeX are what they mean:
 * `Gru\u00df\nAnna M&uuml;ller` names Anna Müller. Tags and emphasis mean nothing but line ends and edges of cells.
 * Characters that nobody sees mean nothing; no-break and thin spaces are spaces, hyphens of all kinds hyphens, and
 * ligatures, full-width and styled letters letters; a word that is hyphenated at a line end is one word. Logs, web
 * pages, word processors and lists of contacts have all of these in names and numbers, and patterns know none of them.
 */
import type { Stretch } from '@palimpsest/protocol';
import type { Span } from './detection.js';
import { AlignedTextWriter, alignedWithItself, originalStretch } from './aligned-text.js';
import { readReleased } from './edifact.js';
import { type Escape, findEscapes } from './escapes.js';
import { readLatex } from './latex.js';
import type { Markup } from './markup.js';

/** A decoded text, and the way back. */
export interface DecodedText {
  readonly text: string;
  /** Where a stretch of it, not an empty one, stands in the original; escapes at its ends are in it as a whole. */
  readonly original: <Part extends Stretch>(part: Part) => Part;
}

/** Decodes a text. Takes time linear in its length. */
export const decodeText = (text: string): DecodedText => decode(text, findEscapes(text));

/**
 * The ways in which a text can be read: decoded; and, where it has a backslash or percent sign that may as well be
 * meant as it is written (`corp\new` may be two folders), with these as they are. The second reading's `original` cuts
 * off escapes into which a stretch only reaches, with the space beside them, and is empty where nothing but escapes is
 * left.
 */
export function readingsOf(text: string): DecodedText[] {
  const escapes = findEscapes(text);
  const unsure = escapes.filter(({ isSure }) => !isSure);
  const decoded = decode(text, escapes);
  if (unsure.length === 0) return [decoded];
  const asWritten = decode(
    text,
    escapes.filter(({ isSure }) => isSure),
  );
  const cut = escapeCutter(text, unsure);
  return [decoded, { text: asWritten.text, original: (part) => cut(asWritten.original(part)) }];
}

/**
 * The ways in which a value can be read that was cut out of a text: the text showed how it is written, and the value
 * alone does not.
 */
export function readingsOfValue(value: string): string[] {
  const asWritten = decodeText(value).text;
  if (!/[\\{~&?]|--/.test(value)) return [asWritten];
  return [...new Set([asWritten, decode(value, readLatex(value)).text, readReleased(asWritten)])];
}

/** Makes of what finds spans in one reading what finds them in all, where they stand in the text as it is written. */
export const inEveryReading =
  (find: (text: string) => Span[]) =>
  (written: string): Span[] =>
    readingsOf(written)
      .flatMap(({ text, original }) => find(text).map(original))
      .filter(({ start, end }) => start < end);

function decode(text: string, marks: readonly Markup[]): DecodedText {
  if (marks.length === 0) return { text, original: (part) => part };
  const writer = new AlignedTextWriter(alignedWithItself(text));
  let copied = 0;
  for (const { start, end, meaning } of marks) {
    writer.copy(copied, start);
    writer.write(meaning, start, end);
    copied = end;
  }
  writer.copy(copied, text.length);
  const decoded = writer.finish();
  return { text: decoded.text, original: (part) => ({ ...part, ...originalStretch(decoded, part) }) };
}

/** Makes the function that cuts off, at both ends of a stretch, the escapes into which it only reaches. */
function escapeCutter(text: string, escapes: readonly Escape[]): <Part extends Stretch>(part: Part) => Part {
  const whole = new Map<number, Escape>();
  const inside = new Map<number, Escape>();
  for (const escape of escapes) {
    whole.set(escape.start, escape);
    for (let at = escape.start + 1; at < escape.end; at++) inside.set(at, escape);
  }
  const isOnlyEscapes = ({ start, end }: Stretch): boolean => {
    let at = start;
    while (at < end && whole.has(at)) at = whole.get(at)?.end ?? end;
    return at >= end;
  };
  return (part) => {
    const start = inside.get(part.start)?.end ?? part.start;
    const end = Math.max(start, inside.get(part.end)?.start ?? part.end);
    const remnant = withoutSpaceAtCuts(text, part, { start, end });
    return { ...part, ...(isOnlyEscapes(remnant) ? { start, end: start } : remnant) };
  };
}

/** `remnant` of `whole` without the space at those ends that were cut. */
function withoutSpaceAtCuts(text: string, whole: Stretch, remnant: Stretch): Stretch {
  let { start, end } = remnant;
  if (start > whole.start) while (start < end && /\s/.test(text.charAt(start))) start++;
  if (end < whole.end) while (start < end && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}
