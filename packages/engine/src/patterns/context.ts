/**
 * Whether a context word belongs to a value. It does in three places:
 *
 * - before it, at most 80 characters away in the same sentence: `Ihre Steuer-ID lautet 20 481 639 528`. A line break
 *   may stand between (a label above its value) as long as no digit stands between the word and the break.
 * - after it, at most 30 characters away on the same line: `20 481 639 528 ist Ihre Steuer-ID`; behind a comma only if
 *   nothing but the end of the line or sentence follows: `B33 8TH, United Kingdom`.
 * - over it, in the head of its column, or in the name of the column that SQL inserts it into.
 *
 * It does not where a sentence, a paragraph or a table row ends between, or where another label with a colon or equals
 * sign, or another XML element, begins after another value: `Steuer-ID: 20481639528, Kundennummer: 4711`. Placeholders
 * between count as one character.
 */
import type { Stretch } from '@palimpsest/protocol';
import type { Columns } from './columns.js';
import type { ContextWord } from './context-words.js';
import { firstFrom } from './in-order.js';
import { lengthWithoutPlaceholders } from './readable-text.js';

const reachBefore = 80;
const reachAfter = 30;
/** Room for what `reachBefore` does not count: some placeholders. */
const widestGap = 400;
/** A row's label begins at the start of its line, or after a number or bullet. */
const longestRowLabel = 30;

/** An abbreviation has up to three letters before its full stop, or is a number's `nr`. */
const sentenceEnd = /(?:[!?…]|\p{L}{4}(?<!nr)\.|\d{3}\.)["'“”»«)]?\s+(?=[\p{Lu}\u2028])/u;
const valueLike = /(?:\d[ ./-]?){4}|\u2028\ufffc/u;
/** Letters before a colon or equals sign, or an XML element; the elements of HTML's running text have shorter names. */
const label = /\p{L}[^\d:=]*[:=]|<[a-z][\w.-]{3,}>/iu;

/**
 * Distance from `value` to the nearest of `words` that belongs to it, in characters; a column head is as near as can
 * be, and a word after the value is farther than any before it. Undefined where none belongs to it.
 * `words` are sorted by start.
 */
export function distanceToContext(
  text: string,
  value: Stretch,
  words: readonly ContextWord[],
  columns: Columns,
): number | undefined {
  if (columns.headsOver(value).some((head) => startsWithin(head, words))) return 0;
  const before = distanceBefore(text, value, words, columns) ?? Infinity;
  const after = distanceAfter(text, value, words) ?? Infinity;
  return before === Infinity && after === Infinity ? undefined : Math.min(before, after);
}

const startsWithin = ({ start, end }: Stretch, words: readonly ContextWord[]): boolean =>
  (words[firstFrom(words, start)]?.start ?? Infinity) < end;

function distanceBefore(text: string, value: Stretch, words: readonly ContextWord[], columns: Columns) {
  const earliest = Math.max(value.start - widestGap, columns.insertedAt(value)?.start ?? 0);
  for (let index = firstFrom(words, value.start) - 1; index >= 0; index--) {
    const word = words[index];
    if (!word || word.start < earliest) return undefined;
    if (word.end > value.start || text.startsWith('</', word.start - 2)) continue;
    const gap = text.slice(word.end, value.start);
    const distance = lengthWithoutPlaceholders(gap.replace(/ {2,}/g, ' '));
    if (distance > reachBefore) return undefined;
    if (leadsOn(gap, text.charAt(value.start), value, columns)) return distance;
  }
  return undefined;
}

/** Whether the text between a word and the value after it, whose first character is `first`, keeps them together. */
function leadsOn(gap: string, first: string, value: Stretch, columns: Columns): boolean {
  const [line = '', ...linesAfter] = gap.split(/\r?\n/);
  if (linesAfter.length > 0 && (/\d/.test(line) || columns.headsOver(value).length > 0)) return false;
  if (linesAfter.length > 2) return false;
  if (sentenceEnd.test(gap + first) || hasOtherLabel(gap)) return false;
  const separator = columns.separatorAround(value);
  if (separator === undefined) return true;
  const [, ...between] = gap.split(separator);
  return between.length <= 1 || (linesAfter.length === 0 && isRowOf(between.slice(0, -1), value, gap, columns));
}

/** Whether a row begins with the word, and only values stand between: `Geburtsdatum   08.08.1993   11.01.1990`. */
function isRowOf(cells: readonly string[], value: Stretch, gap: string, columns: Columns): boolean {
  const { start } = columns.lineBefore(value);
  const isFirst = value.start - gap.length - start <= longestRowLabel;
  return isFirst && cells.every((cell) => /\d|^\W*$/.test(cell));
}

/** Whether a value stands in the gap and a label after it, to which all that follows belongs. */
function hasOtherLabel(gap: string): boolean {
  const value = valueLike.exec(gap);
  return value !== null && label.test(gap.slice(value.index + value[0].length));
}

/** Distance to the first word after the value, unless that is the label of what comes next. */
function distanceAfter(text: string, value: Stretch, words: readonly ContextWord[]): number | undefined {
  const word = words[firstFrom(words, value.end)];
  if (!word || word.start > value.end + reachAfter) return undefined;
  const gap = text.slice(value.end, word.start);
  if (gap === ', ') return isLastOfItsLine(text, word) ? reachBefore + gap.length : undefined;
  if (/[\r\n\t|,;:]|<\/|^\. /.test(gap) || sentenceEnd.test(gap + text.charAt(word.start))) return undefined;
  const isLabel = /^[^\n\d:=]{0,20}[:=]/.test(text.slice(word.end, word.end + 24));
  return isLabel ? undefined : reachBefore + gap.length;
}

const isLastOfItsLine = (text: string, { end }: ContextWord): boolean =>
  /^[ \t]*(?:[.)"]{0,2}[ \t]*(?:[\r\n]|$)|\.[ ])/.test(text.slice(end, end + 6));
