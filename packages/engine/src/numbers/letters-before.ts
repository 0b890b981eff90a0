/**
 * One or two capitals before a number that belong to it, whatever found the number: `Seriennummer FD 9906 00538`.
 */
import type { EntityType, Stretch } from '@palimpsest/protocol';
import { commonWords } from '../common-words.js';
import { labelsInCapitals } from '../recognizers/text/number/label-abbreviations.js';

/** Letters, or the first of a container's owner (ISO 6346): `MSKU 407182 6`. */
const lettersBefore = /(?:^|[^\p{L}\p{M}\p{N}./&@#_+-])(\p{Lu}{1,2}|\p{Lu}{3}U)[ \u00a0]$/u;
const longest = 6;

/** The span with the letters before it, if it is a number of a file that begins with a digit. */
export function withLettersBefore<Span extends Stretch & { readonly type: EntityType }>(
  text: string,
  span: Span,
): Span {
  if (span.type !== 'CASE_NUMBER' || !/\d/.test(text.charAt(span.start))) return span;
  const [, letters] = lettersBefore.exec(text.slice(Math.max(0, span.start - longest), span.start)) ?? [];
  if (letters === undefined || labelsInCapitals.has(letters)) return span;
  if (letters.length === 2 && commonWords.has(letters.toLowerCase())) return span; // `THE NUMBER IS 448219`
  return { ...span, start: span.start - letters.length - 1 };
}
