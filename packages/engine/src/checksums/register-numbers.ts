/** Check digits of companies, doctors, vehicles and driving licences. */
import { weightedDigitSum, weightedSum } from './weighted-sum.js';

/**
 * Tells whether the ninth digit of a Swiss company number (UID) is right: weights 5 4 3 2 7 6 5 4, modulo 11.
 * Source: UIDV Art. 3; eCH-0097 § 2.2. A remainder of 1 has no check digit; such numbers are not issued.
 */
export const isSwissUid = (digits: string): boolean =>
  (11 - (weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(digits[8]);

/**
 * Tells whether the eighth digit of an Austrian VAT number is right: digit sums of the products with 1 and 2 in turn,
 * (96 - sum) modulo 10.
 * Source: BMF, structure of the UID number (UStG 1994 Art. 28).
 */
export const isAustrianVat = (digits: string): boolean =>
  (96 - weightedDigitSum(digits, [1, 2, 1, 2, 1, 2, 1])) % 10 === Number(digits[7]);

/**
 * Tells whether the seventh digit of a physician number (LANR) is right: weights 4 and 9 in turn, 10 less the last
 * digit.
 * Source: KBV, Richtlinie nach § 75 Abs. 7 SGB V zur Vergabe der Arzt- und Betriebsstättennummern; the same words in
 * its LDT rule F011.
 */
export const isLanr = (digits: string): boolean =>
  (10 - (weightedSum(digits, [4, 9, 4, 9, 4, 9]) % 10)) % 10 === Number(digits[6]);

/**
 * Tells whether the ninth character of a vehicle identification number is the North American check digit.
 * Source: 49 CFR § 565.15 (c).
 */
export function isVinCheckDigit(vin: string): boolean {
  const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weightedSum(vin, weights, (character) => values.indexOf(character) % 10);
  return (sum % 11 === 10 ? 'X' : String(sum % 11)) === vin[8];
}

/**
 * Tells whether the tenth character of a German driving licence number is right: the first nine characters
 * (A = 10 to Z = 35) with weights 9 to 1, modulo 11, `X` for 10.
 * Source: the number of the specimen in FeV Anlage 8 and descriptions of it; no law states the rule
 * (docs/checksums.md).
 * @example isDrivingLicence('B072RRE2I55') // true
 */
export function isDrivingLicence(value: string): boolean {
  const sum = weightedSum(value, [9, 8, 7, 6, 5, 4, 3, 2, 1], (character) => parseInt(character, 36));
  return (sum % 11 === 10 ? 'X' : String(sum % 11)) === value[9];
}

/**
 * Tells whether the letter at the end of an Austrian company number (up to six digits, letter) is right: the number
 * modulo 17 is its place in the list of letters.
 * Source: Firmenbuchgesetz § 30 (the number has a check letter); the rule is confirmed by numbers, see
 * docs/checksums.md.
 * @example isAustrianCompanyNumber('93363z') // true
 */
export const isAustrianCompanyNumber = (value: string): boolean =>
  'abdfghikmpstvwxyz'[Number(value.slice(0, -1)) % 17] === value.at(-1);
