/** Digits as scanners misread them; only for numbers whose check digits tell whether the reading was right. */

/** Source of one digit, or a letter that scanners put for one: O for 0, I and l for 1, S for 5, B for 8. */
export const scannedDigit = String.raw`[\dOoIlSB]`;

/** The digits that `scannedDigit` stands for; all other characters stay. */
export const readScannedDigits = (value: string): string =>
  value.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replaceAll('S', '5').replaceAll('B', '8');
