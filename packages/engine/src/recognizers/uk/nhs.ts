import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { pattern } from '../text/pattern.js';

/** Eleven less the weighted sum modulo 11; eleven is written as 0, and a number that would need 10 is never given. */
const hasCheckDigit = (digits: string): boolean => weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/**
 * UK NHS number (England, Wales, Isle of Man) and Scottish CHI number, which share their check digit: ten digits.
 * Rule: NHS Data Dictionary, NHS NUMBER (information standard DCB0148). One in eleven random numbers passes, so it
 * needs context. The examples are computed.
 */
export const nhs: Recognizer = {
  type: 'UK_NHS',
  patterns: [wholeWord(pattern('u')`${scannedDigit}{3}${looseGap}${scannedDigit}{3}${looseGap}${scannedDigit}{4}`)],
  normalize: (value) => digitsOnly(readScannedDigits(value)),
  isValid: (digits) => /[1-9]/.test(digits) && hasCheckDigit(digits),
  needsContext: true,
  contextWords: {
    de: ['britische versichertennummer'],
    en: [
      'nhsno', 'nhs no', 'nhs number', 'nhs_number', 'nhs', 'national health service', 'chi number', 'chi no',
      'health and care number',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'grouped 3-3-4': 'NHS No: ⟦482 715 3094⟧.',
      'without spaces': 'NHS number ⟦6182047356⟧',
      'broken over lines': 'NHS number ⟦482 715\n3094⟧',
      'with hyphens': 'NHS ⟦482-715-3094⟧',
      'no-break spaces': 'NHS\u00a0no. ⟦701\u00a0395\u00a02680⟧',
      'Scottish CHI number': 'CHI number ⟦1407823310⟧',
      'check digit 0 for a remainder of 0': 'NHS ⟦4827153000⟧',
      'letters of a scan': 'NHS No. ⟦4B2 7l5 3O94⟧',
      'word after it': '⟦6182047356⟧ (NHS number)',
    },
    ignores: {
      'wrong check digit': 'NHS 482 715 3095',
      'a number that would need the check digit 10': 'NHS 4827153060',
      'no context word': 'Order 482 715 3094',
      'all zeros': 'NHS 000 000 0000',
      'one digit more': 'NHS 61820473561',
      'a letter touches it': 'NHS R6182047356',
    },
  },
};
