import { isCalendarDate } from '../../calendar.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * 01-40 counties, 41-46 sectors of Bucharest, 47-48 its former sectors, 51-52 counties of 1981, 70 none (in numbers
 * made since 8 May 2024), 80 unknown.
 */
const isCounty = (county: number): boolean => (county >= 1 && county <= 48) || [51, 52, 70, 80].includes(county);

/** The first digit gives sex and century; 7-9 are foreigners, for whom it does not tell. */
function hasBirthDate(digits: string): boolean {
  const century = [1900, 1900, 1800, 1800, 2000, 2000, 1900, 1900, 1900][Number(digits.charAt(0)) - 1] ?? NaN;
  const [year, month, day] = [Number(digits.slice(1, 3)), Number(digits.slice(3, 5)), Number(digits.slice(5, 7))];
  const isForeigner = digits.charAt(0) >= '7';
  return (
    isCalendarDate({ year: century + year, month, day }) ||
    (isForeigner && isCalendarDate({ year: 2000 + year, month, day }))
  );
}

/** A remainder of 10 is written as 1. */
function hasCheckDigit(digits: string): boolean {
  const remainder = weightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (remainder === 10 ? 1 : remainder) === Number(digits.charAt(12));
}

/**
 * Romanian personal numeric code (CNP): sex and century, birth date, county, serial, check digit.
 * Rule: OUG 97/2005, art. 6; HG 295/2021, annex 1. The examples are computed.
 */
export const cnp: Recognizer = {
  type: 'RO_CNP',
  patterns: [
    wholeWord(/[1-9]\p{Zs}?\d{2}[01]\d[0-3]\d\p{Zs}?\d{6}/u),
    wholeWord(/[1-9]\p{Zs}\d{6}\p{Zs}\d{2}\p{Zs}\d{3}\p{Zs}?\d/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && isCounty(Number(digits.slice(7, 9))) && hasCheckDigit(digits),
  contextWords: {
    de: ['rumänische personennummer', 'personennummer'],
    en: ['personal numeric code'],
    other: ['cnp', 'cod numeric personal', 'c.n.p.'],
  },
  examples: {
    finds: {
      'a man': 'CNP ⟦1780415221079⟧.',
      'a woman': 'CNP: ⟦2921130400840⟧',
      'born after 1999': 'cod numeric personal ⟦6050701412317⟧',
      'with spaces': 'CNP ⟦1 780415 221079⟧',
      'a resident foreigner': 'CNP ⟦7850618401151⟧',
      'leap day of 2000': '⟦5000229402098⟧',
    },
    ignores: {
      'wrong check digit': 'CNP 1780415221070',
      'no such month': 'CNP 1781315221076',
      'no such day': 'CNP 1780431221079',
      'no such county': 'CNP 1780415601072',
      'first digit 0': 'CNP 0780415221077',
      'one digit more': 'CNP 17804152210790',
    },
  },
};
