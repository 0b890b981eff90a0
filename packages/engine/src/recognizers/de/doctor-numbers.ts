import { isLanr } from '../../checksums/register-numbers.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/**
 * Number for life of a German physician or psychotherapist (LANR): six digits, check digit, two of the specialty, near
 * a word for it.
 * Rule: SGB V § 293 Abs. 4; KBV guideline after SGB V § 75 Abs. 7. Specialty 00 stands in for an unknown one (KBV, LDT
 * rule F011); hospital doctors in specialist outpatient care have 555555 and a running digit (KBV, KVDT rule 063).
 */
export const lanr: Recognizer = {
  type: 'DE_LANR',
  patterns: [/(?<![\p{L}\p{N}])\d{6}[ \u00a0]?\d[ \u00a0/-]?\d{2}(?![\p{L}\p{N}]|[.,]\d)/gu],
  normalize: digitsOnly,
  isValid: (digits) => isLanr(digits) || digits.startsWith('555555'),
  needsContext: true,
  contextWords: {
    de: ['lanr', 'arztnummer', 'base anr', 'arzt-nr', 'arztnr', 'arzt-nummer', 'lebenslange'],
    en: ['physician number', 'lanr'],
  },
  examples: {
    finds: {
      label: 'LANR: ⟦123456601⟧',
      'in parentheses behind a noun': 'gesperrt (Arzt LANR ⟦123456601⟧, Ulm)',
      'in two groups': 'LANR ⟦1234566 01⟧.',
      slash: 'Arzt-Nr. ⟦8123453/12⟧',
      'long word': 'Lebenslange Arztnummer ⟦812345312⟧',
      'word after it': '⟦123456601⟧ (LANR)',
      'English words': 'physician number ⟦123456601⟧',
      'specialty not given': 'LANR ⟦123456600⟧',
      'hospital doctor': 'LANR ⟦555555101⟧',
    },
    ignores: {
      'wrong check digit': 'LANR 123456701',
      'no word near': 'Nr. 123456601',
      'eight digits': 'LANR 12345660',
      'ten digits': 'LANR 1234566011',
      'decimal number': 'LANR 123456601.5',
      'letter before it': 'LANR A123456601',
    },
  },
};

/**
 * Number of a German medical practice (BSNR): nine digits, the first two the association's area, near a word for it.
 * Rule: KBV guideline after SGB V § 75 Abs. 7; area 01 to 99. There is no check digit.
 */
export const bsnr: Recognizer = {
  type: 'DE_BSNR',
  patterns: [/(?<![\p{L}\p{N}])(?!00)\d{2}[ \u00a0]?\d{5}[ \u00a0]?\d{2}(?![\p{L}\p{N}]|[.,]\d)/gu],
  needsContext: true,
  contextWords: {
    de: ['bsnr', 'betriebsstätte', 'betriebsstättennummer', 'betriebsstätten-nr', 'nbsnr'],
    en: ['practice number', 'bsnr'],
  },
  examples: {
    finds: {
      label: 'BSNR: ⟦720123400⟧',
      grouped: 'BSNR ⟦72 01234 00⟧.',
      'long word': 'Betriebsstättennummer ⟦521234500⟧',
      'word after it': '⟦720123400⟧ (BSNR)',
      'English words': 'practice number ⟦521234500⟧',
      'no-break spaces': 'BSNR ⟦72\u00a001234\u00a000⟧',
    },
    ignores: {
      'area 00': 'BSNR 000123400',
      'no word near': 'Nr. 720123400',
      'eight digits': 'BSNR 72012340',
      'ten digits': 'BSNR 7201234000',
      'letter before it': 'BSNR A720123400',
      'decimal number': 'BSNR 720123400.5',
    },
  },
};
