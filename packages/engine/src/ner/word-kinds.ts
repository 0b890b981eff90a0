/** What a word says by itself, whatever stands around it. */
import type { Stretch } from '@palimpsest/protocol';
import { commonWords } from '../common-words.js';
import { abbreviations } from './abbreviations.js';
import { bodies } from './bodies.js';
import { endsAsBody } from './compounds.js';
import { labelWords } from './label-words.js';
import { isQualification, isRank, isTitle } from './titles.js';

/** Whether a word announces a value, as `IBAN` and `Onkel` do, or is a rank, a degree or an abbreviation. */
export const isLabel = (word: string): boolean =>
  labelWords.has(word.toLowerCase()) || isRank(word) || isQualification(word) || abbreviations.has(word);

/** Whether a word is an everyday word, a number or a single letter, or made of such with hyphens: names may be, too. */
export const isEveryday = (word: string): boolean =>
  word
    .toLowerCase()
    .split('-')
    .every((part) => commonWords.has(part) || labelWords.has(part) || /^(?:\p{N}+|.)$/u.test(part));

/**
 * Whether a word by itself names nobody and nothing: a kind of body or a service, of which there are many, or what may
 * stand beside one (`Praxis`, `IBAN`, `Dr.`).
 */
export function namesNothingAlone(word: string): boolean {
  const key = word.toLowerCase();
  // ING is a bank, where `Ing.` is a title
  return bodies.has(key) || endsAsBody(key) || isLabel(word) || (isTitle(word) && word !== 'ING');
}

/** Whether `holds` is true of each of `words`, as they are written in `text`. */
export const everyWord = (text: string, words: readonly Stretch[], holds: (word: string) => boolean): boolean =>
  words.every(({ start, end }) => holds(text.slice(start, end)));
