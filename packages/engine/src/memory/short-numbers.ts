/** Finds known numbers that are too short to be looked for all over a text, as in the remarks under a register. */
import type { Span } from '../detection.js';
import { type KnownValue, spanOf } from './value-trie.js';

const shortNumber = /^\d{3,4}$/;

/** Three or four digits that begin a line of remarks: `0131  paid in March`. */
const atLineStart = /(?<=^[ \t]{0,12}(?:[-*•] {1,3})?)(?!(?:19|20)\d\d)\d{3,4}(?=:? {2}|: |\t)/gmu;

/** Known numbers of three or four digits. */
export class ShortNumbers {
  readonly #numbers = new Map<string, KnownValue>();

  /** Adds a number; other values are left out. */
  add(value: KnownValue): void {
    if (value.type === 'CASE_NUMBER' && shortNumber.test(value.text)) this.#numbers.set(value.text, value);
  }

  /** Where known numbers begin a line of a text; sorted and disjoint. */
  find(text: string): Span[] {
    if (this.#numbers.size === 0) return [];
    return Array.from(text.matchAll(atLineStart)).flatMap(({ 0: found, index }) => {
      const known = this.#numbers.get(found);
      return known ? [spanOf(known, index, index + found.length)] : [];
    });
  }
}
