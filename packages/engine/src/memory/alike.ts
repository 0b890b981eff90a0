/**
 * Finds numbers that are built like a known one: the third invoice of a letter that labels the first two.
 *
 * Whoever numbers files or members numbers all of them alike. So what has the letters, joints and count of digits of a
 * known number is another one, if such a build says enough: `OM-0233` beside `OM-0231`, `26/009` beside `26/014`. Digits
 * alone do so only where three numbers of the same length begin alike. A known number that is too short to be looked for
 * all over a text is found again where it begins a line, as in the remarks under a register: `0131  paid in March`.
 */
import type { Span } from '../detection.js';
import { type KnownValue, spanOf } from './value-trie.js';

/** Groups of capitals and digits, also behind capitals of their own: `OM-0231`, `LS 1402`, `0312-07-04`, `A39#`. */
const token =
  /(?<![\p{L}\p{M}\p{N}_@.,:/+-])(?:\p{Lu}{2,6} )?[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+)*(?:[#*](?![\p{L}\p{N}]))?/gu;
const wholeToken = new RegExp(`^${token.source}$`, 'u');

/** A decimal, a unit, a mailbox or a longer word behind a token. */
const behindOther =
  /^(?:[\p{L}\p{M}\p{N}_@]|[-/.,:]\d|-\p{L}| ?(?:[€%$]|(?:EUR|USD|CHF|kg|km|m|mm|cm|kWh|Stk|Stück)(?!\p{L})))/u;

/** Three or four digits that begin a line of remarks. */
const shortAtLineStart = /(?<=^[ \t]{0,12}(?:[-*•] {1,3})?)(?!(?:19|20)\d\d)\d{3,4}(?=:? {2}|: |\t)/gmu;

/** The longest of these, in UTF-16 code units. */
const longestBehind = 10;
/** So many known numbers of one build make a build of digits alone count. */
const enoughOfDigits = 3;

/** The builds of known numbers. */
export class NumberBuilds {
  /** By their build: the first number, and some of those that are built so. */
  readonly #numbers = new Map<string, { readonly first: KnownValue; readonly texts: Set<string> }>();
  /** By their text: those of three or four digits. */
  readonly #short = new Map<string, KnownValue>();

  /** Adds a number; other values have no build. */
  add(value: KnownValue): void {
    if (value.type === 'CASE_NUMBER' && /^\d{3,4}$/.test(value.text)) this.#short.set(value.text, value);
    const build = buildOf(value);
    if (build === undefined) return;
    const known = this.#numbers.get(build) ?? { first: value, texts: new Set<string>() };
    if (known.texts.size < enoughOfDigits) known.texts.add(value.text);
    this.#numbers.set(build, known);
  }

  /** Where numbers of a known build stand in a text; sorted and disjoint. */
  find(text: string): Span[] {
    const spans = [...this.#findBuilds(text), ...this.#findShort(text)];
    return spans.sort((one, other) => one.start - other.start);
  }

  #findShort(text: string): Span[] {
    if (this.#short.size === 0) return [];
    return Array.from(text.matchAll(shortAtLineStart)).flatMap(({ 0: found, index }) => {
      const known = this.#short.get(found);
      return known ? [spanOf(known, index, index + found.length)] : [];
    });
  }

  #findBuilds(text: string): Span[] {
    if (this.#numbers.size === 0) return [];
    const spans: Span[] = [];
    for (const { 0: found, index } of text.matchAll(token)) {
      const end = index + found.length;
      if (behindOther.test(text.slice(end, end + longestBehind))) continue;
      const behindBlank = index + found.indexOf(' ') + 1; // `LS 1402` may be `1402` behind a word in capitals
      for (const start of [index, behindBlank]) {
        const known = this.#builtLike(text.slice(start, end));
        if (!known) continue;
        spans.push(spanOf(known, start, end));
        break;
      }
    }
    return spans;
  }

  /** The first known number that is built like `text`. */
  #builtLike(text: string): KnownValue | undefined {
    const build = buildOf({ type: 'CASE_NUMBER', text }) ?? buildOf({ type: 'SECRET', text });
    const known = build === undefined ? undefined : this.#numbers.get(build);
    if (!known || (/^\d+$/.test(text) && known.texts.size < enoughOfDigits)) return undefined;
    return known.first;
  }
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
const withoutDigits = (text: string): string => text.replace(/\d/g, '0');

/** What all numbers of the same kind share; undefined where that says too little. */
function buildOf({ type, text }: Pick<KnownValue, 'type' | 'text'>): string | undefined {
  if (!wholeToken.test(text)) return undefined;
  const endsInKey = /[#*]$/.test(text);
  if (type === 'SECRET') return endsInKey ? buildOfCode(text) : undefined;
  if (type !== 'CASE_NUMBER' || endsInKey) return undefined;
  if (/^\d+$/.test(text)) return text.length >= 5 ? text.slice(0, 2) + withoutDigits(text.slice(2)) : undefined;
  return /\p{Lu}/u.test(text) ? buildOfLettered(text) : buildOfGroups(text);
}

/** A code that is typed on a keypad, of two digits at least: `A39#`. Whatever its capital is, it is built alike. */
const buildOfCode = (text: string): string | undefined =>
  /\d\d[#*]$/.test(text) ? withoutDigits(text).replace(/\p{Lu}/gu, 'A') : undefined;

/** Two capitals say as much as a digit, and so does one whose digits a joint ends: `OM-023`, `A39-2`, but `B7731`. */
function buildOfLettered(text: string): string | undefined {
  const fewestDigits = /\p{Lu}{2}|\p{Lu}\d{2,4}[-/]/u.test(text) ? 3 : 4;
  return digitsIn(text) >= fewestDigits ? withoutDigits(text) : undefined;
}

/** Groups of digits share the year, first or last, or else the first group. Points make dates, amounts and versions. */
function buildOfGroups(text: string): string | undefined {
  const groups = text.split(/[-/]/);
  const [first = '', last = ''] = [groups[0], groups.at(-1)];
  if (text.includes('.') || digitsIn(text) < 5 || first.length < 2 || isDay(groups)) return undefined;
  const isYearLast = /^(?:20)?[0-3]\d$/.test(last) && last.length !== first.length;
  return isYearLast
    ? withoutDigits(text.slice(0, -last.length)) + last
    : first + withoutDigits(text.slice(first.length));
}

/** A day, a month or two years: `12-03-2026`, `2026-03-12`, `03/2026`, `2025/26`. */
const isDay = (groups: readonly string[]): boolean =>
  groups.length <= 3 && groups.every((group) => /^(?:[0-3]?\d|(?:19|20)\d\d)$/.test(group));
