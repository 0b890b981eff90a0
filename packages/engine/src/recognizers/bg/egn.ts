import { isCalendarDate } from '../../calendar.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Births before 1900 have 20 added to the month, births from 2000 on 40. */
function hasBirthDate(digits: string): boolean {
  const [year, month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4)), Number(digits.slice(4, 6))];
  const century = month > 40 ? 2000 : month > 20 ? 1800 : 1900;
  return isCalendarDate({ year: century + year, month: month % 20, day });
}

/** Tells whether ten digits carry the check digit of an EGN: the weighted sum modulo 11, a remainder of 10 as 0. */
export const hasEgnCheckDigit = (digits: string): boolean =>
  (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(digits.charAt(9));

/**
 * Bulgarian unified civil number (ЕГН, EGN): year, month, day, three digits, check digit.
 * Rule: Закон за гражданската регистрация, art. 11; наредба РД-02-20-9/2012. About one in a hundred random numbers
 * passes, so it needs context.
 */
export const egn: Recognizer = {
  type: 'BG_EGN',
  patterns: [wholeWord(/\d{2}[0-5]\d[0-3]\d\p{Zs}?\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && hasEgnCheckDigit(digits),
  needsContext: true,
  contextWords: {
    de: ['bulgarische personennummer', 'personennummer'],
    en: ['unified civil number', 'uniform civil number'],
    other: ['егн', 'egn', 'единен граждански номер', 'е.г.н.'],
  },
  examples: {
    finds: {
      'Bulgarian word': 'ЕГН ⟦7804152214⟧.',
      'Latin word': 'EGN: ⟦9211300847⟧',
      'born after 1999, month and 40': 'ЕГН ⟦0547012314⟧',
      'born before 1900, month and 20': 'ЕГН ⟦9832041177⟧',
      'date apart': 'ЕГН: ⟦780415 2214⟧',
      'word after it': '⟦9211300847⟧ (ЕГН)',
    },
    ignores: {
      'wrong check digit': 'ЕГН 7804152215',
      'no context word': 'Поръчка 7804152214',
      'no such month': 'ЕГН 7813152217',
      'no such day': 'ЕГН 7804312210',
      'leap day of 1900': 'ЕГН 0002292215',
      'one digit more': 'ЕГН 78041522140',
    },
  },
};
