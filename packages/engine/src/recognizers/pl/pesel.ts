import { isCalendarDate } from '../../calendar.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Months have 20 added for births from 2000 on. Births before 1900 and after 2029 would double the false finds. */
function hasBirthDate(digits: string): boolean {
  const [year, month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
  return (
    isCalendarDate({ year: 1900 + year, month, day }) ||
    (year < 30 && isCalendarDate({ year: 2000 + year, month: month - 20, day }))
  );
}

/** Weights 1, 3, 7, 9 over and over, the check digit counts once; the sum ends in 0. */
const hasCheckDigit = (digits: string): boolean => weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;

/**
 * Polish national identification number (PESEL), eleven digits that start with the birth date.
 * Rule: ustawa z dnia 24 września 2010 r. o ewidencji ludności, art. 15-16. Of random numbers one in 210 passes.
 */
export const pesel: Recognizer = {
  type: 'PL_PESEL',
  patterns: [
    wholeWord(/\d{2}[0-3]\d[\p{Zs}\p{Pd}]?[0-3]\d[\p{Zs}\p{Pd}]?\d{5}/u),
    wholeWord(/\d{6}[\p{Zs}\p{Pd}]\d{5}/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && hasCheckDigit(digits),
  contextWords: {
    de: ['polnische identifikationsnummer'],
    en: ['polish national id'],
    other: ['pesel', 'nr ewidencyjny'],
  },
  examples: {
    finds: {
      'without spaces': 'PESEL ⟦87041523077⟧.',
      'without any word': 'Kowalska, ⟦53113049183⟧, Poznań',
      'born after 1999, month and 20': 'PESEL: ⟦06281715422⟧',
      'date apart': 'PESEL ⟦870415 23077⟧',
      'with a hyphen': 'Nr PESEL ⟦921130-08462⟧',
      'leap day of 2000': 'PESEL ⟦00222904812⟧',
    },
    ignores: {
      'wrong check digit': 'PESEL 87041523078',
      'no such month': 'PESEL 87131523079',
      'no such day': 'PESEL 87043123077',
      'leap day of 1900': 'PESEL 00022904816',
      'born in 2030 or later': 'PESEL 31281715424',
      'one digit more': 'PESEL 870415230771',
    },
  },
};
