import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The ninth digit counts five times, and its tens are added once more. */
function hasCheckDigit(digits: string): boolean {
  const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(digits.charAt(8)) * 5) / 10);
  return (10 - (sum % 10)) % 10 === Number(digits.charAt(9));
}

/**
 * Korean business registration number (사업자등록번호): tax office (101 or higher), kind of business, serial, check digit.
 * Rule: 부가가치세법 (VAT Act) art. 8. About one in eleven random numbers passes, so it needs context.
 */
export const businessRegistration: Recognizer = {
  type: 'KR_BRN',
  patterns: [wholeWord(/[1-9]\d{2}\p{Pd}?\d{2}\p{Pd}?\d{5}/u)],
  normalize: digitsOnly,
  isValid: (digits) => digits >= '101' && hasCheckDigit(digits),
  needsContext: true,
  contextWords: {
    de: ['koreanische unternehmensnummer'],
    en: ['business registration', 'brn', 'business license no'],
    other: ['사업자등록번호', '사업자번호', '사업자 등록번호', '사업자등록'],
  },
  examples: {
    finds: {
      'with hyphens': '사업자등록번호: ⟦482-81-53090⟧.',
      'without hyphens': 'BRN ⟦6188204730⟧',
      'English words': 'business registration no. ⟦701-12-95262⟧',
      'a sole trader': '사업자번호 ⟦265-05-91044⟧',
      'lowest tax office': 'brn ⟦101-81-48271⟧',
      'word after it': '⟦482-81-53090⟧ (BRN)',
    },
    ignores: {
      'wrong check digit': 'BRN 482-81-53091',
      'no context word': 'order 482-81-53090',
      'tax office 100': 'BRN 100-81-53091',
      'first digit 0': 'BRN 082-81-53094',
      'groups that nobody writes': 'BRN 4828-1-53090',
      'one digit more': 'BRN 482-81-530900',
    },
  },
};
