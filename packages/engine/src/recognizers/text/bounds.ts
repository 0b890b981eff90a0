/** Sources for the two ends of a word and of a token of a program, and for the end of a number and of a line. */

/** No letter, mark, digit or underscore stands before this point. */
export const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}_])`;

/** No letter, mark, digit or underscore stands after this point. */
export const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}_])`;

/** No letter or digit stands before this point; an underscore may, as in `customer_AB12`. */
export const tokenStart = String.raw`(?<![\p{L}\p{N}])`;

/** No letter or digit stands after this point; an underscore may. */
export const tokenEnd = String.raw`(?![\p{L}\p{N}])`;

/** No letter, digit or decimal stands after this point: a number ends here. */
export const numberEnd = String.raw`(?![\p{L}\p{N}]|[.,]\d)`;

/** Blanks up to the end of the line or text; for lookaheads, as in `(?=,|${lineEnd})`. */
export const lineEnd = String.raw`[ \t]{0,4}(?:\r?\n|$)`;
