import { weightedSum } from '../../checksums/weighted-sum.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

const letters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** The second letter counts nine times its place in the alphabet; the old W, T and X count nothing. */
export function hasIrishCheckLetter(number: string): boolean {
  const second = Math.max(0, 'WABCDEFGHI'.indexOf(number.charAt(8)));
  return letters.charAt((weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23) === number.charAt(7);
}

/**
 * Irish personal public service number (PPSN): seven digits, a check letter, since 2013 mostly a second letter.
 * Rule: Social Welfare Consolidation Act 2005 s. 262; check letter as published by the Revenue Commissioners. One in 26
 * random strings passes, so it needs context.
 */
export const pps: Recognizer = {
  type: 'IE_PPS',
  patterns: [wholeWord(/\d{7}\p{Zs}?[A-W][A-IWTX]?/iu)],
  normalize: alphanumericUpper,
  isValid: hasIrishCheckLetter,
  needsContext: true,
  contextWords: {
    de: ['irische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: ['pps', 'ppsn', 'pps no', 'personal public service', 'rsi number'],
    other: ['uimhir psp', 'psp'],
  },
  examples: {
    finds: {
      'one letter': 'PPS No. ⟦4827153V⟧.',
      'second letter A': 'PPSN: ⟦1093846DA⟧',
      'second letter B, given since 2023': 'PPSN ⟦2750184KB⟧',
      'old W of a wife': 'PPS number ⟦4827153VW⟧',
      'with a space': 'ppsn ⟦1093846 DA⟧',
      'lower case': 'pps ⟦4827153v⟧',
    },
    ignores: {
      'wrong check letter': 'PPS 4827153W',
      'check letter without regard to the second': 'PPS 1093846RA',
      'no context word': 'Teil 4827153V',
      'six digits': 'PPS 482715F',
      'a second letter that is not given': 'PPS 4827153VK',
      'one digit before': 'PPS 04827153V',
    },
  },
};
