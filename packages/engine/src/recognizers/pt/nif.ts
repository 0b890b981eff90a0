import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Tells whether nine digits carry the Portuguese check digit: eleven less the weighted sum modulo 11, 10 and 11 as 0.
 */
export function hasPortugueseCheckDigit(digits: string): boolean {
  const check = 11 - (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check >= 10 ? 0 : check) === Number(digits.charAt(8));
}

/**
 * Portuguese tax number (NIF, número de contribuinte), nine digits; the first ones tell persons from companies.
 * Rule: Decreto-Lei 14/2013, art. 2 and 10-14. About one in fourteen random numbers passes, so it needs context.
 */
export const nif: Recognizer = {
  type: 'PT_NIF',
  patterns: [wholeWord(/(?:[1235689]\d|45|7[0-245789])\d\p{Zs}?\d{3}\p{Zs}?\d{3}/u)],
  normalize: digitsOnly,
  isValid: hasPortugueseCheckDigit,
  needsContext: true,
  contextWords: {
    de: ['portugiesische steuernummer', 'steuernummer'],
    en: ['portuguese tax', 'tax number', 'taxpayer'],
    other: ['nif', 'contribuinte', 'nipc', 'n.i.f.'],
  },
  examples: {
    finds: {
      'without spaces': 'NIF ⟦218463901⟧.',
      'grouped by three': 'Contribuinte n.º ⟦218 463 901⟧',
      'a company': 'NIPC ⟦507382145⟧',
      'a non-resident, 45': 'NIF: ⟦451207386⟧',
      'a non-resident with a refund of tax, 78': 'NIF ⟦782372880⟧',
      'check digit 0 for remainder 1': 'NIF ⟦218463910⟧',
      'no-break spaces': 'nif ⟦218\u00a0463\u00a0901⟧',
    },
    ignores: {
      'wrong check digit': 'NIF 218463902',
      'no context word': 'Artikel 218463901',
      'a first digit that was never given': 'NIF 418463905',
      'one digit more': 'NIF 2184639011',
      'a letter touches it': 'NIF 218463901a',
      'a piece of a longer number': 'NIF 218463901-5',
    },
  },
};
