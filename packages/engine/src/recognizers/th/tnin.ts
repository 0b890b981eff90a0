import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Thai national identification number, thirteen digits, the first 1-8 for the kind of citizen, the second never 0.
 * Rule: Civil Registration Act B.E. 2534 (1991); Department of Provincial Administration. Weights 13 to 2, eleven less
 * the sum modulo 11. Seven in a hundred random numbers pass, so it needs context.
 */
export const tnin: Recognizer = {
  type: 'TH_TNIN',
  patterns: [wholeWord(/[1-8][\p{Zs}\p{Pd}]?[1-9]\d{3}[\p{Zs}\p{Pd}]?\d{5}[\p{Zs}\p{Pd}]?\d{2}[\p{Zs}\p{Pd}]?\d/u)],
  normalize: digitsOnly,
  isValid: (digits) =>
    (11 - (weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits.charAt(12)),
  needsContext: true,
  contextWords: {
    de: ['thailändische ausweisnummer', 'thailand', 'thailändische'],
    en: ['thai id', 'thai national', 'citizen id', 'national id', 'thailand'],
    other: ['เลขประจำตัวประชาชน', 'บัตรประชาชน', 'เลขบัตรประชาชน'],
  },
  examples: {
    finds: {
      'with hyphens': 'Thai ID: ⟦1-4827-15309-16-8⟧.',
      'with spaces': 'citizen ID ⟦3 6182 04735 01 3⟧',
      'without separators': 'national id ⟦5701395268406⟧',
      'Thai words': 'เลขประจำตัวประชาชน ⟦1-2653-91047-72-9⟧',
      'a resident foreigner, 8': 'Thai ID ⟦8-4827-15309-16-5⟧',
      'word after it': '⟦3-6182-04735-01-3⟧ (Thai ID)',
    },
    ignores: {
      'wrong check digit': 'Thai ID 1-4827-15309-16-9',
      'no context word': 'order 1-4827-15309-16-8',
      'first digit 9': 'Thai ID 9-4827-15309-16-3',
      'province starting with 0': 'Thai ID 1-0827-15309-16-1',
      'twelve digits': 'Thai ID 1-4827-15309-16',
      'one digit more': 'Thai ID 14827153091680',
    },
  },
};
