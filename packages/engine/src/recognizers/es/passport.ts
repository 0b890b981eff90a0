import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Spanish passport: three letters and six digits, older ones two letters and six digits.
 * Rule: Real Decreto 896/2003 (passport); layout as printed. Needs context: nothing can be checked.
 */
export const passport: Recognizer = {
  type: 'ES_PASSPORT',
  patterns: [wholeWord(/[A-Z]{2,3}\p{Zs}?\d{6}/iu)],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: { de: ['reisepass', 'passnummer', 'pass-nr'], en: ['passport'], other: ['pasaporte'] },
  examples: {
    finds: {
      'Spanish word': 'Pasaporte n.º ⟦PAB482150⟧',
      'English word': 'Passport: ⟦XDC 093174⟧.',
      'two letters': 'pasaporte ⟦BE648201⟧',
      'German word': 'spanischer Reisepass ⟦PAB482150⟧',
      'lower case': 'pasaporte ⟦pab482150⟧',
      'word after it': '⟦PAB482150⟧ (pasaporte español)',
    },
    ignores: {
      'no context word': 'Teil PAB482150',
      'five digits': 'Pasaporte PAB48215',
      'seven digits': 'Pasaporte PAB4821503',
      'four letters': 'Pasaporte PABC482150',
      'one letter': 'Pasaporte P482150',
      'a letter after it': 'Pasaporte PAB482150A',
    },
  },
};
