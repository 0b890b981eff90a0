/** CSV with any of the usual delimiters: cells are passages, the header row is fixed, quotes stay where they are. */
import { decodeUnits } from './decode-units.js';
import type { Document, Page, PageItem, Passage } from './document.js';

const delimiters = [';', ',', '\t', '|'] as const;

/** Rows of a long table are shown this many code units at a time, each time under the header row. */
const pageLength = 40_000;

interface Row {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly Passage[];
}

/**
 * Reads a table. A first line such as `sep=;`, by which Excel knows the delimiter, is no row of it. Without
 * `hasHeader` no first row is taken for a header, however much it looks like one.
 */
export function readCsv(source: string, hasHeader: boolean): Document {
  const [declaration = '', declared] = /^\ufeff?"?sep=([;,\t|])"?(?:\r?\n|\r)/i.exec(source) ?? [];
  const [first, ...others] = rowsOf(source, declared ?? delimiterOf(source), declaration.length);
  if (!first) return { source, passages: [], embedded: [], pages: [] };
  const header = hasHeader && others.length > 0 && isHeader(first) ? fixed(first) : undefined;
  const rows = [header ?? first, ...others];
  return { source, passages: rows.flatMap(({ cells }) => cells), embedded: [], pages: pagesOf(source, rows, header) };
}

/** More than one cell, each with a letter before any digit, and no `@`. */
const isHeader = ({ cells }: Row): boolean =>
  cells.length > 1 && cells.every(({ text }) => /^[^\d@]*\p{L}[^@]*$/u.test(text));

const fixed = (row: Row): Row => ({ ...row, cells: row.cells.map((cell) => ({ ...cell, isFixed: true })) });

/** The delimiter of which the first line that has any has most, outside quotes. */
function delimiterOf(source: string): string {
  const bare = source.slice(0, 100_000).replace(/"[^"]*(?:"|$)/g, ''); // a quoted cell may go on over line ends
  const line = /^[^\r\n]*[;,\t|][^\r\n]*/m.exec(bare)?.[0] ?? '';
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows from `start` on, or from behind a byte order mark. */
function rowsOf(source: string, delimiter: string, start: number): Row[] {
  const cellAt = cellReader(source, delimiter);
  const rows: Row[] = [];
  let cells: Passage[] = [];
  let rowStart = Math.max(start, source.startsWith('\ufeff') ? 1 : 0);
  for (let at = rowStart; at < source.length;) {
    const { cell, end } = cellAt(at);
    cells.push(cell);
    at = end;
    if (source[at] === delimiter) {
      at++;
      if (at < source.length) continue;
      cells.push(bareCell(at, '', delimiter)); // behind a delimiter that ends the file
    }
    rows.push({ start: rowStart, end: at, cells });
    cells = [];
    at += /^(?:\r?\n|\r)/.exec(source.slice(at, at + 2))?.[0].length ?? 0;
    rowStart = at;
  }
  return rows;
}

/** Makes what reads the cell at an offset and says where it ends, with the blanks behind a closing quote. */
function cellReader(source: string, delimiter: string): (at: number) => { cell: Passage; end: number } {
  const d = delimiter === '|' ? String.raw`\|` : delimiter;
  const written = new RegExp(
    String.raw`[^\S\r\n${d}]*"(?<quoted>[^"]*(?:""[^"]*)*)"(?=[^\S\r\n${d}]*(?:${d}|\r?\n|\r|$))|[^${d}\r\n]*`,
    'y',
  );
  return (at) => {
    written.lastIndex = at;
    const { 0: whole = '', groups } = written.exec(source) ?? {};
    const end = at + whole.length;
    const quoted = groups?.['quoted'];
    if (quoted === undefined) return { cell: bareCell(at, whole, delimiter), end };
    const blanks = delimiter === '\t' ? undefined : /^[^\S\r\n]*/.exec(source.slice(end, end + 100))?.[0];
    return { cell: quotedCell(end - 1 - quoted.length, quoted), end: end + (blanks?.length ?? 0) };
  };
}

/** Gets quotes around it where it holds something then that needs them. */
const bareCell = (start: number, text: string, delimiter: string): Passage => ({
  start,
  end: start + text.length,
  text,
  encode: (text) => text,
  finish: (raw) => (raw.includes(delimiter) || /["\r\n]/.test(raw) ? `"${raw.replaceAll('"', '""')}"` : raw),
});

/** A quote is written twice. */
const quotedCell = (start: number, raw: string): Passage => ({
  start,
  end: start + raw.length,
  ...(raw.includes('"') ? decodeUnits(raw, start, /""|[^"]/gs, (unit) => unit.charAt(0)) : { text: raw }),
  encode: (text) => text.replaceAll('"', '""'),
});

function pagesOf(source: string, rows: readonly Row[], header: Row | undefined): Page[] {
  const pages: PageItem[][] = [];
  let length = Infinity;
  for (const [index, row] of rows.entries()) {
    const show = (shown: Row): void => {
      for (const item of itemsOf(source, shown)) pages.at(-1)?.push(item); // which may be too many for one push
    };
    if (length > pageLength) {
      pages.push([]);
      length = 0;
      if (header && index > 0) show(header);
    }
    show(row);
    length += row.end - row.start;
  }
  return pages;
}

function itemsOf(source: string, { start, end, cells }: Row): PageItem[] {
  let at = start;
  const items = cells.flatMap((cell) => {
    const before = source.slice(at, cell.start);
    at = cell.end;
    return [before, cell];
  });
  return [...items, source.slice(at, end), '\n'];
}
