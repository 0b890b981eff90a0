/** Counts of one text: names right, wrong and missed, characters in the open, ordinary words masked. */
import { isTouched, ordinaryWords } from '@palimpsest/engine';
import { isNameType, nameTypes } from '../../dist/ner/labels.js';

/** @typedef {import('./records.mjs').NameRecord} NameRecord */
/** @typedef {{ start: number, end: number, type: string }} Found */
/** @typedef {{ kind: 'missed' | 'false' | 'bounds' | 'type', span: Found, gold?: Found }} Mistake */

/** What is added up over the texts of a file; the order of the columns. */
export const columns = /** @type {const} */ ([
  'right', 'gold', 'found', 'personCharacters', 'personOpen', 'nameCharacters', 'nameOpen', 'ordinary', 'masked',
  ...nameTypes.flatMap((type) => [`right ${type}`, `gold ${type}`, `found ${type}`]),
]); // prettier-ignore

/**
 * Counts one text. A find is right if both ends and the type agree; one full stop at the end of either is no
 * difference, since an abbreviation's and a sentence's last one look the same. A wrong find that touches an `other`
 * span is not counted, nor is one of a type beyond the three; they do cover characters.
 * @param {NameRecord} record
 * @param {readonly Found[]} found sorted and disjoint
 * @returns {number[]} one number for each of `columns`
 */
export function countNames(record, found) {
  const { text, spans, other } = record;
  const { gold, counted, right } = compare(record, found);
  const [persons, names] = [spans.filter(({ label }) => label === 'PERSON'), spans].map((of) => tellingUnits(text, of));
  const openOf = (units) => units.filter((at) => !found.some(({ start, end }) => start <= at && at < end)).length;
  const words = ordinaryWords({ text, values: [...spans, ...other] });
  const byType = nameTypes.flatMap((type) =>
    [right, gold, counted].map((spans) => spans.filter((span) => span.type === type).length),
  );
  return [
    right.length, gold.length, counted.length, persons.length, openOf(persons), names.length, openOf(names),
    words.length, words.filter((word) => isTouched(text, word, found)).length, ...byType,
  ]; // prettier-ignore
}

/**
 * What is wrong in one text: a name that nothing touches is missed, a find that touches no name is false; the rest has
 * wrong bounds, or right ones and the wrong type.
 * @param {NameRecord} record
 * @param {readonly Found[]} found
 * @returns {Mistake[]}
 */
export function findMistakes(record, found) {
  const { gold, counted, right } = compare(record, found);
  const isRight = (span) => right.some((one) => isSame(one, span));
  const missed = gold
    .filter((span) => !isRight(span) && !counted.some((one) => touches(one, span)))
    .map((span) => ({ kind: /** @type {const} */ ('missed'), span }));
  const wrong = counted
    .filter((span) => !isRight(span))
    .map((span) => {
      const near = gold.find((one) => touches(one, span));
      if (!near) return { kind: /** @type {const} */ ('false'), span };
      const kind = near.start === span.start && near.end === span.end ? 'type' : 'bounds';
      return { kind: /** @type {'type' | 'bounds'} */ (kind), span, gold: near };
    });
  return [...missed, ...wrong];
}

/**
 * @param {NameRecord} record
 * @param {readonly Found[]} found
 */
function compare({ text, spans, other }, found) {
  const gold = spans.map(({ start, end, label }) => withoutStop(text, { start, end, type: label }));
  const names = found.filter(({ type }) => isNameType(type)).map((span) => withoutStop(text, span));
  const isGold = (span) => gold.some((one) => isSame(one, span));
  const counted = names.filter((span) => isGold(span) || !other.some((one) => touches(one, span)));
  return { gold, counted, right: counted.filter(isGold) };
}

/**
 * @param {string} text
 * @param {Found} span
 */
const withoutStop = (text, { start, end, type }) => ({ start, end: end - (text[end - 1] === '.' ? 1 : 0), type });

const isSame = (a, b) => a.start === b.start && a.end === b.end && a.type === b.type;
const touches = (a, b) => a.start < b.end && a.end > b.start;

/**
 * Where letters and digits of the spans stand; space and punctuation tell nothing.
 * @param {string} text
 * @param {readonly { start: number, end: number }[]} spans
 */
const tellingUnits = (text, spans) =>
  spans.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => start + index),
  );
