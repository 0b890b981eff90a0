/**
 * Finds numbers of the same format as a known one: the third invoice of a letter that labels the first two.
 *
 * Whoever numbers files or members numbers all of them alike. So what has the letters, joints and count of digits of a
 * known number is another one, if such a format says enough: `OM-0233` beside `OM-0231`, `26/009` beside `26/014`.
 * Digits alone do so only where three numbers of the same length begin alike.
 */
import type { Span } from '../detection.js';
import { digitCount } from '../normalize.js';
import { type KnownValue, spanOf } from './value-trie.js';

/** Groups of capitals and digits, also behind capitals of their own: `OM-0231`, `LS 1402`, `0312-07-04`, `A39#`. */
const token =
  /(?<![\p{L}\p{M}\p{N}_@.,:/+-])(?:\p{Lu}{2,6} )?[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+)*(?:[#*](?![\p{L}\p{N}]))?/gu;
const wholeToken = new RegExp(`^${token.source}$`, 'u');

/** What tells that a token before it is none: a decimal, a unit, a mailbox, the rest of a longer word. */
const noNumberBehind =
  /^(?:[\p{L}\p{M}\p{N}_@]|[-/.,:]\d|-\p{L}| ?(?:[€%$]|(?:EUR|USD|CHF|kg|km|m|mm|cm|kWh|Stk|Stück)(?!\p{L})))/u;

/** The longest of these, in UTF-16 code units. */
const longestBehind = 10;
/** So many known numbers of one format make a format of digits alone count. */
const enoughOfDigits = 3;

/** The formats of known numbers. */
export class NumberFormats {
  /** By their format: the first number, and some of those that have it. */
  readonly #numbers = new Map<string, { readonly first: KnownValue; readonly texts: Set<string> }>();

  /** Adds a number; other values have no format. */
  add(value: KnownValue): void {
    const format = formatOf(value);
    if (format === undefined) return;
    const known = this.#numbers.get(format) ?? { first: value, texts: new Set<string>() };
    if (known.texts.size < enoughOfDigits) known.texts.add(value.text);
    this.#numbers.set(format, known);
  }

  /** Where numbers of a known format stand in a text; sorted and disjoint. */
  find(text: string): Span[] {
    if (this.#numbers.size === 0) return [];
    const spans: Span[] = [];
    for (const { 0: found, index } of text.matchAll(token)) {
      const end = index + found.length;
      if (noNumberBehind.test(text.slice(end, end + longestBehind))) continue;
      const behindBlank = index + found.indexOf(' ') + 1; // `LS 1402` may be `1402` behind a word in capitals
      for (const start of [index, behindBlank]) {
        const known = this.#ofSameFormat(text.slice(start, end));
        if (!known) continue;
        spans.push(spanOf(known, start, end));
        break;
      }
    }
    return spans;
  }

  /** The first known number that has the format of `text`. */
  #ofSameFormat(text: string): KnownValue | undefined {
    const format = formatOf({ type: 'CASE_NUMBER', text }) ?? formatOf({ type: 'SECRET', text });
    const known = format === undefined ? undefined : this.#numbers.get(format);
    if (!known || (/^\d+$/.test(text) && known.texts.size < enoughOfDigits)) return undefined;
    return known.first;
  }
}

const withoutDigits = (text: string): string => text.replace(/\d/g, '0');

/** What all numbers of the same kind share; undefined where that says too little. */
function formatOf({ type, text }: Pick<KnownValue, 'type' | 'text'>): string | undefined {
  if (!wholeToken.test(text)) return undefined;
  const endsInKey = /[#*]$/.test(text);
  if (type === 'SECRET') return endsInKey ? formatOfCode(text) : undefined;
  if (type !== 'CASE_NUMBER' || endsInKey) return undefined;
  if (/^\d+$/.test(text)) return text.length >= 5 ? text.slice(0, 2) + withoutDigits(text.slice(2)) : undefined;
  return /\p{Lu}/u.test(text) ? formatOfLettered(text) : formatOfGroups(text);
}

/**
 * A code that is typed on a keypad, of two digits at least: `A39#`. Whatever its capital is, the format is the same.
 */
const formatOfCode = (text: string): string | undefined =>
  /\d\d[#*]$/.test(text) ? withoutDigits(text).replace(/\p{Lu}/gu, 'A') : undefined;

/** Two capitals say as much as a digit, and so does one whose digits a joint ends: `OM-023`, `A39-2`, but `B7731`. */
function formatOfLettered(text: string): string | undefined {
  const fewestDigits = /\p{Lu}{2}|\p{Lu}\d{2,4}[-/]/u.test(text) ? 3 : 4;
  return digitCount(text) >= fewestDigits ? withoutDigits(text) : undefined;
}

/** Groups of digits share the year, first or last, or else the first group. Points make dates, amounts and versions. */
function formatOfGroups(text: string): string | undefined {
  const groups = text.split(/[-/]/);
  const [first = '', last = ''] = [groups[0], groups.at(-1)];
  if (text.includes('.') || digitCount(text) < 5 || first.length < 2 || isDay(groups)) return undefined;
  const isYearLast = /^(?:20)?[0-3]\d$/.test(last) && last.length !== first.length;
  return isYearLast
    ? withoutDigits(text.slice(0, -last.length)) + last
    : first + withoutDigits(text.slice(first.length));
}

/** A day, a month or two years: `12-03-2026`, `2026-03-12`, `03/2026`, `2025/26`. */
const isDay = (groups: readonly string[]): boolean =>
  groups.length <= 3 && groups.every((group) => /^(?:[0-3]?\d|(?:19|20)\d\d)$/.test(group));
