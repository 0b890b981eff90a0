/**
 * Finds known numbers that are written otherwise: `1234 5678 90` for 1234567890, `KV 88213 X` and `kv88213x` for
 * KV-88213-X, `KD881` for KD-881, `9906 00538` for FD 9906 00538.
 *
 * Letters and digits are the number; white space, dashes, slashes and points between them are how somebody wrote it. So
 * much of the same in a row is no accident. Letters at its ends are left out by many; what then looks like an amount, a
 * day or a year does not count.
 */
import type { EntityType } from '@palimpsest/protocol';
import { plainLetters } from '../composed.js';
import type { Span } from '../detection.js';
import { isNameType } from '../ner/labels.js';
import { type KnownValue, spanOf } from './value-trie.js';

const joint = String.raw`(?:[ \u00a0\u202f]?[-‐‑–/._][ \u00a0\u202f]?|[ \u00a0\u202f])`;
/** Groups of letters and digits with one joint between two. */
const groups = new RegExp(String.raw`[\p{L}\p{M}\p{N}]+(?:${joint}[\p{L}\p{M}\p{N}]+)*`, 'gu');
const onlyGroups = new RegExp(`^${groups.source}$`, 'u');
const group = /[\p{L}\p{M}\p{N}]+/gu;

/** Digits that a number has at least; more if it has no letter, or amounts and dates would be found. */
const fewestDigits = { withLetters: 5, inOneRow: 6, alone: 7 } as const;
/** More letters are words, as in an address. */
const mostLetters = 6;
/** Longest number, in UTF-16 code units without joints. */
const longest = 40;
/** Every number has as many, and few groups of a text begin with so much of a known one. */
const headLength = 5;

/** Known numbers by their letters and digits. */
export class RegroupedNumbers {
  readonly #numbers = new Map<string, KnownValue>();
  readonly #heads = new Set<string>();

  /** Adds a number; other values are left out. Of two for one number the first counts. */
  add(value: KnownValue): void {
    const { text } = value;
    if (text.length > 2 * longest || !onlyGroups.test(text)) return;
    const number = numberIn(text.match(group) ?? []);
    const row = isNumberOfSomebody(value) ? rowOf(number) : undefined;
    if (isTelling(number) || (isNumberOfSomebody(value) && isCode(number))) this.#learn(number, value);
    if (row !== undefined) this.#learn(row, value);
  }

  #learn(number: string, value: KnownValue): void {
    if (this.#numbers.has(number)) return;
    this.#numbers.set(number, value);
    this.#heads.add(number.slice(0, headLength));
  }

  /** Where known numbers stand in a text, the longest at each place; sorted and disjoint. */
  find(text: string): Span[] {
    if (this.#numbers.size === 0) return [];
    return Array.from(text.matchAll(groups))
      .filter(([run]) => /\p{Nd}/u.test(run))
      .flatMap(({ 0: run, index }) => this.#findInRun(run, index, text));
  }

  #findInRun(run: string, offset: number, text: string): Span[] {
    const parts = Array.from(run.matchAll(group), ({ 0: part, index }) => {
      const start = offset + index;
      const isFree = start === 0 || beforeNumber.test(text.charAt(start - 1));
      return { start, end: start + part.length, number: part.length > longest ? '' : numberIn([part]), isFree };
    });
    const spans: Span[] = [];
    for (let first = 0; first < parts.length; first++) {
      const found = this.#longestFrom(parts, first);
      if (!found) continue;
      spans.push(found.span);
      first = found.last;
    }
    return spans;
  }

  /** The longest known number whose first group is `parts[first]`, and the index of its last. */
  #longestFrom(parts: readonly Group[], first: number): { readonly span: Span; readonly last: number } | undefined {
    let found: { span: Span; last: number } | undefined;
    let number = '';
    const { start = 0, isFree = false } = parts[first] ?? {};
    for (let last = first; number.length <= longest; last++) {
      const part = parts[last];
      if (!part || part.number === '') break;
      number += part.number;
      if (number.length >= headLength && !this.#heads.has(number.slice(0, headLength))) break;
      const known = this.#numbers.get(number);
      // A row of six digits counts in one group only.
      if (known && (isTelling(number) || isCode(number) || (last === first && isFree))) {
        found = { span: spanOf(known, start, part.end), last };
      }
    }
    return found;
  }
}

/** A group of a text, and what of a number it is; nothing where it is too long for one. */
interface Group {
  readonly start: number;
  readonly end: number;
  readonly number: string;
  /** Whether it is no part of an address or a longer number. */
  readonly isFree: boolean;
}

const beforeNumber = /[\s("'„“»:;,#[]/u;

const numberIn = (parts: readonly string[]): string => plainLetters(parts.join('')).toUpperCase();

function isTelling(number: string): boolean {
  const digits = number.replace(/\P{Nd}/gu, '').length;
  const letters = number.length - digits;
  if (number.length > longest || letters > mostLetters) return false;
  return digits >= (letters > 0 ? fewestDigits.withLetters : fewestDigits.alone);
}

/** A short number with letters at its beginning, as customers and cars have: `KD-881`, `HAL-SP 69`. */
const isCode = (number: string): boolean => /^\p{L}{2,6}\p{Nd}{2,4}$/u.test(number) && number.length >= headLength;

/** Addresses, days and what people make up are written in one way only. */
const writtenInOneWay: ReadonlySet<EntityType> = new Set<EntityType>([
  'STREET_ADDRESS', 'DATE_OF_BIRTH', 'DATE_TIME', 'URL', 'EMAIL_ADDRESS', 'USERNAME', 'SECRET',
]); // prettier-ignore
const isNumberOfSomebody = ({ type }: KnownValue): boolean => !writtenInOneWay.has(type) && !isNameType(type);

/** Digits that are as well an amount, a day, or a year with a running number: `1000000`, `12052024`, `2024001`. */
const ambiguous = /0{3}$|^(?:19|20)\d{2,6}$|^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:\d{2}|(?:19|20)\d{2})$/;

/** The digits of a number, if they stand in one row with at most some letters at its ends, and say enough alone. */
function rowOf(number: string): string | undefined {
  const row = /^\p{L}*(\p{Nd}+)\p{L}*$/u.exec(number)?.[1];
  if (row === undefined || number.length - row.length > mostLetters || ambiguous.test(row)) return undefined;
  return row.length >= fewestDigits.inOneRow ? row : undefined;
}
