import { isVerhoeff } from '../../checksums/verhoeff.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

const isPalindrome = (digits: string): boolean => digits.split('').reverse().join('') === digits;

/**
 * Indian Aadhaar number, twelve digits, the first 2-9.
 * Rule: Aadhaar Act 2016; UIDAI, "Aadhaar Numbering Scheme" (2010): Verhoeff digit, no palindromes. One in twelve
 * random numbers passes, so it needs context.
 */
export const aadhaar: Recognizer = {
  type: 'IN_AADHAAR',
  patterns: [wholeWord(/[2-9]\d{3}[\p{Zs}\p{Pd}:]?\d{4}[\p{Zs}\p{Pd}:]?\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => isVerhoeff(digits) && !isPalindrome(digits),
  needsContext: true,
  contextWords: {
    de: ['indische identifikationsnummer'],
    en: ['aadhaar', 'aadhar', 'adhaar', 'uidai', 'uid'],
    other: ['आधार'],
  },
  examples: {
    finds: {
      'grouped by four': 'Aadhaar: ⟦4827 1530 9164⟧.',
      'without spaces': 'Aadhaar number ⟦618204735019⟧',
      'with hyphens': 'Aadhar ⟦7013-9526-8408⟧',
      'Hindi word': 'आधार ⟦2653 9104 7724⟧',
      'no-break spaces': 'UID ⟦4827\u00a01530\u00a09164⟧',
      'word after it': '⟦618204735019⟧ (Aadhaar)',
    },
    ignores: {
      'wrong check digit': 'Aadhaar 4827 1530 9165',
      'no context word': 'order 4827 1530 9164',
      'first digit 1': 'Aadhaar 1827 1530 9165',
      'a palindrome': 'Aadhaar 4827 2992 7284',
      'one digit more': 'Aadhaar 4827153091640',
      'a letter touches it': 'Aadhaar 482715309164A',
    },
  },
};
