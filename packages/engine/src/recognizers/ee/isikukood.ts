import { isCalendarDate } from '../../calendar.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The first digit, 1-8, gives sex and century. */
const hasBirthDate = (digits: string): boolean =>
  isCalendarDate({
    year: 1800 + 100 * Math.floor((Number(digits.charAt(0)) - 1) / 2) + Number(digits.slice(1, 3)),
    month: Number(digits.slice(3, 5)),
    day: Number(digits.slice(5, 7)),
  });

/** A remainder of 10 calls for a second row of weights; where that gives 10 again, the digit is 0. */
function hasCheckDigit(digits: string): boolean {
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const second = weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11;
  return (first < 10 ? first : second % 10) === Number(digits.charAt(10));
}

/**
 * Estonian personal code (isikukood), eleven digits; the Lithuanian asmens kodas is built alike.
 * Rule: EVS 585:2007; rahvastikuregistri seadus § 39. The examples are computed.
 */
export const isikukood: Recognizer = {
  type: 'EE_ISIKUKOOD',
  patterns: [wholeWord(/[1-8]\d{2}[01]\d[0-3]\d{5}/u), wholeWord(/[1-8]\p{Zs}\d{6}\p{Zs}\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && hasCheckDigit(digits),
  contextWords: {
    de: ['estnischer personencode', 'personencode'],
    en: ['personal code', 'personal identification code'],
    other: ['isikukood', 'isikukoodi', 'asmens kodas'],
  },
  examples: {
    finds: {
      'a man': 'Isikukood ⟦37804152215⟧.',
      'a woman': 'isikukood: ⟦49211300842⟧',
      'born after 1999': 'isikukoodiga ⟦60507012318⟧',
      'without any word': 'Tamm, ⟦36902284173⟧, Tartu',
      'second row of weights': 'Isikukood ⟦37804152266⟧',
      'with spaces': 'isikukood ⟦3 780415 2215⟧',
    },
    ignores: {
      'wrong check digit': 'Isikukood 37804152216',
      'no such month': 'Isikukood 37813152214',
      'no such day': 'Isikukood 37804312210',
      'leap day of 1900': 'Isikukood 30002292212',
      'no such first digit': 'Isikukood 97804152210',
      'one digit more': 'Isikukood 378041522150',
    },
  },
};
