/** CSV with any of the usual delimiters: cells are passages, the header row is fixed, quotes stay where they are. */
import { decodeUnits } from './decode-units.js';
import type { Document, Page, Passage } from './document.js';

const delimiters = [';', ',', '\t', '|'] as const;

/** Rows of a long table are shown this many code units at a time, each time under the header row. */
const pageLength = 40_000;

interface Row {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly Passage[];
}

/** Reads a table. Without `hasHeader` no first row is taken for a header, however much it looks like one. */
export function readCsv(source: string, hasHeader: boolean): Document {
  const delimiter = delimiterOf(source);
  const [first, ...others] = rowsOf(source, delimiter);
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

function rowsOf(source: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  const d = delimiter === '|' ? String.raw`\|` : delimiter;
  const cell = new RegExp(
    String.raw`[^\S\r\n${d}]*"(?<quoted>[^"]*(?:""[^"]*)*)"(?=[^\S\r\n${d}]*(?:${d}|\r?\n|\r|$))|(?<bare>[^${d}\r\n]*)`,
    'y',
  );
  let cells: Passage[] = [];
  let rowStart = source.startsWith('\ufeff') ? 1 : 0;
  for (let at = rowStart; at < source.length;) {
    cell.lastIndex = at;
    const match = cell.exec(source);
    const { quoted, bare = '' } = match?.groups ?? {};
    const end = at + (match?.[0].length ?? 0);
    cells.push(quoted === undefined ? bareCell(at, bare, delimiter) : quotedCell(end - 1 - quoted.length, quoted));
    const closing = /^[^\S\r\n]*/.exec(quoted === undefined ? '' : source.slice(end, end + 100))?.[0].length ?? 0;
    at = source[end] === delimiter ? end : end + (quoted === undefined || delimiter === '\t' ? 0 : closing);
    if (source[at] === delimiter) {
      at++;
      if (at < source.length) continue;
      cells.push(bareCell(at, '', delimiter));
    }
    rows.push({ start: rowStart, end: at, cells });
    cells = [];
    at += /^(?:\r?\n|\r)/.exec(source.slice(at, at + 2))?.[0].length ?? 0;
    rowStart = at;
  }
  return rows;
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
  const pages: (string | Passage)[][] = [];
  let length = Number.POSITIVE_INFINITY;
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

function itemsOf(source: string, { start, end, cells }: Row): (string | Passage)[] {
  let at = start;
  const items = cells.flatMap((cell) => {
    const before = source.slice(at, cell.start);
    at = cell.end;
    return [before, cell];
  });
  return [...items, source.slice(at, end), '\n'];
}
