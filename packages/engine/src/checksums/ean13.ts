/** The check digit of GS1 numbers. */

/**
 * Tells whether the last of thirteen `digits` is their check digit: weights 1 and 3 in turn, modulo 10.
 * Source: GS1 General Specifications § 7.9.1. Used by the Swiss AHV number.
 * @example isEan13('7569217076985') // true
 */
export function isEan13(digits: string): boolean {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return digits.length === 13 && sum % 10 === 0;
}
