/** Regular expressions written over several lines, so that each part stands alone with what it is for. */
import type { PatternSource } from '../../patterns/pattern-source.js';
import { wordsIn } from '../../word-list.js';

/** `strings` and values of a tagged template. */
type Template = [lines: TemplateStringsArray, ...parts: readonly (string | number)[]];

/**
 * Source of an expression: a line break and the blanks around it mean nothing, a line that begins with `//` is a
 * comment, all else stands as it is written. `${}` takes other sources.
 */
export const source = (...[{ raw }, ...parts]: Template): string =>
  String.raw(
    { raw: raw.map((text) => text.replace(/\n[ \t]*\/\/.*(?=\n)/g, '').replace(/[ \t]*\n[ \t]*/g, '')) },
    ...parts,
  );

/**
 * A pattern for the search through all of them, its lines as in `source`.
 * @example pattern('gu')`
 *   (?<!\d)
 *   // never 0 first
 *   [1-9]\d{10}
 * ` // (?<!\d)[1-9]\d{10}, gu
 */
export const pattern =
  (flags: string) =>
  (...template: Template): PatternSource => ({ source: source(...template), flags });

/** The same as an expression that is run by itself. */
export const expression =
  (flags: string) =>
  (...template: Template): RegExp =>
    new RegExp(source(...template), flags);

/** Source that matches `word` alone, whatever it holds. */
export const escaped = (word: string): string => word.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Source that matches any of `words` as they are written; `anyOf` is for those in any case. Where one word begins
 * another, list the longer first, or use `longestOf`.
 */
export const oneOf = (words: readonly string[]): string => `(?:${words.map(escaped).join('|')})`;

/** The same for a list that white space parts. */
export const oneOfWords = (list: string): string => oneOf(wordsIn(list));

/** As `oneOf`, the longer words first, whatever their order in the list. */
export const longestOf = (words: readonly string[]): string => oneOf([...words].sort((a, b) => b.length - a.length));
