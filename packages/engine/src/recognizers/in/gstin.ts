import { isLuhn36 } from '../../checksums/luhn.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** States and union territories 01-38; 96 foreign, 97 other territory, 99 central jurisdiction. */
const isState = (state: number): boolean => (state >= 1 && state <= 38) || [96, 97, 99].includes(state);

/**
 * Indian goods and services tax number (GSTIN): state, PAN, number of the registration, Z, check character.
 * Rule: Central Goods and Services Tax Rules 2017, rule 10; the last character is Luhn's in base 36.
 */
export const gstin: Recognizer = {
  type: 'IN_GSTIN',
  patterns: [wholeWord(/\d{2}\p{Zs}?[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]\p{Zs}?[1-9A-Z]Z[\dA-Z]/iu)],
  normalize: alphanumericUpper,
  isValid: (number) => isState(Number(number.slice(0, 2))) && isLuhn36(number),
  contextWords: { de: ['indische umsatzsteuernummer'], en: ['gstin', 'gst', 'goods and services tax'] },
  examples: {
    finds: {
      'a person': 'GSTIN: ⟦27KBZPM4827C1ZZ⟧.',
      'a company': 'GST No. ⟦29QWNCR7153K1ZY⟧',
      'second registration': 'GSTIN ⟦07KBZPM4827C2Z0⟧',
      'without any word': '(⟦33TRAFD6182L1ZW⟧)',
      'lower case': 'gstin ⟦27kbzpm4827c1zz⟧',
      'other territory, 97': 'GSTIN ⟦97KBZPM4827C1ZS⟧',
    },
    ignores: {
      'wrong check character': 'GSTIN 27KBZPM4827C1Z0',
      'no such state': 'GSTIN 45KBZPM4827C1Z1',
      'a kind of holder that does not exist': 'GSTIN 27KBZXM4827C1ZJ',
      'no Z in the fourteenth place': 'GSTIN 27KBZPM4827C1Y1',
      'registration 0': 'GSTIN 27KBZPM4827C0Z0',
      'a letter more': 'GSTIN 27KBZPM4827C1ZZA',
    },
  },
};
