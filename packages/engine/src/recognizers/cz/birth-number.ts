import { isCalendarDate } from '../../calendar.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Women have 50 added to the month; since 2004 another 20 may be added where a day's numbers ran out. */
function hasBirthDate(digits: string): boolean {
  const shortYear = Number(digits.slice(0, 2));
  const year = digits.length === 9 || shortYear >= 54 ? 1900 + shortYear : 2000 + shortYear;
  const month = Number(digits.slice(2, 4)) % 50;
  return isCalendarDate({
    year,
    month: year >= 2004 && month > 20 ? month - 20 : month,
    day: Number(digits.slice(4, 6)),
  });
}

/** Ten digits are divisible by eleven; until 1985 a remainder of 10 was written as 0. */
const hasCheckDigit = (digits: string): boolean => (Number(digits.slice(0, 9)) % 11) % 10 === Number(digits.charAt(9));

/** Tells whether nine or ten digits are a birth number; nine have a date before 1954 and no check digit. */
export const isCzechBirthNumber = (digits: string): boolean =>
  hasBirthDate(digits) && (digits.length === 9 ? digits < '54' && !digits.endsWith('000') : hasCheckDigit(digits));

/**
 * Czech birth number (rodné číslo), also Slovak: birth date, serial, check digit; nine digits, unchecked, before 1954.
 * Rule: zákon č. 133/2000 Sb., § 13 (Slovakia: zákon č. 301/1995 Z. z., § 2). One in a hundred random numbers of ten
 * digits passes, so it needs context.
 */
export const birthNumber: Recognizer = {
  type: 'CZ_BIRTH_NUMBER',
  patterns: [wholeWord(/\d{2}[0-8]\d[0-3]\d\p{Zs}?\/?\p{Zs}?\d{3,4}/u)],
  normalize: digitsOnly,
  isValid: isCzechBirthNumber,
  needsContext: true,
  contextWords: {
    de: ['geburtsnummer', 'tschechische geburtsnummer'],
    en: ['birth number'],
    other: ['rodné číslo', 'rodne cislo', 'rodného čísla', 'r. č.', 'r.č.', 'rč', 'rodným číslem'],
  },
  examples: {
    finds: {
      'a man': 'Rodné číslo: ⟦820417/0634⟧.',
      'a woman, month and 50': 'r. č. ⟦915923/1840⟧',
      'without the slash': 'rodné číslo ⟦7908022749⟧',
      'nine digits, born before 1954': 'RČ ⟦480615/217⟧',
      'month and 20, after 2003': 'r.č. ⟦062814/3054⟧',
      'month and 70, after 2003': 'r.č. ⟦067814/3060⟧',
      'spaces around the slash': 'Geburtsnummer ⟦820417 / 0634⟧',
    },
    ignores: {
      'wrong check digit': 'Rodné číslo 820417/0635',
      'no context word': 'Zeichen 820417/0634',
      'no such month': 'Rodné číslo 821317/0636',
      'no such day': 'Rodné číslo 820431/0631',
      'month and 20 before 2004': 'Rodné číslo 822417/0636',
      'nine digits from 1954 on': 'Rodné číslo 540615/217',
    },
  },
};
