/** JSON and JSON Lines: strings and numbers are passages, keys are fixed, everything else is syntax. */
import { decodeUnits } from './decode-units.js';
import { BadFileError, type Document, type PageItem, type Passage } from './document.js';

/** Reads one JSON value. Refuses what `JSON.parse` refuses. */
export function readJson(source: string): Document {
  const start = source.startsWith('\ufeff') ? 1 : 0;
  return documentOf(
    source,
    passagesOf(source, start, source.length, () => 'it is not valid JSON'),
  );
}

/** Reads one JSON value a line; blank lines are left as they are. */
export function readJsonLines(source: string): Document {
  const passages: Passage[] = [];
  let line = 0;
  for (const { 0: content, index } of source.matchAll(/[^\n]*\n?/g)) {
    line++;
    if (content.replace(/^\ufeff/, '').trim() === '') continue;
    const start = index + (content.startsWith('\ufeff') ? 1 : 0);
    const end = index + content.length;
    for (const passage of passagesOf(source, start, end, () => `line ${line} is not valid JSON`))
      passages.push(passage);
  }
  return documentOf(source, passages);
}

/** The page is the source with its strings decoded: recognizers know what keys and colons mean. */
function documentOf(source: string, passages: readonly Passage[]): Document {
  const page: PageItem[] = [];
  let at = 0;
  for (const passage of passages) {
    page.push(source.slice(at, passage.start), passage);
    at = passage.end;
  }
  return { source, passages, embedded: [], pages: [[...page, source.slice(at)]] };
}

/** A run of letters is one step of the pattern: one step a letter would break a string of some megabytes. */
const tokens = /"(?<string>[^"\\]*(?:\\.[^"\\]*)*)"(?<colon>\s*:)?|(?<number>-?\d[\d.eE+-]*)/g;

/** Tokens are only told apart, not checked: `JSON.parse` has done that. */
function passagesOf(source: string, start: number, end: number, complaint: () => string): Passage[] {
  const content = source.slice(start, end);
  try {
    JSON.parse(content);
  } catch {
    throw new BadFileError(complaint()); // without the parser's message: it quotes the text
  }
  return [...content.matchAll(tokens)].map(({ 0: token, index, groups }) => {
    const at = start + index;
    if (groups?.['number'] !== undefined) return numberAt(at, token);
    const raw = groups?.['string'] ?? '';
    return stringAt(at + 1, raw, groups?.['colon'] !== undefined);
  });
}

/** A number that is changed becomes a string, since a placeholder is one. */
const numberAt = (start: number, text: string): Passage => ({
  start,
  end: start + text.length,
  text,
  encode: inJsonString,
  finish: (raw) => `"${raw}"`,
});

function stringAt(start: number, raw: string, isKey: boolean): Passage {
  const common = { start, end: start + raw.length, encode: inJsonString, ...(isKey && { isFixed: true as const }) };
  if (!raw.includes('\\')) return { ...common, text: raw };
  return { ...common, ...decodeUnits(raw, start, /\\u[\da-fA-F]{4}|\\.|[^\\]/gs, unescaped) };
}

/** The code unit that an escape stands for; any other stands for itself. */
const unescaped = (unit: string): string => (unit.startsWith('\\') ? (JSON.parse(`"${unit}"`) as string) : unit); // a string is one

const inJsonString = (text: string): string => JSON.stringify(text).slice(1, -1);
