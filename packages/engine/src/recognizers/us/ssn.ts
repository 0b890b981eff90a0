import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Numbers that stood in advertisements or on sample cards, void since. */
const voidNumbers: readonly string[] = ['078051120', '219099999', '457555462'];

/**
 * US social security number: area, group, serial.
 * Rule: 20 CFR § 422.103; SSA, "Social Security Number Randomization": no area 000, 666 or 900-999, no group 00, no
 * serial 0000. There is no check digit, so it needs context.
 */
export const ssn: Recognizer = {
  type: 'US_SSN',
  patterns: [wholeWord(/[0-8]\d{2}[\p{Zs}.\p{Pd}]?\d{2}[\p{Zs}.\p{Pd}]?\d{4}/u)],
  normalize: digitsOnly,
  isValid: (digits) => !/^(?:000|666)|^.{3}00|0000$/.test(digits) && !voidNumbers.includes(digits),
  needsContext: true,
  contextWords: {
    de: ['us-sozialversicherungsnummer', 'amerikanische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: [
      'ssn',
      'social security',
      'soc sec',
      'social sec',
      'ss#',
      'ss no',
      'ssns',
      'taxpayer id',
      '1099',
      'form w-2',
      'form w-9',
    ],
  },
  examples: {
    finds: {
      'with hyphens': 'SSN: ⟦482-71-5309⟧.',
      'without separators': 'social security number ⟦618204735⟧',
      'with spaces': 'SSN ⟦701 39 5268⟧',
      taxpayer: 'Taxpayer ID ⟦482-71-5308⟧ (on copies)',
      'form that carries it': 'the SSN for the 1099-INT: ⟦618204736⟧.',
      'with dots': 'Social Security No. ⟦482.71.5309⟧',
      'no-break hyphens': 'SSN ⟦482\u201171\u20115309⟧',
      'word after it': '⟦618-20-4735⟧ (SSN)',
    },
    ignores: {
      'no context word': 'order 482-71-5309',
      'area 000': 'SSN 000-71-5309',
      'area 666': 'SSN 666-71-5309',
      'area above 899': 'SSN 900-71-5309',
      'group 00': 'SSN 482-00-5309',
      'serial 0000': 'SSN 482-71-0000',
      'void since an advertisement of 1938': 'SSN 078-05-1120',
    },
  },
};
