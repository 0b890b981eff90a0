/**
 * A text as somebody reads it. Escapes of JSON, HTML and URLs are what they mean: `Gru\u00df\nAnna M&uuml;ller` names Anna
 * Müller. Characters that nobody sees mean nothing; no-break and thin spaces are spaces, hyphens of all kinds hyphens, and
 * ligatures, full-width and styled letters letters; a word that is hyphenated at a line end is one word. Logs, web pages, word processors and lists of contacts have all of these in
 * names and numbers, and patterns know none of them.
 */
import type { Stretch } from '@palimpsest/protocol';

/**
 * Soft hyphen, zero-width space and joiners, marks of direction, word joiner, invisible operators, byte order
 * mark. To stand in a class of a pattern.
 */
const invisible = String.raw`\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`;

/** Spaces, hyphens, full-width forms, ligatures, mathematical letters and digits. To stand in a class of a pattern. */
const lookalike = String.raw`\u00a0\u2000-\u200a\u202f\u205f\u3000\u2010\u2011\u2212\ufe63\uff01-\uff5e\ufb00-\ufb06\u{1d400}-\u{1d7ff}`;

/** A decoded text, and the way back. */
export interface DecodedText {
  readonly text: string;
  /** Whether it has escapes that may as well be meant as they are written: a backslash may part folders. */
  readonly isUnsure: boolean;
  /** Where a stretch of it, not an empty one, stands in the original; escapes at its ends are in it as a whole. */
  readonly original: <Part extends Stretch>(part: Part) => Part;
  /**
   * A stretch of the original without the escapes into which it only reaches, and without the space behind them; perhaps
   * empty.
   */
  readonly cut: <Part extends Stretch>(part: Part) => Part;
}

interface Escape extends Stretch {
  readonly meaning: string;
}

/** Decodes a text. Takes time linear in its length. */
export function decodeText(text: string): DecodedText {
  const escapes = findEscapes(text);
  if (escapes.length === 0) return { text, isUnsure: false, original: (part) => part, cut: (part) => part };
  let decoded = '';
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  const inside = new Map<number, Escape>();
  const add = (length: number, start: number, end: number): void => {
    for (let count = 0; count < length; count++) {
      starts.push(start);
      ends.push(end);
    }
  };
  const addUntil = (end: number): void => {
    decoded += text.slice(at, end);
    for (; at < end; at++) add(1, at, at + 1);
  };
  for (const escape of escapes) {
    const { start, end, meaning } = escape;
    addUntil(start);
    decoded += meaning;
    add(meaning.length, start, end);
    for (at++; at < end; at++) inside.set(at, escape);
  }
  addUntil(text.length);
  return {
    text: decoded,
    isUnsure: escapes.some(({ start }) => /[\\%]/.test(text.charAt(start))),
    original: (part) => ({ ...part, start: starts[part.start] ?? 0, end: ends[part.end - 1] ?? 0 }),
    cut: (part) => {
      let start = inside.get(part.start)?.end ?? part.start;
      let end = inside.get(part.end)?.start ?? part.end;
      if (start > part.start) while (start < end && /\s/.test(text.charAt(start))) start++;
      if (end < part.end) while (start < end && /\s/.test(text.charAt(end - 1))) end--;
      return { ...part, start, end: Math.max(start, end) };
    },
  };
}

/**
 * RFC 8259 § 7, also where JSON stands in JSON and its backslashes are doubled; HTML § 13.5; RFC 3986 § 2.1 with the bytes of
 * UTF-8 beyond ASCII.
 */
const anyEscape = new RegExp(
  [
    String.raw`(?<!\\)\\+(?:u(?<unit>[\da-fA-F]{4})|(?<control>[nrt])|(?<sign>["/]))`,
    String.raw`&(?:#(?<decimal>\d{2,6})|#[xX](?<hex>[\da-fA-F]{2,5})|(?<name>[a-zA-Z]{2,6}));`,
    String.raw`(?<percent>(?:%[89a-fA-F][\da-fA-F])+)`,
    `(?<nothing>[${invisible}]+)`,
    String.raw`(?<=\p{Ll})(?<hyphenation>-[^\S\n]{0,3}\n[^\S\n]{0,20})(?=\p{Ll})`,
    `(?<variant>[${lookalike}])`,
  ].join('|'),
  'gu',
);
const mayHaveEscapes = new RegExp(String.raw`[\\&%${invisible}${lookalike}]|-\s*\n`, 'u');
const everyInvisible = new RegExp(`[${invisible}]`, 'gu');

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Line ends and tabs that may as well part a domain and a login count where the text has other escapes of JSON. */
function findEscapes(text: string): Escape[] {
  if (!mayHaveEscapes.test(text)) return [];
  const sure: Escape[] = [];
  const unsure: Escape[] = [];
  let isJson = false;
  for (const { 0: written, index: start, groups = {} } of hidePaths(text).matchAll(anyEscape)) {
    const meaning = meaningOf(groups)?.replace(everyInvisible, '');
    if (meaning === undefined) continue;
    const escape = { start, end: start + written.length, meaning };
    const isUnsure = groups['control'] !== undefined && canBeLogin(text, escape);
    (isUnsure ? unsure : sure).push(escape);
    isJson ||= written.startsWith('\\') && !isUnsure;
  }
  return isJson && unsure.length > 0 ? [...sure, ...unsure].sort((a, b) => a.start - b.start) : sure;
}

/** Backslashes that part folders, made unreadable: behind a drive or a server, or beside one that begins no escape. */
const hidePaths = (text: string): string =>
  text.includes('\\')
    ? text.replace(/[^\s"'<>|,;()]+/gu, (run) =>
        /^[A-Za-z]:\\|^\\\\(?![nrtu"/])|\\(?=[^"\\/bfnrtu])/u.test(run) ? run.replaceAll('\\', '\ufffc') : run,
      )
    : text;

/** Whether the backslash can part a domain and a login, as in `corp\n4711`: small letters and digits behind a word. */
const canBeLogin = (text: string, { start, end }: Stretch): boolean =>
  /[A-Za-z0-9.-]$/.test(text.slice(Math.max(0, start - 1), start)) && /^[a-z0-9._-]/.test(text.slice(end, end + 1));

/** What an escape stands for; undefined if it is none. */
function meaningOf(groups: Record<string, string | undefined>): string | undefined {
  const { unit, control, sign, decimal, hex, name, percent, nothing, hyphenation, variant } = groups;
  if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16));
  if (control !== undefined) return controls[control];
  if (sign !== undefined) return sign;
  if (decimal !== undefined) return characterOf(Number(decimal));
  if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
  if (name !== undefined) return named[name] ?? letterWithMark(name);
  if (percent !== undefined) return utf8Of(percent);
  if (variant !== undefined) return /[\u2010\u2011\u2212]/.test(variant) ? '-' : variant.normalize('NFKC');
  return nothing ?? (hyphenation === undefined ? undefined : '');
}

const characterOf = (point: number): string | undefined =>
  point <= 0x10ffff ? String.fromCodePoint(point) : undefined;

const named: Readonly<Record<string, string | undefined>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '', zwj: '', zwnj: '', rsquo: '’', lsquo: '‘', ndash: '–',
  szlig: 'ß', oslash: 'ø', Oslash: 'Ø', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', lstrok: 'ł', Lstrok: 'Ł',
}; // prettier-ignore

const marks: Readonly<Record<string, string | undefined>> = {
  grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a', cedil: '\u0327', caron: '\u030c',
}; // prettier-ignore

/** @example letterWithMark('uuml') // 'ü' */
function letterWithMark(name: string): string | undefined {
  const mark = marks[name.slice(1)];
  return mark === undefined ? undefined : `${name.charAt(0)}${mark}`.normalize('NFC');
}

function utf8Of(percent: string): string | undefined {
  try {
    return decodeURIComponent(percent);
  } catch {
    return undefined; // bytes of another encoding
  }
}
