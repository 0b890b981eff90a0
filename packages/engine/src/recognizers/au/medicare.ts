import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Australian Medicare number: eight digits, a check digit, the card's issue; the person's place on the card may follow.
 * Rule: Health Insurance Act 1973; Services Australia, "Medicare card number": the first digit is 2-6, weights 1 3 7 9.
 * One in twenty random numbers passes, so it needs context.
 */
export const medicare: Recognizer = {
  type: 'AU_MEDICARE',
  patterns: [wholeWord(/[2-6]\d{3}[\p{Zs}\p{Pd}]?\d{5}[\p{Zs}\p{Pd}]?[1-9](?:[\p{Zs}/\p{Pd}]?[1-9])?/u)],
  normalize: digitsOnly,
  isValid: (digits) => weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(digits.charAt(8)),
  needsContext: true,
  contextWords: { de: ['australische krankenversicherung'], en: ['medicare'] },
  examples: {
    finds: {
      'grouped 4-5-1': 'Medicare no. ⟦4827 15302 1⟧.',
      'without spaces': 'Medicare ⟦2618204722⟧',
      'with the place on the card': 'Medicare card ⟦3013 95269 1-2⟧',
      'with the place after a slash': 'medicare ⟦4827 15302 1/3⟧',
      'no-break spaces': 'Medicare number: ⟦5265\u00a039105\u00a01⟧',
      'word after it': '⟦2618204722⟧ (Medicare)',
    },
    ignores: {
      'wrong check digit': 'Medicare 4827 15303 1',
      'no context word': 'order 4827 15302 1',
      'first digit 7': 'Medicare 7827 15305 1',
      'issue 0': 'Medicare 4827 15302 0',
      'nine digits': 'Medicare 4827 15302',
      'three digits more': 'Medicare 4827153021234',
    },
  },
};
