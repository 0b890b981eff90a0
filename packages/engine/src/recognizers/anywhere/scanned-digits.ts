/** Digits as scanners misread them; only for numbers whose check digits tell whether the reading was right. */

/** Source of one digit, or a letter that scanners put for one: O for 0, I and l for 1, S for 5, B for 8. */
export const scannedDigit = String.raw`[\dOoIlSB]`;

/** The digits that `scannedDigit` stands for; all other characters stay. */
export const readScannedDigits = (value: string): string =>
  value.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replaceAll('S', '5').replaceAll('B', '8');

/**
 * Source of what may stand between two groups of a number whose check digit or label is the evidence: dots, slashes,
 * apostrophes, dashes and blanks, and the end of a line.
 */
export const looseGap = String.raw`[ \u00a0\u202f./’'\p{Pd}]{0,3}(?:\r?\n[ \t>]{0,4})?`;
