/** Names in the letters of ASCII, as logins, addresses and names of files have them. */
import { commonWords } from '../common-words.js';

/** `abend`, and `gruene` for `grüne`. */
export const isEverydayWord = (letters: string): boolean =>
  [letters, letters.replace(/[aou]e|ss/g, (pair) => withMark[pair] ?? pair)].some((word) => commonWords.has(word));

const withMark: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' };

/** Letters that are no letter of ASCII with a mark on it. */
const others: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

const withoutMarks = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[ßłıøđæœ]/g, (letter) => others[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** The ways to write a word in small letters without marks: `Müller` is `mueller`, or `muller`. */
export const inAsciiLetters: readonly ((word: string) => string)[] = [
  (word) => withoutMarks(word.normalize('NFC').replace(/[äöüÄÖÜ]/g, (umlaut) => `${umlaut}e`)),
  withoutMarks,
];
