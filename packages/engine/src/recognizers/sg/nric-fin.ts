import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** By first letter: what is added to the sum, and the letters of the remainders 0-10. */
const series: Readonly<Record<string, { offset: number; letters: string }>> = {
  S: { offset: 0, letters: 'JZIHGFEDCBA' },
  T: { offset: 4, letters: 'JZIHGFEDCBA' },
  F: { offset: 0, letters: 'XWUTRQPNMLK' },
  G: { offset: 4, letters: 'XWUTRQPNMLK' },
  M: { offset: 3, letters: 'XWUTRQPNJLK' },
};

function hasCheckLetter(number: string): boolean {
  const { offset, letters } = series[number.charAt(0)] ?? { offset: 0, letters: '' };
  const remainder = (weightedSum(number.slice(1), [2, 7, 6, 5, 4, 3, 2]) + offset) % 11;
  return letters.charAt(remainder) === number.charAt(8);
}

/**
 * Singaporean identity number: NRIC of citizens and residents (S, T), FIN of foreigners (F, G, since 2022 M).
 * Rule: National Registration Act 1965; the check letter's rule is not public but long known. One in 140 random strings
 * passes, so it needs context.
 */
export const nricFin: Recognizer = {
  type: 'SG_NRIC_FIN',
  patterns: [wholeWord(/[STFGM]\p{Zs}?\d{4}\p{Zs}?\d{3}\p{Zs}?[A-Z]/iu)],
  normalize: alphanumericUpper,
  isValid: hasCheckLetter,
  needsContext: true,
  contextWords: {
    de: ['singapurische ausweisnummer', 'ausweisnummer', 'singapur'],
    en: ['nric', 'fin', 'singapore', 'identity card', 'ic no', 'uinfin'],
    other: ['身份证'],
  },
  examples: {
    finds: {
      'a citizen, S': 'NRIC ⟦S4827153G⟧.',
      'born after 1999, T': 'NRIC: ⟦T0618204B⟧',
      'a foreigner, F': 'FIN ⟦F7013952U⟧',
      'a foreigner, G': 'FIN no. ⟦G2653910U⟧',
      'a foreigner since 2022, M': 'FIN ⟦M4827153N⟧',
      'lower case': 'nric ⟦s4827153g⟧',
      'word after it': '⟦T0618204B⟧ (NRIC)',
    },
    ignores: {
      'wrong check letter': 'NRIC S4827153H',
      'check letter of the S series after a T': 'NRIC T4827153G',
      'no context word': 'part S4827153G',
      'another first letter': 'NRIC U4827153G',
      'six digits': 'NRIC S482715D',
      'a letter more': 'NRIC S4827153GA',
    },
  },
};
