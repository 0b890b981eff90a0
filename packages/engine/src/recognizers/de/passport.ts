import { icao9303CheckDigit } from '../../checksums/icao9303.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { pattern } from '../text/pattern.js';
import { isDocumentNumber } from './document-number.js';

/**
 * Serial number of a German passport: nine characters as printed, or ten with the check digit, near a word for it.
 * Rule: PassG § 4 Abs. 1; PassV Anlage 8 (characters without vowels, B, D, Q and S); check digit ICAO 9303-3 § 4.9.
 */
export const passport: Recognizer = {
  type: 'DE_PASSPORT',
  patterns: [/(?<![\p{L}\p{N}/])[CFGHJK](?:[ \u00a0]?[CFGHJKLMNPRTVWXYZ0-9]){8}(?:[ \u00a0]?\d)?(?![\p{L}\p{N}])/giu],
  normalize: alphanumericUpper,
  isValid: (value) => /\d/.test(value) && isDocumentNumber(value),
  needsContext: true,
  contextWords: {
    de: ['reisepass', 'reisepaß', 'pass', 'pass-nr', 'passnummer', 'reisepassnummer'],
    en: ['passport', 'passport number'],
  },
  examples: {
    finds: {
      'nine characters': 'Reisepass Nr. ⟦C01X00T47⟧',
      'with check digit': 'Passnummer: ⟦C01X00T478⟧.',
      'lower case': 'reisepass ⟦c01x00t47⟧',
      'space before the check digit': 'Pass-Nr. ⟦K7PZ3M91R 5⟧',
      'key of JSON': '{"passport_number":"⟦C01X00T47⟧"}',
      'English word': 'passport no. ⟦C01X00T47⟧',
      'word after it': '⟦CFGHJ1234⟧ (Reisepass)',
    },
    ignores: {
      'wrong check digit': 'Reisepass C01X00T479',
      'no word near': 'Teil C01X00T47',
      'an account': 'Passport, tax bill a/c 70482913',
      vowel: 'Reisepass C01A00T47',
      'eight characters': 'Reisepass C01X00T4',
      'first letter of an identity card': 'Reisepass L01X00T47',
      'eleven characters': 'Reisepass C01X00T4788',
    },
  },
};

const hasPassportCheckDigits = (zone: string): boolean => {
  const second = zone.slice(44).trim();
  return (
    icao9303CheckDigit(second.slice(0, 9)) === Number(second[9]) &&
    icao9303CheckDigit(second.slice(13, 19)) === Number(second[19])
  );
};

/**
 * Machine-readable zone of a German passport: two lines of 44 characters.
 * Rule: ICAO 9303-4 § 4.2.2 (TD3), check digits of the number and the date of birth.
 */
export const passportZone: Recognizer = {
  type: 'DE_PASSPORT',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}<])P[A-Z<]D<<[A-Z<]{39}
      // number, state, birth, sex, expiry
      \s{1,4}[A-Z0-9<]{9}\dD<<\d{7}[MFX<]\d{7}
      [A-Z0-9<]{14}[0-9<]\d(?![\p{L}\p{N}<])
    `,
  ],
  isValid: hasPassportCheckDigits,
  examples: {
    finds: {
      'two lines': '⟦P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4⟧',
      'carriage returns':
        '⟦P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\r\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4⟧',
      'after a label':
        'MRZ: ⟦P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4⟧',
      'on one line': '⟦P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<< C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4⟧',
      'official passport':
        '⟦POD<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4⟧',
      'sex not given': '⟦P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125<2702283<<<<<<<<<<<<<<<4⟧',
    },
    ignores: {
      'wrong check digit of the number':
        'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T479D<<6408125F2702283<<<<<<<<<<<<<<<4',
      'wrong check digit of the birth date':
        'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408126F2702283<<<<<<<<<<<<<<<4',
      'other country': 'P<AUTMUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478AUT6408125F2702283<<<<<<<<<<<<<<<4',
      'first line too short': 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4',
      'second line missing': 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<',
      'second line cut': 'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283',
    },
  },
};
