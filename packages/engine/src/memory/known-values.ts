/** The values that a session or a text knows, and where they stand again in a text. */
import { entityTypes } from '@palimpsest/protocol';
import type { Span } from '../detection.js';
import { readingsOfValue } from '../decoded-text.js';
import { isNameType } from '../ner/labels.js';
import { hasNameBefore, hasNameBehind } from './hyphenated.js';
import { otherCases } from './name-cases.js';
import { endsInFormOfAddress, nameParts } from './name-parts.js';
import { NumberFormats } from './number-formats.js';
import { RegroupedNumbers } from './regrouped-numbers.js';
import { ShortNumbers } from './short-numbers.js';
import type { TokenizedText } from './tokens.js';
import { type Boundaries, type Hit, type KnownValue, spanOf, ValueTrie } from './value-trie.js';

export type { KnownValue } from './value-trie.js';

/**
 * Known values of two kinds: those that are found again wherever they stand, and those that say nothing by themselves.
 */
export class KnownValues {
  readonly #recalled = new ValueTrie();
  readonly #others = new ValueTrie();
  readonly #formats = new NumberFormats();
  readonly #shortNumbers = new ShortNumbers();
  readonly #regrouped = new RegroupedNumbers();
  readonly #known = new Set<string>();

  /**
   * Adds a value, the parts by which a person may be named again, and names in other cases. Of two finds of a text the
   * first counts.
   */
  add(found: KnownValue): void {
    if (this.has(found)) return;
    this.#known.add(keyOf(found));
    for (const text of readingsOfValue(found.text)) this.#addReading({ ...found, text });
  }

  #addReading(value: KnownValue): void {
    this.#formats.add(value);
    this.#shortNumbers.add(value);
    const isRecalled = isFoundAgain(value);
    (isRecalled ? this.#recalled : this.#others).add({ ...value, isAmbiguous: false });
    if (isRecalled) this.#regrouped.add(value);
    if (!isRecalled || !isNameType(value.type)) return;
    const parts = value.type === 'PERSON' ? nameParts(value.text) : [];
    for (const form of [...parts, ...otherCases(value)]) this.#recalled.add({ ...value, ...form });
  }

  /** Whether exactly this text is known as a value of this type. */
  has(value: Pick<KnownValue, 'type' | 'text'>): boolean {
    return this.#known.has(keyOf(value));
  }

  /** Whether `name` is a known person's name, or a part of one that is a sign of the person by itself. */
  isPerson(name: string): boolean {
    return readingsOfValue(name).some((reading) => {
      const form = this.#recalled.of(reading);
      return form?.type === 'PERSON' && !form.isAmbiguous;
    });
  }

  /** Where values that are found again stand at word boundaries, the longest at each place; sorted and disjoint. */
  find(tokens: TokenizedText): Span[] {
    return this.#recalledIn(tokens, standsAlone);
  }

  /** Where numbers stand that have the format of known ones, or are known ones: short, or written otherwise. */
  findAlike(text: string): Span[] {
    return [...this.#formats.find(text), ...this.#shortNumbers.find(text), ...this.#regrouped.find(text)];
  }

  /** Where any value stands in a text as whole words, everyday words, short numbers and parts of compounds too. */
  findAll(tokens: TokenizedText): Span[] {
    return [...this.#recalledIn(tokens, anywhere), ...this.#others.find(tokens, anywhere).map(asSpan)];
  }

  #recalledIn(tokens: TokenizedText, counts: Boundaries): Span[] {
    const hits = this.#recalled.find(tokens, counts);
    return hits
      .filter((hit, index) => !hit.form.isAmbiguous || isNamedBy(tokens.text, hit, [hits[index - 1], hits[index + 1]]))
      .map(asSpan);
  }
}

const keyOf = ({ type, text }: Pick<KnownValue, 'type' | 'text'>): string => `${type} ${text}`;

const asSpan = ({ start, end, form }: Hit): Span => spanOf(form, start, end);

/** Everyday words and numbers of fewer than five digits are not looked for: they would be found all over the text. */
function isFoundAgain({ type, text }: KnownValue): boolean {
  if (!entityTypes[type].recalled) return false;
  return /\p{L}/u.test(text) || text.replace(/\P{Nd}/gu, '').length >= 5;
}

/** A walk goes from token to token, so that a word always stands whole; but for the last of a long value. */
const anywhere: Boundaries = (text, _start, end) => !/^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2));

/** No letter, digit or mark on either side; a hyphen only where the other part of the compound is no name. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2)) &&
  !hasNameBefore(text, start) &&
  !hasNameBehind(text, end);

/** Whether the surroundings of an ambiguous part say that it is a name after all. */
function isNamedBy(text: string, { start, end }: Hit, neighbours: readonly (Hit | undefined)[]): boolean {
  if (endsInFormOfAddress(text.slice(Math.max(0, start - 60), start))) return true;
  return neighbours.some((other) => {
    if (other?.form.type !== 'PERSON') return false;
    const between = other.end <= start ? text.slice(other.end, start) : text.slice(end, other.start);
    return /^(?:,? |, ?)$/.test(between);
  });
}
