import { isCalendarDate } from '../../calendar.js';
import { isComplement97 } from '../../checksums/complement97.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** BIS numbers of people outside the register add 20 to the month, or 40 where the sex is known. */
function hasBirthDate(digits: string, century: number): boolean {
  const [year, month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4)) % 20, Number(digits.slice(4, 6))];
  const isUnknown = month === 0 || day === 0;
  return (
    Number(digits.slice(2, 4)) <= 52 &&
    (isUnknown ? month <= 12 && day <= 31 : isCalendarDate({ year: century + year, month, day }))
  );
}

/**
 * Belgian national number (numéro national, rijksregisternummer) and BIS number: birth date, serial, two check digits.
 * Rule: arrêté royal of 3 April 1984, art. 1-3, and of 8 February 1991 (BIS); the check digits are 97 less the first
 * nine modulo 97, with a 2 put before those nine for everybody born from 2000 on. Month or day 00 means unknown.
 */
export const nationalNumber: Recognizer = {
  type: 'BE_NATIONAL_NUMBER',
  patterns: [wholeWord(/\d{2}[\p{Zs}.]?[0-5]\d[\p{Zs}.]?[0-3]\d[\p{Zs}\p{Pd}.]?\d{3}[\p{Zs}\p{Pd}.]?\d{2}/u)],
  normalize: digitsOnly,
  isValid: (digits) => {
    const [number, check] = [digits.slice(0, 9), digits.slice(9)];
    return (
      !number.endsWith('000') &&
      ((isComplement97(number, check) && hasBirthDate(digits, 1900)) ||
        (isComplement97(`2${number}`, check) && hasBirthDate(digits, 2000)))
    );
  },
  contextWords: {
    de: ['nationalregisternummer', 'belgische nationalnummer'],
    en: ['belgian national number', 'national register number'],
    other: ['rijksregisternummer', 'numéro national', 'registre national', 'niss', 'insz', 'bis-nummer'],
  },
  examples: {
    finds: {
      'as on the identity card': 'Rijksregisternummer ⟦79.04.23-217.33⟧.',
      'without separators': 'NISS ⟦79042321803⟧',
      'born after 1999': 'INSZ ⟦07.11.30-102.27⟧',
      'with spaces': 'n° national ⟦68 12 01 345 70⟧',
      'BIS number, sex not known': 'BIS ⟦85.26.14-033.59⟧',
      'BIS number, sex known': 'BIS ⟦85.46.14-034.04⟧',
      'birthday not known': 'NN ⟦40.00.00-953.81⟧',
    },
    ignores: {
      'wrong check digits': 'NISS 79.04.23-217.34',
      'no such month': 'NISS 79.13.23-217.67',
      'no such day': 'NISS 79.02.30-217.71',
      'leap day of 1900': 'NISS 00.02.29-217.91',
      'serial 000': 'NISS 79.04.23-000.27',
      'one digit more': 'NISS 790423217041',
    },
  },
};
