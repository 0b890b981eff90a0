import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * US individual taxpayer identification number (ITIN): 9, two digits, a group, four digits.
 * Rule: IRS, Internal Revenue Manual 3.21.263.1.2: fourth and fifth digit 50-65, 70-88, 90-92, 94-99. Needs context.
 */
export const itin: Recognizer = {
  type: 'US_ITIN',
  patterns: [wholeWord(/9\d{2}[\p{Zs}\p{Pd}]?(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])[\p{Zs}\p{Pd}]?\d{4}/u)],
  normalize: digitsOnly,
  needsContext: true,
  contextWords: {
    de: ['us-steuernummer', 'amerikanische steuernummer', 'steuernummer'],
    en: ['itin', 'individual taxpayer', 'taxpayer id', 'tax id', 'tin'],
  },
  examples: {
    finds: {
      'with hyphens': 'ITIN: ⟦948-71-5309⟧.',
      'without separators': 'individual taxpayer number ⟦918504735⟧',
      'with spaces': 'ITIN ⟦901 95 5268⟧',
      'group 92': 'Tax ID ⟦948-92-1530⟧',
      'German word': 'US-Steuernummer ⟦948-71-5309⟧',
      'word after it': '⟦918-50-4735⟧ (ITIN)',
    },
    ignores: {
      'no context word': 'order 948-71-5309',
      'first digit not 9': 'ITIN 848-71-5309',
      'group 66': 'ITIN 948-66-5309',
      'group 89': 'ITIN 948-89-5309',
      'group 93, which is an ATIN': 'ITIN 948-93-5309',
      'one digit more': 'ITIN 948-71-53091',
    },
  },
};
