/** Words as they stand within a sentence and at its beginning. */
import { oneOf } from './pattern.js';

/** The word with a capital first. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Source that matches any of `words` as they are written or with a capital first; `anyOf` is for those in any case.
 * @example new RegExp(withOrWithoutCapital(['ten', 'two'])).exec('Ten')?.[0] // 'Ten'
 */
export const withOrWithoutCapital = (words: readonly string[]): string =>
  oneOf(words.flatMap((word) => [word, capitalized(word)]));
