import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Australian tax file number (TFN), nine digits, of old ones eight.
 * Rule: Income Tax Assessment Act 1936 part VA; weights 1 4 3 7 5 8 6 9 10, sum a multiple of eleven. For eight digits
 * the sources differ (10 7 8 4 6 3 5 1, or the same), so either will do. One in eleven random numbers of nine digits
 * passes, so it needs context.
 */
export const tfn: Recognizer = {
  type: 'AU_TFN',
  patterns: [wholeWord(/\d{3}[\p{Zs}\p{Pd}]?\d{3}[\p{Zs}\p{Pd}]?\d{2,3}/u)],
  normalize: digitsOnly,
  isValid: (digits) =>
    /[1-9]/.test(digits) &&
    (weightedSum(digits, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0 ||
      (digits.length === 8 && weightedSum(digits, [10, 7, 8, 4, 6, 3, 5, 1]) % 11 === 0)),
  needsContext: true,
  contextWords: { de: ['australische steuernummer', 'steuernummer'], en: ['tfn', 't.f.n.', 'tax file'] },
  examples: {
    finds: {
      'grouped by three': 'TFN: ⟦482 715 300⟧.',
      'without spaces': 'tax file number ⟦618204736⟧',
      'eight digits': 'TFN ⟦701 395 27⟧',
      'with hyphens': 'tfn ⟦265-391-048⟧',
      'no-break spaces': 'TFN ⟦482\u00a0715\u00a0300⟧',
      'word after it': '⟦618 204 736⟧ (TFN)',
    },
    ignores: {
      'wrong check digit': 'TFN 482 715 301',
      'wrong check digit of eight': 'TFN 701 395 28',
      'no context word': 'order 482 715 300',
      'all zeros': 'TFN 000 000 000',
      'one digit more': 'TFN 4827153000',
      'a letter touches it': 'TFN x482715300',
    },
  },
};
