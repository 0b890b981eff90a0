import { isEan13 } from '../../checksums/ean13.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/**
 * Swiss social insurance number (AHV, AVS): 756, nine digits, check digit.
 * Rule: AHVG Art. 50c, AHVV Art. 133; GS1 check digit.
 */
export const ahv: Recognizer = {
  type: 'CH_AHV',
  patterns: [
    /(?<![\p{L}\p{N}]|\d[.,-])756[ \u00a0.-]?\d{4}[ \u00a0.-]?\d{4}[ \u00a0.-]?\d{2}(?![\p{L}\p{N}]|[.,-]\d)/gu,
  ],
  normalize: digitsOnly,
  isValid: isEan13,
  contextWords: { de: ['ahv', 'ahv-nr', 'ahv-nummer', 'versichertennummer'], en: ['avs', 'ahv', 'social security'] },
  examples: {
    finds: {
      dots: 'AHV-Nr. ⟦756.9217.0769.85⟧.',
      'one piece': '⟦7561234567897⟧',
      spaces: '⟦756 9876 5432 17⟧',
      'no-break spaces': '⟦756\u00a09217\u00a00769\u00a085⟧',
      hyphens: '(⟦756-1234-5678-97⟧)',
      'French word': 'No AVS: ⟦756.1000.0000.09⟧',
    },
    ignores: {
      'wrong check digit': '756.9217.0769.86',
      'other country code': '757.1234.5678.96',
      'twelve digits': '756.9217.0769.8',
      'fourteen digits': '756.9217.0769.855',
      'letter before it': 'A7569217076985',
      'two digits swapped': '756.9217.0796.85',
    },
  },
};
