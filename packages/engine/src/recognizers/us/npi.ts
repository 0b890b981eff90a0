import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { notCounted } from '../text/counted.js';
import { pattern } from '../text/pattern.js';

/**
 * US national provider identifier (NPI) of physicians and hospitals, ten digits, the first 1 or 2.
 * Rule: 45 CFR § 162.406; CMS, "Requirements for NPI and NPI Check Digit": Luhn digit over 80840 and the number. Two in
 * a hundred random numbers pass, so it needs context.
 */
export const npi: Recognizer = {
  type: 'US_NPI',
  patterns: [
    wholeWord(pattern('u')`[12]\d{9}${notCounted}`),
    wholeWord(/[12]\d{3}[\p{Zs}\p{Pd}]\d{3}[\p{Zs}\p{Pd}]\d{3}/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) => isLuhn(`80840${digits}`),
  needsContext: true,
  contextWords: { de: ['us-arztnummer', 'arztnummer'], en: ['npi', 'provider identifier', 'national provider'] },
  examples: {
    finds: {
      'a physician': 'NPI: ⟦1482715301⟧.',
      'a hospital': 'NPI ⟦2618204731⟧',
      'grouped 4-3-3': 'NPI# ⟦1482-715-301⟧',
      'words in full': 'National Provider Identifier ⟦1701395265⟧',
      'with spaces': 'npi ⟦1482 715 301⟧',
      'word after it': '⟦1482715301⟧ (NPI)',
    },
    ignores: {
      'wrong check digit': 'NPI 1482715302',
      'a Luhn number without the prefix 80840': 'NPI 1482715305',
      'no context word': 'order 1482715301',
      'what is counted': 'npi 1482715301 packages installed',
      'first digit 3': 'NPI 3482715307',
      'one digit more': 'NPI 14827153010',
      'a letter touches it': 'NPI X1482715301',
    },
  },
};
