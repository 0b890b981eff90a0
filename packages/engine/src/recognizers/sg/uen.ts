import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

const otherEntityAlphabet = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

/**
 * Three kinds: businesses (eight digits, letter), local companies (year, five digits, letter), all others (T08LL0001A).
 */
function hasCheckLetter(number: string): boolean {
  if (number.length === 9) {
    return 'XMKECAWLJDB'.charAt(weightedSum(number, [10, 4, 9, 3, 8, 2, 7, 1]) % 11) === number.charAt(8);
  }
  if (/^\d/.test(number)) {
    return 'ZKCMDNERGWH'.charAt(weightedSum(number, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11) === number.charAt(9);
  }
  const sum = weightedSum(number, [4, 3, 5, 3, 10, 2, 2, 5, 7], (character) => otherEntityAlphabet.indexOf(character));
  return otherEntityAlphabet.charAt((sum + 6) % 11) === number.charAt(9);
}

/**
 * Singaporean unique entity number (UEN) of businesses, companies and associations.
 * Rule: Accounting and Corporate Regulatory Authority, "Unique Entity Number", in force since 2009. Needs context: one
 * in 26 random strings passes.
 */
export const uen: Recognizer = {
  type: 'SG_UEN',
  patterns: [
    wholeWord(/\d{8}[A-Z]/iu),
    wholeWord(/(?:18|19|20)\d{7}[A-Z]/iu),
    wholeWord(/[RST]\d{2}[A-HJ-NP-X]{2}\d{4}[A-HJ-NP-X]/iu),
  ],
  normalize: alphanumericUpper,
  isValid: hasCheckLetter,
  needsContext: true,
  contextWords: {
    de: ['singapurische unternehmensnummer', 'singapur'],
    en: ['uen', 'unique entity', 'acra', 'singapore', 'co. reg', 'company registration'],
  },
  examples: {
    finds: {
      'a business': 'UEN ⟦48271530L⟧.',
      'a local company': 'UEN: ⟦201482715E⟧',
      'an association': 'UEN ⟦T12SS4827E⟧',
      'a partnership': 'Unique Entity Number ⟦T09LL7153D⟧',
      'lower case': 'uen ⟦201482715e⟧',
      'word after it': '⟦198261820M⟧ (UEN)',
    },
    ignores: {
      'wrong check letter of a business': 'UEN 48271530M',
      'wrong check letter of a company': 'UEN 201482715F',
      'wrong check letter of an association': 'UEN T12SS4827F',
      'no context word': 'part 201482715E',
      'a year of the 22nd century': 'UEN 210482715G',
      'a letter more': 'UEN 48271530LA',
    },
  },
};
