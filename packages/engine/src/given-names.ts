/**
 * Given names that are nothing else: no everyday word, no place, and in no document that was marked anything but a
 * person.
 */
import { packageFile } from './package-file.js';
import { wordsOfFile } from './word-list.js';

/** `scripts/write-given-names.mjs` makes the file. */
const givenNames = wordsOfFile(packageFile('data/given-names.txt'));

const withOneCapital = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** Whether `word` is one, as it is written, in capitals, or of two: `Sieglinde`, `SIEGLINDE`, `Sieglinde-Erna`. */
export const isGivenName = (word: string): boolean =>
  givenNames.has(word) ||
  (/^\P{Ll}+$/u.test(word) && givenNames.has(withOneCapital(word))) ||
  (word.includes('-') && word.split('-').every((part) => givenNames.has(withOneCapital(part))));
