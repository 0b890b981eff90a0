/**
 * What stands in a text for something else: escapes of JSON, HTML, URLs, mails, calendars, EDIFACT and LaTeX, markup,
 * signs that look alike or that nobody sees.
 */
import type { Stretch } from '@palimpsest/protocol';
import { findMarkup, type Markup } from './markup.js';
import { findEdifactMarks } from './edifact.js';
import { findLatex } from './latex.js';
import { findQuotedPrintable } from './quoted-printable.js';

/** A stretch of a text and what it means; '' where it means nothing. */
export interface Escape extends Markup {
  /** Whether nobody can mean it as it is written. */
  readonly isSure: boolean;
}

/**
 * Soft hyphen, zero-width space and joiners, marks of direction, word joiner, invisible operators, byte order
 * mark. To stand in a class of a pattern.
 */
const invisible = String.raw`\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`;

/** Spaces, hyphens, full-width forms, ligatures, mathematical letters and digits. To stand in a class of a pattern. */
const lookalike =
  String.raw`\u00a0\u2000-\u200a\u202f\u205f\u3000\u2010\u2011\u2212\ufe63\uff01-\uff5e` +
  String.raw`\ufb00-\ufb06\u{1d400}-\u{1d7ff}`;

/**
 * RFC 8259 § 7, also where JSON stands in JSON and its backslashes are doubled; commas and semicolons of calendars and
 * business cards, RFC 5545 § 3.3.11 and RFC 6350 § 3.4; HTML § 13.5; RFC 3986 § 2.1, but no control characters except
 * line ends and tabs.
 */
const anyEscape = new RegExp(
  [
    String.raw`(?<!\\)\\+(?:u(?<unit>[\da-fA-F]{4})|(?<control>[nrt])|(?<sign>["/,;]))`,
    String.raw`&(?:#(?<decimal>\d{2,6})|#[xX](?<hex>[\da-fA-F]{2,5})|(?<name>[a-zA-Z]{2,6}));`,
    String.raw`(?<percent>(?:%(?:[2-9a-fA-F][\da-fA-F]|0[9aAdD]))+)`,
    `(?<nothing>[${invisible}]+)`,
    String.raw`(?<=\p{Ll})(?<hyphenation>-[^\S\n]{0,3}\n[^\S\n]{0,20})(?=\p{Ll})`,
    `(?<variant>[${lookalike}])`,
  ].join('|'),
  'gu',
);
const possibleEscape = new RegExp(String.raw`[\\&%${invisible}${lookalike}]|-\s*\n`, 'u');
const everyInvisible = new RegExp(`[${invisible}]`, 'gu');

/** Calendars and business cards, from their first line to their last: RFC 5545 § 3.4, RFC 6350 § 6.1. */
const contentLines =
  /(?<=^|\n)BEGIN:(V(?:CARD|CALENDAR|EVENT|TODO|JOURNAL|ALARM))(?![^\r\n])[^]*?(?:\nEND:\1(?![^\r\n])|$)/giu;
/** A line of theirs goes on in one that begins with a blank: RFC 5545 § 3.1, RFC 6350 § 3.2. */
const fold = /\r?\n[ \t](?=\S| \S)/gu;

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * The escapes of a text, in order; takes time linear in its length. Line ends and tabs that may as well part a domain
 * and a login count where the text has other escapes of JSON.
 */
export function findEscapes(text: string): Escape[] {
  const content = Array.from(text.matchAll(contentLines), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const folds = content.flatMap((stretch) => foldsIn(text, stretch));
  const markup = [...folds, ...findEdifactMarks(text), ...findQuotedPrintable(text), ...findMarkup(text)];
  const marks = [
    ...markup.map((part) => ({ ...part, isSure: true })),
    // in a text about programs, too, a backslash may stand for itself
    ...findLatex(text).map((part) => ({ ...part, isSure: false })),
  ];
  const characters = findCharacters(text, content);
  if (marks.length === 0) return characters;
  return withoutOverlaps([...marks, ...characters].sort((a, b) => a.start - b.start)).filter(
    ({ start, end, meaning }) => text.slice(start, end) !== meaning,
  );
}

/** Of escapes that overlap, such as a word hyphenated at a fold, the first; of two at one place the one given first. */
const withoutOverlaps = (escapes: readonly Escape[]): Escape[] => {
  let last = 0;
  return escapes.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
};

/** Line ends inside the lines of a calendar or business card, which mean nothing. */
const foldsIn = (text: string, { start, end }: Stretch): Markup[] =>
  Array.from(text.slice(start, end).matchAll(fold), ({ 0: { length }, index }) => ({
    start: start + index,
    end: start + index + length,
    meaning: '',
  }));

/** The characters that stand for others. In `content`, as in calendars, `\n` is a line end and nothing else. */
function findCharacters(text: string, content: readonly Stretch[]): Escape[] {
  if (!possibleEscape.test(text)) return [];
  const sure: Escape[] = [];
  const unsure: Escape[] = [];
  let isJson = false;
  for (const { 0: written, index: start, groups = {} } of hidePaths(text).matchAll(anyEscape)) {
    const meaning = meaningOf(groups)?.replace(everyInvisible, '');
    if (meaning === undefined) continue;
    const place = { start, end: start + written.length };
    const isLineEnd = written === '\\n' && content.some((stretch) => stretch.start <= start && start < stretch.end);
    const isUnsure = groups['control'] !== undefined && !isLineEnd && canBeLogin(text, place);
    const isSure = isLineEnd || /^(?:[^\\%]|\\[,;]$)/.test(written);
    (isUnsure ? unsure : sure).push({ ...place, meaning, isSure });
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
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '', zwj: '', zwnj: '', rsquo: '’', lsquo: '‘',
  ndash: '–', szlig: 'ß', oslash: 'ø', Oslash: 'Ø', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', lstrok: 'ł',
  Lstrok: 'Ł',
}; // prettier-ignore

const marks: Readonly<Record<string, string | undefined>> = {
  grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a', cedil: '\u0327',
  caron: '\u030c',
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
