/** What the model takes for a name and is none, by its words alone or by those around it. */
import { commonWords } from '../memory/common-words.js';
import { abbreviations } from './abbreviations.js';
import { countryAdjectives } from './country-adjectives.js';
import { labelWords } from './label-words.js';
import type { NameType } from './labels.js';
import type { Stretch } from './model-text.js';
import { isRank } from './titles.js';

/** What lists of words hold a word by. */
const wordKey = (text: string, { start, end }: Stretch): string => text.slice(start, end).toLowerCase();

/**
 * Whether `words` are no name of this type wherever they stand: nothing but labels, ranks and abbreviations, adjectives of
 * countries (French is a surname, and no place), or one spaced-out word.
 */
export const isNoName = (text: string, words: readonly Stretch[], type: NameType): boolean =>
  words.every((word) => isLabel(text.slice(word.start, word.end))) ||
  (type === 'LOCATION' && words.every((word) => countryAdjectives.has(wordKey(text, word)))) ||
  isSpacedOut(text, words);

const isLabel = (word: string): boolean =>
  labelWords.has(word.toLowerCase()) || isRank(word) || abbreviations.has(word);

/** `B e s c h e i d`: a heading. A name in spaced letters is in none of the lists. */
function isSpacedOut(text: string, words: readonly Stretch[]): boolean {
  if (words.length < 4 || words.some(({ start, end }) => end - start > 1)) return false;
  const key = words.map((word) => wordKey(text, word)).join('');
  return labelWords.has(key) || commonWords.has(key);
}

/** Whether each of `words` is an everyday word, a number or a single letter: a name, too, may be made of these. */
export const isEveryday = (text: string, words: readonly Stretch[]): boolean =>
  words.every((word) => {
    const parts = wordKey(text, word).split('-');
    return parts.every((part) => commonWords.has(part) || labelWords.has(part) || /^(?:\p{N}+|.)$/u.test(part));
  });

/** Words between the sign of a section and the law, in lower case. */
const citationWords: ReadonlySet<string> = new Set(
  'abs absatz alt art bis buchst buchstabe der des f ff halbs hs i iv lit m nr nrn nummer s satz und v'.split(' '),
);

/** Whether a law is cited at `start`: `§ 80 Abs. 4 Satz 1 VwGO`, `§§ 52, 55 StPO`. */
export function isCitedLaw(text: string, start: number): boolean {
  const [, between] = /§([^§\n]*)$/u.exec(text.slice(Math.max(0, start - 60), start)) ?? [];
  if (between === undefined || !/\d/u.test(between)) return false;
  return [...between.matchAll(/\p{L}+/gu)].every(
    ([word]) => word.length === 1 || citationWords.has(word.toLowerCase()),
  );
}
