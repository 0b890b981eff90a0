/** Patterns that do not start or end inside a longer word or number. */
import type { PatternSource } from './patterns/pattern-source.js';

/**
 * `shape` between word boundaries, with the flags `g` and `u`: no letter or digit touches it, and it is no piece of a
 * longer number that goes on after a dot or a dash. Commas and slashes end a number: tables put them between two.
 */
export const wholeWord = ({ source, flags }: PatternSource): PatternSource => ({
  source: `(?<![\\p{L}\\p{N}]|\\p{N}[.\\p{Pd}])(?:${source})(?![\\p{L}\\p{N}]|[.\\p{Pd}]\\p{N})`,
  flags: [...new Set(`gu${flags}`)].join(''),
});
