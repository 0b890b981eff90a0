import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { isDateOfEitherCentury } from '../two-digit-year.js';

const hasBirthDate = (digits: string): boolean =>
  isDateOfEitherCentury({
    year: Number(digits.slice(0, 2)),
    month: Number(digits.slice(2, 4)),
    day: Number(digits.slice(4, 6)),
  });

/**
 * South African identity number: birth date, four digits for sex and serial, citizenship (0 citizen, 1 resident, 2
 * refugee), a digit that once stood for race, Luhn digit.
 * Rule: Identification Act 68 of 1997 s. 7. The examples are computed.
 */
export const idNumber: Recognizer = {
  type: 'ZA_ID_NUMBER',
  patterns: [
    wholeWord(/\d{2}[01]\d[0-3]\d[\p{Zs}\p{Pd}]?\d{4}[\p{Zs}\p{Pd}]?[012]\d[\p{Zs}\p{Pd}]?\d/u),
    wholeWord(/\d{6}\p{Zs}\d{4}\p{Zs}[012]\p{Zs}\d\p{Zs}\d/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && isLuhn(digits),
  contextWords: {
    de: ['südafrikanische ausweisnummer'],
    en: ['south african id', 'rsa id', 'sa id', 'identity number'],
    other: ['identiteitsnommer', 'id-nommer'],
  },
  examples: {
    finds: {
      'without spaces': 'ID Number: ⟦8309144827083⟧.',
      'grouped 6-4-2-1': 'RSA ID ⟦920228 0153 08 4⟧',
      'grouped as on the card': 'identity number ⟦750621 5309 0 8 8⟧',
      'a permanent resident': 'SA ID ⟦0103056182183⟧',
      'leap day of 2000': 'identiteitsnommer ⟦0002290473087⟧',
      'without any word': '⟦6701239531087⟧',
    },
    ignores: {
      'wrong check digit': 'ID Number 8309144827084',
      'no such month': 'ID Number 8313144827085',
      'no such day': 'ID Number 8309314827087',
      'no such citizenship': 'ID Number 8309144827380',
      'twelve digits': 'ID Number 830914482708',
      'one digit more': 'ID Number 83091448270830',
    },
  },
};
