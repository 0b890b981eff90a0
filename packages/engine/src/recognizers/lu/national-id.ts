import { isCalendarDate } from '../../calendar.js';
import { isLuhn } from '../../checksums/luhn.js';
import { isVerhoeff } from '../../checksums/verhoeff.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Luxembourgish national identification number (matricule): birth date with full year, three digits, two check digits.
 * Rule: loi du 19 juin 2013 relative à l'identification des personnes physiques, art. 1; règlement grand-ducal du
 * 28 novembre 2013, art. 1. The twelfth digit is the Luhn, the thirteenth the Verhoeff digit of the first eleven.
 */
export const nationalId: Recognizer = {
  type: 'LU_NATIONAL_ID',
  patterns: [wholeWord(/(?:18|19|20)\d{2}[\p{Zs}.]?[01]\d[\p{Zs}.]?[0-3]\d[\p{Zs}.\p{Pd}]?\d{3}[\p{Zs}.]?\d{2}/u)],
  normalize: digitsOnly,
  isValid: (digits) =>
    isCalendarDate({
      year: Number(digits.slice(0, 4)),
      month: Number(digits.slice(4, 6)),
      day: Number(digits.slice(6, 8)),
    }) &&
    isLuhn(digits.slice(0, 12)) &&
    isVerhoeff(digits.slice(0, 11) + digits.slice(12)),
  contextWords: {
    de: ['matrikel', 'sozialversicherungsnummer'],
    en: ['luxembourg national id'],
    other: ['matricule', 'numéro d’identification national', "numéro d'identification national"],
  },
  examples: {
    finds: {
      'without spaces': 'Matricule: ⟦1984061720337⟧.',
      'date apart': 'matricule nationale ⟦19910302 11766⟧',
      'date and serial apart': 'Matrikelnummer ⟦1975 12 24 406 69⟧',
      'no-break spaces': 'CNS ⟦2003\u00a009\u00a001\u00a052183⟧',
      'without any word': '⟦1966022801886⟧',
      'leap day': 'Matrikel ⟦2000022933281⟧',
    },
    ignores: {
      'wrong Luhn digit': 'Matricule 1984061720347',
      'wrong Verhoeff digit': 'Matricule 1984061720330',
      'no such day': 'Matricule 1984063120356',
      'leap day of 1900': 'Matricule 1900022920592',
      'a century before the register': 'Matricule 1784061720356',
      'one digit more': 'Matricule 19840617203370',
    },
  },
};
