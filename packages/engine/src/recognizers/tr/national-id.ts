import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The tenth digit: seven times the odd places less the even ones; the eleventh: the sum of all ten. */
function hasCheckDigits(digits: string): boolean {
  const tenth = weightedSum(digits, [7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10;
  const eleventh = weightedSum(digits, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10;
  return (tenth + 10) % 10 === Number(digits.charAt(9)) && eleventh === Number(digits.charAt(10));
}

/**
 * Turkish national identification number (T.C. kimlik numarası), eleven digits, the first not 0; foreigners' start
 * with 99.
 * Rule: 5490 sayılı Nüfus Hizmetleri Kanunu art. 46-47. Nine in a thousand random numbers pass, so it needs context.
 */
export const nationalId: Recognizer = {
  type: 'TR_NATIONAL_ID',
  patterns: [wholeWord(/[1-9]\d{10}/u), wholeWord(/[1-9]\d{2}\p{Zs}\d{3}\p{Zs}\d{3}\p{Zs}\d{2}/u)],
  normalize: digitsOnly,
  isValid: hasCheckDigits,
  needsContext: true,
  contextWords: {
    de: ['türkische identitätsnummer', 'türkische ausweisnummer', 'kimlik'],
    en: ['turkish id', 'turkish identity', 'turkish national'],
    other: ['t.c.', 'tc kimlik', 'tckn', 'kimlik no', 'kimlik numarası', 'tc no', 'ykn'],
  },
  examples: {
    finds: {
      TCKN: 'TCKN: ⟦48277730930⟧.',
      'Turkish words': 'T.C. Kimlik No: ⟦61820473528⟧',
      'a foreigner': 'YKN ⟦99013952604⟧',
      grouped: 'kimlik numarası ⟦265 391 047 74⟧',
      'German words': 'türkische Identitätsnummer ⟦17013952660⟧',
      'word after it': '⟦48277730930⟧ (TC kimlik)',
    },
    ignores: {
      'wrong tenth digit': 'TCKN 48277730929',
      'wrong eleventh digit': 'TCKN 48277730931',
      'no context word': 'sipariş 48277730930',
      'first digit 0': 'TCKN 08271530950',
      'ten digits': 'TCKN 4827153091',
      'one digit more': 'TCKN 482777309300',
    },
  },
};
