/**
 * Reads the statements of SQL that fill tables: to which column a value of `INSERT INTO … VALUES (…)` belongs. The
 * names of the columns stand in the statement itself or in the `CREATE TABLE` before it (ISO/IEC 9075-2,
 * `<insert statement>` and `<table definition>`).
 */
import type { Stretch } from '@palimpsest/protocol';
import { lastAtOrBefore } from './in-order.js';

/** A value with its quotes. */
export interface InsertedValue extends Stretch {
  /** The name of its column; that of the table, too, where the column is but its key: `member (no, …)`. */
  readonly heads: readonly Stretch[];
}

interface List {
  /** What stands between the commas, without the blanks around it. */
  readonly items: readonly Stretch[];
  /** Behind the closing bracket, or where reading stopped. */
  readonly end: number;
}

const statement =
  /(?<![\p{L}\p{N}_])(?:(create) table(?: if not exists)?|insert(?: ignore)? into)\s{1,4}([\w.`"[\]]{1,120})\s{0,4}/giu;
const values = /\s{0,4}values?\s{0,4}(?=\()/iuy;
const nextTuple = /\s{0,4},\s{0,8}(?=\()/uy;
/** A constraint of `CREATE TABLE` is no column. */
const columnName =
  /^[`"[]?(?!(?:primary|foreign|unique|key|index|constraint|check|fulltext)(?![\p{L}\p{N}_]))([\p{L}_][\p{L}\p{N}_ ]*)/iu;

/**
 * A function from a stretch of `text` to the inserted value that it begins in; undefined outside of such statements.
 */
export function insertedValuesOf(text: string): (value: Stretch) => InsertedValue | undefined {
  const found = /insert(?: ignore)? into/i.test(text) ? valuesOf(text) : [];
  return ({ start }) => {
    const value = found[lastAtOrBefore(found, start)];
    return value && start < value.end ? value : undefined;
  };
}

function valuesOf(text: string): InsertedValue[] {
  const found: InsertedValue[] = [];
  const tables = new Map<string, readonly Stretch[]>();
  statement.lastIndex = 0;
  for (let match = statement.exec(text); match; match = statement.exec(text)) {
    const [, create, name = ''] = match;
    const nameOfTable = { start: match.index + match[0].lastIndexOf(name), end: match.index + match[0].length };
    const table = name.replace(/[`"[\]]/g, '').toLowerCase();
    const list = readList(text, statement.lastIndex);
    const columns = list ? namesOf(text, list) : tables.get(table);
    let at = list?.end ?? statement.lastIndex;
    if (create) tables.set(table, columns ?? []);
    else
      for (let begin = endOf(values, text, at); begin !== undefined; begin = endOf(nextTuple, text, at)) {
        const tuple = readList(text, begin);
        at = tuple?.end ?? begin;
        tuple?.items.forEach((item, index) => {
          const column = columns?.[index];
          if (column) found.push({ ...item, heads: isKey(text, column) ? [column, nameOfTable] : [column] });
        });
      }
    statement.lastIndex = at;
  }
  return found;
}

const isKey = (text: string, { start, end }: Stretch): boolean =>
  /^(?:id|nr|no|num|number|nummer|key)$/i.test(text.slice(start, end));

/** Where a match of the sticky `pattern` at `at` ends. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const namesOf = (text: string, { items }: List): Stretch[] =>
  items.flatMap(({ start, end }) => {
    const [whole, name] = columnName.exec(text.slice(start, Math.min(end, start + 80))) ?? [];
    const nameEnd = start + (whole?.length ?? 0);
    const first = name?.split(' ', 1)[0] ?? '';
    return name === undefined ? [] : [{ start: nameEnd - name.length, end: nameEnd - name.length + first.length }];
  });

/** The list whose bracket opens at `open`; undefined where there is none. */
function readList(text: string, open: number): List | undefined {
  if (text[open] !== '(') return undefined;
  const items: Stretch[] = [];
  let start = open + 1;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (`'"\``.includes(sign)) at = endOfQuote(text, at);
    else if (sign === '(') depth++;
    else if (sign === ')' && depth > 0) depth--;
    else if (depth === 0 && (sign === ',' || sign === ')')) {
      items.push(withoutBlanks(text, start, at));
      start = at + 1;
      if (sign === ')') return { items, end: start };
    }
  }
  return { items: [], end: text.length };
}

/** Where the quote that begins at `at` ends: at the same sign, neither doubled nor behind a backslash. */
function endOfQuote(text: string, at: number): number {
  const quote = text.charAt(at);
  for (let next = at + 1; next < text.length; next++) {
    const sign = text.charAt(next);
    if (sign === '\\' || (sign === quote && text.charAt(next + 1) === quote)) next++;
    else if (sign === quote) return next;
  }
  return text.length;
}

function withoutBlanks(text: string, start: number, end: number): Stretch {
  const item = text.slice(start, end);
  return { start: end - item.trimStart().length, end: start + item.trimEnd().length };
}
