/**
 * Which span wins where several cover the same text. Nothing else in the engine decides that.
 *
 * - Placeholders that stand in the text belong to nobody.
 * - What is known wins over what is added: a validated pattern (stage 1) over a name (stage 2) over a quote (3, 4).
 * - Of what one stage adds, the longer span wins; of two equal spans, the more specific type.
 * - A loser is cut, not dropped: what lies outside the winner stays masked under the loser's type, as long as a letter
 *   or digit is left. So the letters and digits of every span ever found are masked in the end.
 */
import { type EntityType, findPlaceholders } from '@palimpsest/protocol';
import type { Detection, Findings, Span } from './detection.js';

/** Longest value that a mapping holds, in UTF-16 code units; a longer span becomes consecutive spans. */
export const maxSpanLength = 4096;

/** Types that say little of their text and give way to any other at equal bounds; the first gives way to all. */
const unspecificTypes: readonly EntityType[] = [
  'QUASI_IDENTIFIER', 'DATE_TIME', 'CASE_NUMBER', 'LOCATION', 'ORGANIZATION', 'PERSON', 'USERNAME', 'URL', 'SECRET',
]; // prettier-ignore

/** Types of one country, by their prefix or, of the US, as they are known there; IP_ADDRESS only looks like one. */
const isNational = (type: EntityType): boolean => /^(?:[A-Z]{2}|ABA|MEDICAL)_/.test(type);

/**
 * The higher, the more specific: DE_IBAN over IBAN_CODE, STREET_ADDRESS over LOCATION, DATE_OF_BIRTH over DATE_TIME.
 */
function specificity(type: EntityType): number {
  const unspecific = unspecificTypes.indexOf(type);
  if (unspecific >= 0) return unspecific;
  return isNational(type) ? unspecificTypes.length + 1 : unspecificTypes.length;
}

/** Orders spans of one stage so that the winner of two comes first. */
const byPrecedence = (a: Span, b: Span): number =>
  b.end - b.start - (a.end - a.start) ||
  specificity(b.type) - specificity(a.type) ||
  a.start - b.start ||
  b.confidence - a.confidence;

/** Adds what a stage found to what is known. Known spans stay exactly as they are. */
export const extend = (known: Detection, added: Findings): Detection => ({
  text: known.text,
  spans:
    added.spans.length === 0
      ? known.spans
      : settle(known.text, [...known.spans, ...[...added.spans].sort(byPrecedence)]),
  flags: [...new Set([...known.flags, ...added.flags])],
});

/**
 * Makes `candidates`, the winners first, disjoint: each keeps what no earlier one covers.
 * Returns spans sorted by start, none longer than `maxSpanLength`.
 */
export function settle(text: string, candidates: readonly Span[]): Span[] {
  const nobody = -1;
  const placeholder = -2;
  const owner = new Int32Array(text.length).fill(nobody);
  for (const { start, end } of findPlaceholders(text)) owner.fill(placeholder, start, end);
  candidates.forEach(({ start, end }, index) => {
    for (let at = start; at < end; at++) if (owner[at] === nobody) owner[at] = index;
  });

  const settled: Span[] = [];
  for (const { index, ...remnant } of runsOf(owner)) {
    const candidate = candidates[index];
    if (candidate) settled.push(...inPieces(text, trimCuts(text, candidate, remnant)));
  }
  return settled;
}

/** The longest stretches over which `owner` holds one index. */
function* runsOf(owner: Int32Array): Generator<{ index: number; start: number; end: number }> {
  let start = 0;
  for (let at = 1; at <= owner.length; at++) {
    const index = owner[start] ?? -1;
    if (at < owner.length && owner[at] === index) continue;
    yield { index, start, end: at };
    start = at;
  }
}

/** Takes space and punctuation off those ends of a remnant that another span cut, line ends that JSON escapes too. */
function trimCuts(text: string, whole: Span, remnant: { start: number; end: number }): Span {
  let { start, end } = remnant;
  const isWordAt = (at: number): boolean => /[\p{L}\p{N}\p{M}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
  const isBreakAt = (at: number): boolean => at >= remnant.start && /^\\[nrt](?![a-z])/.test(text.slice(at, at + 3));
  if (start > whole.start) while (start < end && !isWordAt(start)) start += isBreakAt(start) ? 2 : 1;
  const isPartOfWord = (at: number): boolean => isWordAt(at) || isLowSurrogate(text, at);
  if (end < whole.end)
    while (end > start && (isBreakAt(end - 2) || !isPartOfWord(end - 1))) end -= isBreakAt(end - 2) ? 2 : 1;
  return { ...whole, start, end: Math.max(start, end) };
}

/** Cuts a span that is too long for one mapping value; drops a remnant with neither letter nor digit. */
function inPieces(text: string, span: Span): Span[] {
  if (!/[\p{L}\p{N}]/u.test(text.slice(span.start, span.end))) return [];
  const pieces: Span[] = [];
  for (let start = span.start; start < span.end;) {
    let end = Math.min(start + maxSpanLength, span.end);
    if (end < span.end && isLowSurrogate(text, end)) end--;
    pieces.push({ ...span, start, end });
    start = end;
  }
  return pieces;
}

const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
