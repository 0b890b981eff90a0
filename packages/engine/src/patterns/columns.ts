/** Reads tables in plain text: which words stand over a value, in the head of its column. */
import type { Stretch } from '@palimpsest/protocol';
import { lastAtOrBefore } from './in-order.js';
import { type InsertedValue, insertedValuesOf } from './insert-columns.js';

/** A line by itself. */
interface Row extends Stretch {
  /** What parts its cells; none where it is no row of a table. */
  readonly separator: RegExp | undefined;
  readonly hasDigits: boolean;
  readonly cells: () => readonly Stretch[];
  /** The cells between single tabs, where empty ones count. */
  readonly cellsOfTabs: () => readonly Stretch[];
}

/** A line, and the table above it. Lines are named by their numbers, from 0. */
interface Line extends Row {
  /** The first row of the table that it belongs to; its own number where it is no row or the first. */
  readonly head: number;
  /** The nearest row above it in the table without a digit, in which a second head may stand. */
  readonly wordsAbove: number | undefined;
}

/** The tables of a text, looked at only when somebody asks. */
export interface Columns {
  /**
   * The cells over `value` in the first row of its table and in the nearest one of words alone; none in these rows
   * themselves. In SQL it is the name of the column that the value is inserted into.
   */
  headsOver(value: Stretch): readonly Stretch[];
  /** The stretch from the start of the line on which `value` begins to `value`. */
  lineBefore(value: Stretch): Stretch;
  /** What `INSERT INTO` puts into a table where `value` begins. */
  insertedAt(value: Stretch): InsertedValue | undefined;
  /** What parts the cells of the line on which `value` begins; none where it is no row. */
  separatorAround(value: Stretch): RegExp | undefined;
}

const wideGap = / {2,}/g;
/** Several tabs in a row line up columns, or have empty cells between them. */
const tabs = /\t+/g;
const singleTab = /\t/g;
/** In order of preference. A comma with a space after it is prose, one in a row of wide gaps is decimal. */
const separators: readonly { pattern: RegExp; rowsHave: RegExp }[] = [
  { pattern: tabs, rowsHave: /\S\t+\S/ },
  { pattern: /\|/g, rowsHave: /\|.*\S/ },
  { pattern: /;/g, rowsHave: /;.*;|^[^ ;]+;[^ ;]+$/ },
  { pattern: /,/g, rowsHave: /^(?!.*\S {3,}\S).*,\S.*,\S/ },
  { pattern: wideGap, rowsHave: /\S {2,}\S/ },
];

/** Prepares a text for questions about its tables; the work is done at the first question. */
export function columnsOf(text: string): Columns {
  let lines: Line[] | undefined;
  let valueAt: ReturnType<typeof insertedValuesOf> | undefined;
  const insertedAt: Columns['insertedAt'] = (value) => (valueAt ??= insertedValuesOf(text))(value);
  const lineAt = (at: number): Line | undefined => {
    lines ??= linesOf(text);
    return lines[lastAtOrBefore(lines, at)];
  };
  return {
    insertedAt,
    separatorAround: ({ start }) => lineAt(start)?.separator,
    lineBefore: ({ start }) => ({ start: lineAt(start)?.start ?? start, end: start }),
    headsOver(value) {
      const inserted = insertedAt(value);
      if (inserted) return inserted.heads;
      const row = lineAt(value.start);
      if (!row?.separator) return [];
      return [row.head, row.wordsAbove].flatMap((number) => {
        const head = number === undefined ? undefined : lines?.[number];
        if (!head || head === row) return [];
        if (row.separator !== wideGap) return cellOfSameNumber(head, row, value) ?? [];
        const isFull = head.cells().length === row.cells().length;
        return [cellAbove(head, row, value), isFull ? cellOfSameNumber(head, row, value) : undefined].filter(
          (cell) => cell !== undefined,
        );
      });
    },
  };
}

/** A line; line ends within a cell in double quotes belong to it (RFC 4180 § 2.6), up to 2 000 characters. */
const wholeLine = /(?:[^\r\n"]+|(?<=[;,\t])"(?:[^"]|""){0,2000}"(?=[;,\t\r\n]|$)|")+/g;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const { index: start, 0: content } of text.matchAll(wholeLine)) {
    const above = lines.at(-1);
    const end = start + content.length;
    const separator = isRule(content) ? above?.separator : separatorOf(content);
    const row: Row = {
      start,
      end,
      separator,
      hasDigits: hasNumber(content),
      cells: cellsOf(content, start, separator),
      cellsOfTabs: cellsOf(content, start, singleTab),
    };
    const number = lines.length;
    if (!above || !isNextRow(text, above, row)) lines.push({ ...row, head: number, wordsAbove: undefined });
    else {
      const saysNothing = above.hasDigits || isRule(text.slice(above.start, above.end));
      lines.push({ ...row, head: above.head, wordsAbove: saysNothing ? above.wordsAbove : number - 1 });
    }
  }
  return lines;
}

/** Whether `row` goes on with the table that the line above it belongs to. */
function isNextRow(text: string, above: Line, { start, end, separator, hasDigits, cells }: Row): boolean {
  if (separator === undefined || separator !== above.separator) return false;
  const isAligned = separator === wideGap;
  // Behind an empty line, words alone in columns of spaces are the head of another table, as are those of a form.
  const linesDown = isAligned && !hasNumber(withoutFieldNumber(text.slice(start, end))) ? 1 : 2;
  if (lineBreaks(text.slice(above.end, start)) > linesDown) return false;
  if (isAligned || hasDigits || !hasGapBehind(above, text, start)) return true;
  // behind a gap, words alone in another number of cells are the head of another table
  return cells().length === above.cells().length;
}

/**
 * Whether there is a number; a digit or two behind letters, as in `HbA1c`, make none, nor does the digit of a head that
 * has a second: `Belegfeld 1;Belegfeld 2;`.
 */
const hasNumber = (line: string): boolean => /(?<![\p{L}\p{N}]|\p{L}{4} (?=\d"?[;|\t]))\d|\d{3}/u.test(line);

/** A line of a form with three labels or more, without the number of its field: `3  Name   Date of birth   Sex`. */
const withoutFieldNumber = (line: string): string =>
  line.replace(/^[ \t]*\d{1,2}[.)]?[ \t]{1,4}(?=\p{L}.* {2,}\S.* {2,}\S)/u, '');

/** Cells are split when somebody asks, and once. */
function cellsOf(content: string, start: number, separator: RegExp | undefined): () => readonly Stretch[] {
  let cells: readonly Stretch[] | undefined;
  return () => (cells ??= separator ? split(content, start, separator) : [{ start, end: start + content.length }]);
}

/** Whether an empty line parts `line` from what begins at `next`, or `line` is a row of empty cells. */
const hasGapBehind = (line: Line, text: string, next: number): boolean =>
  lineBreaks(text.slice(line.end, next)) > 1 || /^[;,|\t "]+$/.test(text.slice(line.start, line.end));

const lineBreaks = (gap: string): number => gap.match(/\r?\n|\r/g)?.length ?? 0;

/** A line such as `|----|----|`, which belongs to the table around it. */
const isRule = (line: string): boolean => /^[-|+=: ]+$/.test(line);

/**
 * A line of a business card or calendar, or a segment of EDIFACT, whose marks part no columns: `TEL;TYPE=work:`,
 * `item1.ADR;HOME:`, `NAD+BY+` (RFC 6350 § 3.3, RFC 5545 § 3.1, ISO 9735-1 § 8).
 */
const isContentLine = (line: string): boolean =>
  /^(?:[\w-]{1,20}\.)?[A-Z][A-Z-]{0,30}(?:;[\w-]{1,30}(?:=(?:"[^"]*"|[^";:]*))?){0,8}:(?! )|^[A-Z]{3}\+[^;|\t]*'$/.test(
    line,
  );

/** A line of settings, whose name ends before its mark: `user.name    = Erna`. */
const isSetting = (line: string): boolean => /^[\w.[\]-]{1,40}[ \t]*=(?!=)/.test(line);

/** A separator between double quotes parts nothing. */
function separatorOf(line: string): RegExp | undefined {
  if (isContentLine(line) || isSetting(line)) return undefined;
  const bare = line.replace(/"[^"]*"/g, '""');
  return separators.find(({ rowsHave }) => rowsHave.test(bare))?.pattern;
}

/** The cells of a row. A separator between double quotes parts nothing. */
function split(line: string, start: number, separator: RegExp): Stretch[] {
  const bare = line.replace(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length));
  const cells: Stretch[] = [];
  let cellStart = start;
  for (const match of bare.matchAll(separator)) {
    cells.push({ start: cellStart, end: start + match.index });
    cellStart = start + match.index + match[0].length;
  }
  return [...cells, { start: cellStart, end: start + line.length }];
}

/** Empty cells between tabs count where both rows have as many tabs. */
function cellOfSameNumber(head: Line, row: Line, value: Stretch): Stretch | undefined {
  const hasEmptyCells = row.separator === tabs && head.cellsOfTabs().length === row.cellsOfTabs().length;
  return hasEmptyCells
    ? head.cellsOfTabs()[lastAtOrBefore(row.cellsOfTabs(), value.start)]
    : head.cells()[lastAtOrBefore(row.cells(), value.start)];
}

/** Columns that spaces make: the head cell that stands over some of the value, else the nearest one to its left. */
function cellAbove(head: Line, row: Line, value: Stretch): Stretch | undefined {
  const cells = head.cells();
  const shift = head.start - row.start;
  const last = lastAtOrBefore(cells, value.end - 1 + shift);
  const before = cells[last - 1];
  return before && before.end > value.start + shift ? before : cells[last];
}
