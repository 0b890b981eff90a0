/**
 * Headings, which are set off as names are: `B e s c h e i d` in spaced letters, `OFFICE USE` in capitals, and the
 * heads of a table's columns.
 */
import { commonWords } from '../common-words.js';
import { bodies } from './bodies.js';
import { endsAsDocument, endsAsThing } from './compounds.js';
import type { FoundName } from './found-name.js';
import { labelWords } from './label-words.js';
import { isEverydayNoun } from './everyday-nouns.js';
import { isEveryday, isLabel } from './word-kinds.js';

/** Whether a name is a heading or part of one. A place may well stand in capitals above a text. */
export const isHeading = (found: FoundName): boolean =>
  isSpacedOut(found.keys) ||
  (found.type !== 'LOCATION' &&
    found.words.every((word) => isEveryday(word) || isThing(word.toLowerCase())) &&
    isInCapitals(found)) ||
  isInTableHead(found);

/** A kind of body or a noun. */
const isThing = (key: string): boolean => bodies.has(key) || isEverydayNoun(key);

/** A word that a list holds, letter by letter; a name in spaced letters is in none of them. */
function isSpacedOut(keys: readonly string[]): boolean {
  if (keys.length < 3 || keys.some(({ length }) => length > 1)) return false;
  const word = keys.join('');
  return (
    labelWords.has(word) || (keys.length > 3 && (commonWords.has(word) || bodies.has(word) || endsAsDocument(word)))
  );
}

/** Nothing but words in capitals behind a number or letter of a list. */
const inCapitals = /^(?:\d{1,2}[.)] |\p{Lu}[.)] )?[\p{Lu}\p{M} &+·/,.:'’()–-]+$/u;
/** How far such a stretch is looked at on either side of the name, in UTF-16 code units. */
const longestStretch = 80;
/** What stands below the sender in capitals on top of a letter: `41 N 4TH ST`. */
const streetBelow = /^[ \t]*\r?\n[ \t]*\d{1,5} \S/u;

/**
 * Whether a name stands in a stretch of a line that has nothing but words in capitals, one of four letters among them.
 */
function isInCapitals({ text, start, end, name }: FoundName): boolean {
  if (!/\p{Lu}{4}/u.test(name)) return false;
  const behind = text.slice(end, end + longestStretch);
  if (streetBelow.test(behind)) return false;
  const before = /(?:(?! {2})[^\n\t|])*$/u.exec(text.slice(Math.max(0, start - longestStretch), start))?.[0] ?? '';
  const after = /^(?:(?! {2})[^\n\t|])*/u.exec(behind)?.[0] ?? '';
  return inCapitals.test((before + name + after).trim());
}

/**
 * How many cells a table's head has at least, how many of them are labels, and their share; the rest may be
 * abbreviations.
 */
const least = { cells: 5, labels: 2, share: 0.5 } as const;

/** No head of a table has more UTF-16 code units, and no row right below one stands further off than `rowsReach`. */
const longestHead = 400;
const rowsReach = 1_500;

/** A number that is more than the one behind a label: `Address1`, `Last4`. */
const number = /(?<![\p{L}\d])\d|\d{2}/u;

/**
 * Whether the line of a name is the head of a table: cells between `;`, `|`, commas, tabs or wide gaps without a
 * number, more than half of them labels; below it a row of them with a digit, above it none. In a form each label has
 * its value beside it, and the next row is of the same kind.
 */
function isInTableHead({ text, start: nameStart }: FoundName): boolean {
  const from = Math.max(0, nameStart - longestHead);
  const start = from + text.slice(from, nameStart).lastIndexOf('\n') + 1;
  const [line = '', ...below] = text.slice(start, start + rowsReach).split('\n', 4);
  const cells = cellsOf(line);
  if (cells.length < least.cells || line.length > longestHead || number.test(line)) return false;
  const labels = cells.filter(isColumnHead).length;
  if (labels < least.labels || labels <= least.share * cells.length) return false;
  const [row = ''] = below.filter((line) => /\p{L}|\d/u.test(line));
  const above = text.slice(Math.max(0, start - longestHead), Math.max(0, start - 1)).split('\n');
  return (
    /\d/u.test(row) && cellsOf(row).length > cells.length / 2 && cellsOf(above.at(-1) ?? '').length < cells.length / 2
  );
}

const cellsOf = (line: string): string[] =>
  line
    .split(/[;|\t]|,(?=\S)| {3,}/u)
    .map((cell) => cell.replace(/^[\s"']+|[\s"'.:]+$/gu, ''))
    .filter((cell) => /\p{L}|\d/u.test(cell));

/** `Name`, `Pers-Nr`, `first_name`, `Bemerkung`: what stands above a column. */
const isColumnHead = (cell: string): boolean =>
  /(?:nr|no|id|code|datum|date|name)$/iu.test(cell) ||
  cell.split(/[ _/-]/u).every((word) => isLabel(word) || commonWords.has(word.toLowerCase()) || endsAsThing(word));
