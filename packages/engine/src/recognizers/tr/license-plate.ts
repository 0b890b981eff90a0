import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** One letter takes four or five digits, two take three or four, three take two or three. */
const hasRightLengths = (plate: string): boolean =>
  /^\d\d(?:[A-Z]\d{4,5}|[A-Z]{2}\d{3,4}|[A-Z]{3}\d{2,3})$/.test(plate);

/**
 * Turkish registration plate: province 01-81, one to three letters (no Q, W, X), two to five digits.
 * Rule: Karayolları Trafik Yönetmeliği, annex on plates. Nothing else can be checked, so it needs context.
 */
export const licensePlate: Recognizer = {
  type: 'TR_LICENSE_PLATE',
  patterns: [wholeWord(/(?:0[1-9]|[1-7]\d|8[01])[\p{Zs}\p{Pd}]?[A-PR-VYZ]{1,3}[\p{Zs}\p{Pd}]?\d{2,5}/iu)],
  normalize: alphanumericUpper,
  isValid: hasRightLengths,
  needsContext: true,
  contextWords: {
    de: ['kennzeichen', 'nummernschild'],
    en: [
      'license plate', 'licence plate', 'number plate', 'plate', 'registration', 'vehicle', 'car', 'lorry', 'truck',
      'trailer',
    ], // prettier-ignore
    other: ['plaka', 'plakalı', 'araç'],
  },
  examples: {
    finds: {
      'two letters': 'Plaka: ⟦34 KR 4827⟧.',
      'three letters': 'plakalı araç ⟦06 KRM 482⟧',
      'one letter': 'Kennzeichen ⟦35 T 71530⟧',
      'without spaces': 'plaka ⟦34KR4827⟧',
      'kind of vehicle before it': 'Lorry ⟦34 KLM 591⟧, driver',
      'lower case': 'plaka ⟦07 abn 91⟧',
      'word after it': '⟦16 BD 618⟧ plakalı',
    },
    ignores: {
      'no context word': 'model 34 KR 4827',
      'province 82': 'Plaka 82 KR 4827',
      'the letter W': 'Plaka 34 KW 4827',
      'five digits after two letters': 'Plaka 34 KR 48271',
      'two digits after one letter': 'Plaka 34 K 48',
      'four letters': 'Plaka 34 KRMT 48',
    },
  },
};
