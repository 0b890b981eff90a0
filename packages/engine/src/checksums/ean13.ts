/** The check digit of GS1 numbers. */
import { weightedSum } from './weighted-sum.js';

/**
 * Tells whether the last of thirteen `digits` is their check digit: weights 1 and 3 in turn, modulo 10.
 * Source: GS1 General Specifications § 7.9.1.
 * @example isEan13('7569217076985') // true
 */
export const isEan13 = (digits: string): boolean =>
  digits.length === 13 && weightedSum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
