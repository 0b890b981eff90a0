/** Sums of digits, as the German and Austrian social insurances weigh them. */
import { weightedDigitSum, weightedSum } from './weighted-sum.js';

/** Digits with the letter in them replaced by its two-digit place in the alphabet. */
const withLetterAsDigits = (value: string): string =>
  value.replace(/[A-Z]/, (letter) => String(letter.charCodeAt(0) - 64).padStart(2, '0'));

/**
 * Tells whether the last digit of a pension insurance number (12 characters, letter in the ninth) is right: digit sums
 * of the products with 2 1 2 5 7 1 2 1 2 1 2 1, modulo 10.
 * Source: VKVV § 4. @example isPensionInsuranceNumber('65170839J003') // true
 */
export const isPensionInsuranceNumber = (value: string): boolean =>
  weightedDigitSum(withLetterAsDigits(value), [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10 === Number(value.at(-1));

/**
 * Tells whether the last digit of a health insurance number (letter, nine digits) is right: digit sums of the products
 * with 1 and 2 in turn, modulo 10.
 * Source: SGB V § 290, guideline of the GKV-Spitzenverband, Annex 1.
 */
export const isHealthInsuranceNumber = (value: string): boolean =>
  weightedDigitSum(withLetterAsDigits(value), [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10 === Number(value.at(-1));

/**
 * Tells whether the fourth of ten digits of an Austrian insurance number is right: weights 3 7 9 0 5 8 4 2 1 6,
 * modulo 11.
 * Source: ASVG § 31 Abs. 4 Z 1, structure of the Versicherungsnummer of the Dachverband.
 */
export const isAustrianInsuranceNumber = (digits: string): boolean =>
  weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(digits[3]);
