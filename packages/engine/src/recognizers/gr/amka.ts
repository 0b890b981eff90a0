import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { isDateOfEitherCentury } from '../two-digit-year.js';

const hasBirthDate = (digits: string): boolean =>
  isDateOfEitherCentury({
    year: Number(digits.slice(4, 6)),
    month: Number(digits.slice(2, 4)),
    day: Number(digits.slice(0, 2)),
  });

/**
 * Greek social security number (ΑΜΚΑ): day, month, year of birth, four digits, Luhn digit.
 * Rule: law 3655/2008, art. 153. The examples are computed.
 */
export const amka: Recognizer = {
  type: 'GR_AMKA',
  patterns: [wholeWord(/[0-3]\d[01]\d{3}[\p{Zs}\p{Pd}]?\d{5}/u)],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && isLuhn(digits),
  contextWords: {
    de: ['griechische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: ['greek social security', 'social security number'],
    other: ['αμκα', 'α.μ.κ.α.', 'amka'],
  },
  examples: {
    finds: {
      'Greek word': 'ΑΜΚΑ ⟦14078233104⟧.',
      'Latin word': 'AMKA: ⟦23116540826⟧',
      'date apart': 'ΑΜΚΑ ⟦050304 11846⟧',
      'with a hyphen': 'Α.Μ.Κ.Α. ⟦010190-10337⟧',
      'leap day of 2000': 'ΑΜΚΑ ⟦29020014170⟧',
      'without any word': '⟦31125902713⟧',
    },
    ignores: {
      'wrong check digit': 'ΑΜΚΑ 14078233105',
      'no such day': 'ΑΜΚΑ 31048233105',
      'no such month': 'ΑΜΚΑ 14138233102',
      'day 00': 'ΑΜΚΑ 00078233103',
      'one digit more': 'ΑΜΚΑ 140782331040',
      'a letter touches it': 'ΑΜΚΑ 14078233104Α',
    },
  },
};
