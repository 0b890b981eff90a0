import { isEan13 } from '../../checksums/ean13.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { pattern } from '../text/pattern.js';

/**
 * Swiss social insurance number (AHV, AVS): 756, nine digits, check digit.
 * Rule: AHVG Art. 50c, AHVV Art. 133; GS1 check digit.
 */
export const ahv: Recognizer = {
  type: 'CH_AHV',
  patterns: [/(?<![\p{L}\p{N}]|\d[.,-])756(?:[ \u00a0.’'\p{Pd}]?\d{2}){5}(?![\p{L}\p{N}]|[.,-]\d)/gu],
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
      apostrophes: '⟦756’9217’0769’85⟧',
      'in pairs': 'AHV-Nr ⟦756.92 17.07 69.85⟧',
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

/**
 * Swiss social insurance number with letters that a scanner put for digits, or broken over two lines, near a word for
 * it.
 * Rule: as `ahv`.
 */
export const scannedAhv: Recognizer = {
  type: 'CH_AHV',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}]|\d[.,-])7[S5]6(?:${looseGap}${scannedDigit}{2}){5}(?![\p{L}\p{N}]|[.,-]\d)
    `,
  ],
  normalize: (value) => digitsOnly(readScannedDigits(value)),
  isValid: isEan13,
  needsContext: true,
  contextWords: { de: ['ahv', 'versichertennummer', 'sozialversicherungsnummer'], en: ['avs', 'ahv'] },
  examples: {
    finds: {
      'letter for a digit': 'AHV ⟦756.92l7.0769.85⟧',
      'two letters': 'AHV-Nr. ⟦756.92I7.O769.85⟧.',
      'in the land code': 'AHV-Nummer: ⟦7S6.9217.0769.85⟧',
      'broken over lines': 'AHV-Nr. ⟦756.9217.\n0769.85⟧',
      'broken in a group': 'No AVS ⟦756.92\n17.0769.85⟧',
      'one piece': 'AHV ⟦7569217O769B5⟧',
    },
    ignores: {
      'wrong check digit': 'AHV 756.92l7.0769.86',
      'no word near': 'Teil 756.92l7.0769.85',
      'other country code': 'AHV 757.l234.5678.96',
      'a digit more': 'AHV 756.92l7.0769.855',
      'another letter': 'AHV 756.92A7.0769.85',
      'letter before it': 'AHV X756.92l7.0769.85',
      'a paragraph between': 'AHV 756.92l7.\n\n0769.85',
    },
  },
};
