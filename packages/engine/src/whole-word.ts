/** Patterns that do not start or end inside a longer word or number. */

/**
 * `shape` between word boundaries, with the flags `g` and `u`: no letter or digit touches it, and it is no piece of a
 * longer number that goes on after a dot or a dash. Commas and slashes end a number: tables put them between two.
 */
export const wholeWord = (shape: RegExp): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}]|\\p{N}[.\\p{Pd}])(?:${shape.source})(?![\\p{L}\\p{N}]|[.\\p{Pd}]\\p{N})`,
    [...new Set(`gu${shape.flags}`)].join(''),
  );
