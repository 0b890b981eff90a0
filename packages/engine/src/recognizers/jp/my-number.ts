import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Eleven less the remainder; remainders 0 and 1 give 0. */
function hasCheckDigit(digits: string): boolean {
  const remainder = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder <= 1 ? 0 : 11 - remainder) === Number(digits.charAt(11));
}

/**
 * Japanese individual number (マイナンバー, My Number), twelve digits.
 * Rule: ordinance of the Ministry of Internal Affairs 85/2014, art. 5 (under act 27/2013). One in ten random numbers
 * passes, so it needs context.
 */
export const myNumber: Recognizer = {
  type: 'JP_MY_NUMBER',
  patterns: [wholeWord(/\d{4}[\p{Zs}\p{Pd}]?\d{4}[\p{Zs}\p{Pd}]?\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => /[1-9]/.test(digits) && hasCheckDigit(digits),
  needsContext: true,
  contextWords: {
    de: ['japanische personennummer'],
    en: ['my number', 'individual number', 'mynumber'],
    other: ['マイナンバー', '個人番号'],
  },
  examples: {
    finds: {
      'Japanese word': 'マイナンバー：⟦4827 1530 9160⟧。',
      'official word': '個人番号 ⟦618204735011⟧',
      'English words': 'My Number: ⟦7013-9526-8404⟧',
      'check digit 0 for remainder 1': 'individual number ⟦265391047760⟧',
      'no-break spaces': 'My Number ⟦4827\u00a01530\u00a09160⟧',
      'word after it': '⟦6182 0473 5011⟧ (My Number)',
    },
    ignores: {
      'wrong check digit': 'My Number 4827 1530 9161',
      'no context word': 'order 4827 1530 9160',
      'all zeros': 'My Number 0000 0000 0000',
      'eleven digits': 'My Number 48271530916',
      'one digit more': 'My Number 4827153091600',
      'a letter touches it': 'My Number A482715309160',
    },
  },
};
