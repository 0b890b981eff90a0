/** Words as they stand within a sentence and at its beginning. */
import { escaped } from './pattern.js';

/** The word with a capital first. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Source that matches any of `words`, which begin with a letter, as they are written or with a capital first; `anyOf`
 * is for those in any case.
 * @example withOrWithoutCapital(['ten', 'two']) // '(?:[tT]en|[tT]wo)'
 */
export const withOrWithoutCapital = (words: readonly string[]): string =>
  `(?:${words.map((word) => `[${word.charAt(0)}${capitalized(word).charAt(0)}]${escaped(word.slice(1))}`).join('|')})`;
