import { icao9303CheckDigit } from '../../checksums/icao9303.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { pattern } from '../text/pattern.js';
import { isDocumentNumber, readScannedDocument } from './document-number.js';

/**
 * Serial number of a German identity card or residence permit: nine characters as printed, or ten with the check digit,
 * near a word for it; also the T and eight digits of cards of the older series.
 * Rule: PAuswG § 5 Abs. 2; PAuswV Anhang 3 (characters without vowels, B, D, Q and S); check digit ICAO 9303-3 § 4.9.
 */
export const idCard: Recognizer = {
  type: 'DE_ID_CARD',
  patterns: [
    /(?<![\p{L}\p{N}])[LMNPRTVWXY](?:[ \u00a0]?[CFGHJKLMNPRTVWXYZ0-9]){8}(?:[ \u00a0]?\d)?(?![\p{L}\p{N}])/giu,
  ],
  normalize: alphanumericUpper,
  isValid: (value) => /\d/.test(value) && isDocumentNumber(value),
  needsContext: true,
  contextWords: {
    de: [
      'personalausweis', 'personalausweisnummer', 'ausweis', 'ausw', 'ausweisnummer', 'ausweis-nr', 'perso', 'pa-nr',
      'bpa', 'dokumentennummer', 'dokumenten-nr', 'aufenthaltstitel', 'aufenthaltserlaubnis', 'niederlassungserlaubnis', 'fiktionsbescheinigung', 'eat',
    ], // prettier-ignore
    en: ['identity card', 'id card', 'id number', 'id no', 'idcard'],
  },
  examples: {
    finds: {
      'nine characters': 'Personalausweis Nr. ⟦L01X00T47⟧',
      'with check digit': 'Ausweisnummer: ⟦L01X00T471⟧.',
      'key of JSON': '{"idCardNumber":"⟦L01X00T47⟧"}',
      'another word': 'Dokumentennummer ⟦L01X00T47⟧',
      'older series': 'Personalausweis ⟦T220001293⟧',
      'lower case': 'perso ⟦l01x00t47⟧',
      'space before the check digit': 'Ausweis-Nr. ⟦M2TV9K0XY 6⟧',
      'English words': 'identity card ⟦L01X00T47⟧',
    },
    ignores: {
      'wrong check digit': 'Ihre Ausweisnummer lautet L01X00T472',
      'no word near': 'Teil L01X00T47',
      vowel: 'Ihre Ausweisnummer lautet L01A00T47',
      'eight characters': 'Ihre Ausweisnummer lautet L01X00T4',
      'first letter of a passport': 'Ihre Ausweisnummer lautet C01X00T47',
      'eleven characters': 'Ihre Ausweisnummer lautet L01X00T4711',
    },
  },
};

/**
 * The same with the nationality behind the check digit, as the machine-readable zone has it: `L01X00T471D`; or with an
 * O that a scanner put for a 0; near a label of its own.
 * Rule: as `idCard`.
 */
export const scannedIdCard: Recognizer = {
  type: 'DE_ID_CARD',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}])[LMNPRTVWXY](?:[CFGHJKLMNPRTVWXYZO0-9]{8}\d?|[CFGHJKLMNPRTVWXYZ0-9]{8}\dD)(?![\p{L}\p{N}])
    `,
  ],
  normalize: (value) => readScannedDocument(value.replace(/^(.{10})D$/, '$1')),
  isValid: (value) => value !== '' && isDocumentNumber(value),
  needsContext: true,
  contextWords: {
    de: [
      'personalausweis', 'ausweisnummer', 'ausweis-nr', 'ausweisnr', 'dokumentennummer', 'pa-nr', 'aufenthaltstitel',
    ], // prettier-ignore
    en: ['identity card', 'id card', 'id number'],
  },
  examples: {
    finds: {
      'letter O for 0': 'Ausweisnummer: ⟦LO1X00T47⟧',
      'two of them': 'Personalausweis Nr. ⟦LO1XO0T47⟧.',
      'with check digit': 'Ausweis-Nr. ⟦L01X0OT471⟧',
      'nationality behind it': 'Personalausweis Nr. ⟦L01X00T471D⟧',
      'another label': 'Dokumentennummer ⟦LO1X00T47⟧',
      'English words': 'identity card ⟦L01X00T471D⟧',
    },
    ignores: {
      'wrong check digit': 'Ihre Ausweisnummer lautet LO1X00T472',
      'no word near': 'Teil LO1X00T47',
      'another vowel': 'Ihre Ausweisnummer lautet LO1A00T47',
      'eight characters': 'Ihre Ausweisnummer lautet LO1X00T',
      'a word': 'Ausweis-Nr. im PROTOKOLL',
      'another nationality': 'Ihre Ausweisnummer lautet L01X00T471F',
    },
  },
};

const hasIdCardCheckDigits = (zone: string): boolean => {
  const [first = '', second = ''] = zone.split(/\s+/);
  return (
    icao9303CheckDigit(first.slice(5, 14)) === Number(first[14]) &&
    icao9303CheckDigit(second.slice(0, 6)) === Number(second[6])
  );
};

/**
 * Machine-readable zone of a German identity card: two lines of 30 characters, and the one with the name if it is
 * there.
 * Rule: ICAO 9303-5 § 4.2.2 (TD1), check digits of the number and the date of birth.
 */
export const idCardZone: Recognizer = {
  type: 'DE_ID_CARD',
  patterns: [
    pattern('gu')`
      (?<![\p{L}\p{N}<])I[DA]?<?D<<[A-Z0-9<]{24,25}
      // birth, sex, expiry, state
      \s{1,4}\d{7}[MFX<]\d{7}[A-Z<]{3}[A-Z0-9<]{11}\d
      // name
      (?:\s{1,4}[A-Z<]{30})?(?![\p{L}\p{N}<])
    `,
  ],
  isValid: hasIdCardCheckDigits,
  examples: {
    finds: {
      'three lines': '⟦IDD<<T220001293<<<<<<<<<<<<<<<\n6408125<2010315D<<<<<<<<<<<<<4\nMUSTERMANN<<ERIKA<<<<<<<<<<<<<⟧',
      'two lines': '⟦IDD<<L01X00T471<<<<<<<<<<<<<<<\n6408125F2702283D<<<<<<<<<<<<<6⟧',
      'carriage returns': '⟦IDD<<L01X00T471<<<<<<<<<<<<<<<\r\n6408125F2702283D<<<<<<<<<<<<<6⟧',
      'after a label': 'MRZ: ⟦IDD<<L01X00T471<<<<<<<<<<<<<<<\n6408125F2702283D<<<<<<<<<<<<<6⟧',
      'on one line': '⟦IDD<<L01X00T471<<<<<<<<<<<<<<< 6408125F2702283D<<<<<<<<<<<<<6⟧',
      male: '⟦IDD<<L01X00T471<<<<<<<<<<<<<<<\n6408125M2702283D<<<<<<<<<<<<<6⟧',
    },
    ignores: {
      'wrong check digit of the number': 'IDD<<L01X00T472<<<<<<<<<<<<<<<\n6408125F2702283D<<<<<<<<<<<<<6',
      'wrong check digit of the birth date': 'IDD<<L01X00T471<<<<<<<<<<<<<<<\n6408126F2702283D<<<<<<<<<<<<<6',
      'other country': 'IDAUTL01X00T471<<<<<<<<<<<<<<<\n6408125F2702283AUT<<<<<<<<<<<6',
      'first line too short': 'IDD<<L01X00T471<<<<<<<<<<<\n6408125F2702283D<<<<<<<<<<<<<6',
      'second line missing': 'IDD<<L01X00T471<<<<<<<<<<<<<<<',
      'letter in the birth date': 'IDD<<L01X00T471<<<<<<<<<<<<<<<\n64O8125F2702283D<<<<<<<<<<<<<6',
    },
  },
};
