import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** One is taken off the first digit before weighting: ten off the sum. */
const hasAbnCheckDigits = (digits: string): boolean =>
  (weightedSum(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;

/**
 * Australian business number (ABN), eleven digits, the first two of which check the others.
 * Rule: A New Tax System (Australian Business Number) Act 1999; Australian Business Register, "Format of the ABN". One
 * in a hundred random numbers passes, so it needs context.
 */
export const abn: Recognizer = {
  type: 'AU_ABN',
  patterns: [wholeWord(/[1-9]\d\p{Zs}?\d{3}\p{Zs}?\d{3}\p{Zs}?\d{3}/u)],
  normalize: digitsOnly,
  isValid: hasAbnCheckDigits,
  needsContext: true,
  contextWords: { de: ['australische unternehmensnummer'], en: ['abn', 'a.b.n.', 'australian business number'] },
  examples: {
    finds: {
      'grouped 2-3-3-3': 'ABN ⟦34 482 715 309⟧.',
      'without spaces': 'ABN: ⟦55618204735⟧',
      'words in full': 'Australian Business Number ⟦41 701 395 268⟧',
      'lower case word': 'abn ⟦44 265 391 047⟧',
      'no-break spaces': 'A.B.N. ⟦34\u00a0482\u00a0715\u00a0309⟧',
      'word after it': '⟦55 618 204 735⟧ (ABN)',
    },
    ignores: {
      'wrong check digits': 'ABN 35 482 715 309',
      'no context word': 'order 34 482 715 309',
      'first digit 0': 'ABN 04 482 715 315',
      'ten digits': 'ABN 482 715 3091',
      'one digit more': 'ABN 344827153091',
      'a letter touches it': 'ABN A34482715309',
    },
  },
};

/**
 * Australian company number (ACN), nine digits.
 * Rule: Corporations Act 2001 s. 118(1)(a); ASIC, "Australian Company Number digit check". One in ten random numbers passes,
 * so it needs context.
 */
export const acn: Recognizer = {
  type: 'AU_ACN',
  patterns: [wholeWord(/\d{3}\p{Zs}?\d{3}\p{Zs}?\d{3}/u)],
  normalize: digitsOnly,
  isValid: (digits) => /[1-9]/.test(digits) && weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0,
  needsContext: true,
  contextWords: { de: ['australische handelsregisternummer'], en: ['acn', 'a.c.n.', 'australian company number'] },
  examples: {
    finds: {
      'grouped by three': 'ACN ⟦082 715 302⟧.',
      'without spaces': 'ACN: ⟦618204738⟧',
      'words in full': 'Australian Company Number ⟦101 395 260⟧',
      'lower case word': 'acn ⟦165 391 042⟧',
      'no-break spaces': 'A.C.N. ⟦082\u00a0715\u00a0302⟧',
      'word after it': '⟦101 395 260⟧ (ACN)',
    },
    ignores: {
      'wrong check digit': 'ACN 082 715 303',
      'no context word': 'order 082 715 302',
      'all zeros': 'ACN 000 000 000',
      'eight digits': 'ACN 082 715 30',
      'one digit more': 'ACN 0827153021',
      'a letter touches it': 'ACN 082715302A',
    },
  },
};
