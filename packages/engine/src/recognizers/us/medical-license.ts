import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Digits 1, 3, 5 once and 2, 4, 6 twice; the sum ends in the seventh. */
const hasCheckDigit = (number: string): boolean =>
  weightedSum(number.slice(2), [1, 2, 1, 2, 1, 2]) % 10 === Number(number.charAt(8));

/**
 * US medical licence: the DEA registration number, a letter for the kind of registrant, the surname's first letter (or
 * 9 for a business), seven digits; a hospital's suffix may follow.
 * Rule: 21 CFR part 1301; DEA Diversion Control Division, "DEA number" (check digit). Six in a hundred random strings
 * pass, so it needs context.
 */
export const medicalLicense: Recognizer = {
  type: 'MEDICAL_LICENSE',
  patterns: [wholeWord(/[ABCDEFGHJKLMPRSTUX][A-Z9]\p{Zs}?\d{7}/iu)],
  normalize: alphanumericUpper,
  isValid: hasCheckDigit,
  needsContext: true,
  contextWords: {
    de: ['approbation', 'zulassungsnummer', 'betäubungsmittelnummer'],
    en: ['dea', 'medical license', 'medical licence', 'prescriber', 'registrant'],
  },
  examples: {
    finds: {
      'a practitioner': 'DEA number: ⟦BK4827157⟧.',
      'a business': 'DEA# ⟦F96182048⟧',
      'a nurse': 'Medical license ⟦MR7013953⟧',
      'lower case': 'dea ⟦bk4827157⟧',
      'with a space': 'DEA No. ⟦AP 1530915⟧',
      'word after it': '⟦BK4827157⟧ (DEA)',
    },
    ignores: {
      'wrong check digit': 'DEA BK4827158',
      'no context word': 'order BK4827157',
      'a letter of no kind of registrant': 'DEA NK4827157',
      'one letter': 'DEA K4827157',
      'one digit more': 'DEA BK48271570',
      'a letter touches it': 'DEA BK4827157K',
    },
  },
};
