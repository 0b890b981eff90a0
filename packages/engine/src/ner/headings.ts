/** Headings, which the model reads as names: `OFFICE USE` in capitals, and the heads of a table's columns. */
import type { Stretch } from './model-text.js';

/** Nothing but words in capitals behind a number or letter of a list. */
const inCapitals = /^(?:\d{1,2}[.)] |\p{Lu}[.)] )?[\p{Lu}\p{M} &/,.:'’()–-]+$/u;
/** What stands below the sender in capitals on top of a letter: `41 N 4TH ST`. */
const streetBelow = /^[ \t]*\r?\n[ \t]*\d{1,5} \S/u;

/** Whether `words` stand in a stretch of a line that has nothing but words in capitals, one of four letters among them. */
export function isInCapitals(text: string, words: readonly Stretch[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || !/\p{Lu}{4}/u.test(text.slice(first.start, last.end))) return false;
  const before = /(?:(?! {2})[^\n\t|])*$/u.exec(text.slice(Math.max(0, first.start - 80), first.start))?.[0] ?? '';
  const after = /^(?:(?! {2})[^\n\t|])*/u.exec(text.slice(last.end, last.end + 80))?.[0] ?? '';
  if (streetBelow.test(text.slice(last.end, last.end + 80))) return false;
  return inCapitals.test((before + text.slice(first.start, last.end) + after).trim());
}

/** How many cells a table's head has at least, how many of them are labels, and their share; the rest may be abbreviations. */
const least = { cells: 5, labels: 2, share: 0.5 } as const;

/** No head of a table has more characters. */
const longestHead = 400;

/** A number that is more than the one behind a label: `Address1`, `Last4`. */
const number = /(?<![\p{L}\d])\d|\d{2}/u;

/**
 * Whether the line around `words` is the head of a table: cells between `;`, `|`, commas, tabs or wide gaps without a
 * number, more than half of them labels to `isLabel`; below it a row of them with a digit, above it none. In a form each
 * label has its value beside it, and the next row is of the same kind.
 */
export function isInTableHead(text: string, [first]: readonly Stretch[], isLabel: (cell: string) => boolean): boolean {
  if (!first) return false;
  const from = Math.max(0, first.start - longestHead);
  const start = from + text.slice(from, first.start).lastIndexOf('\n') + 1;
  const [line = '', ...below] = text.slice(start, start + 1500).split('\n', 4);
  const cells = cellsOf(line);
  if (cells.length < least.cells || line.length > longestHead || number.test(line)) return false;
  const labels = cells.filter((cell) => isLabel(cell)).length;
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
