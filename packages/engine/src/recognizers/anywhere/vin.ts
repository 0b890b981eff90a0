import { isVinCheckDigit } from '../../checksums/register-numbers.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenEnd } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';
import { nextSpeaker } from '../text/speaker.js';
import { vehicleWords } from './vehicle-words.js';

/** A standard behind words in small letters: `batch certs EN 10204`. */
const isStandard = (written: string): boolean => /\p{Ll}{4}[ -](?:EN|ISO|DIN|IEC)[ -]?\d/u.test(written);

/** North American makers (first character 1 to 5) must use the check digit; elsewhere the place is free. */
const isVin = (vin: string): boolean => /\d/.test(vin.slice(0, 13)) && (!/^[1-5]/.test(vin) || isVinCheckDigit(vin));

/**
 * Vehicle identification number, 17 characters without I, O and Q, the last four digits, near a word for it.
 * Rule: ISO 3779 (characters), ISO 3780 (maker); check digit of 49 CFR § 565.15 for North America.
 */
export const vin: Recognizer = {
  type: 'VIN',
  patterns: [/(?<![\p{L}\p{N}])(?:[A-HJ-NPR-Z0-9][ -]?){13}\d{4}(?![\p{L}\p{N}])/giu],
  cut: (written) => (isStandard(written) ? '' : written),
  normalize: alphanumericUpper,
  isValid: isVin,
  needsContext: true,
  contextWords: {
    de: [
      'fin', 'fahrgestell', 'fahrgestellnummer', 'fahrzeug-identifizierungsnummer', 'fahrzeugidentifikationsnummer',
      'fahrzeug', 'fahrzeug-ident', 'fz-ident', 'ident-nr', 'rahmennummer', 'rahmen-nr', 'fahrgest.', 'kfz', 'pkw',
      'lkw', 'wagen',
    ], // prettier-ignore
    en: ['vin', 'vehicle identification', 'chassis', 'frame no', 'frame number', 'frame', ...vehicleWords],
  },
  examples: {
    finds: {
      European: 'FIN: ⟦WVWZZZ1KZAW000123⟧',
      American: 'VIN ⟦1HGCM82633A004352⟧.',
      'lower case': 'fin ⟦wvwzzz1kzaw000123⟧',
      'in groups': 'Fahrgestellnummer ⟦WVW ZZZ1KZ AW000123⟧',
      'word after it': '⟦WDB1240191B234567⟧ (Fahrgestellnummer)',
      'behind the make': 'VW Golf, ⟦WVWZZZ1KZAW000123⟧, rot',
      'number of the frame': 'frame no ⟦WVWZZZ1KZAW000123⟧, black',
      'English words': 'chassis no. ⟦5YJSA1E27HF000337⟧',
    },
    ignores: {
      'wrong check digit of an American number': 'VIN 1HGCM82634A004352',
      'letter O': 'FIN WVWZZZ1KZAO000123',
      '16 characters': 'FIN WVWZZZ1KZA000123',
      '18 characters': 'FIN WVWZZZ1KZAW0001234',
      'words and a standard': 'frame contract, batch certs EN 10204 2.2',
      'letter among the last four': 'FIN WVWZZZ1KZAW00012B',
      'no word near': 'Nr. WVWZZZ1KZAW000123',
    },
  },
};

/**
 * The same in answer to a question for it, by the next speaker of a call or chat: `You need the VIN?`.
 * Rule: as `vin`.
 */
export const vinInAnswer: Recognizer = {
  type: 'VIN',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})(?:VIN|vin|FIN|[fF]ahrgestellnummer|[fF]ahrgestell-?[nN]r\.?|[fF]ahrzeug-?[iI]dent-?[nN]ummer|
      [cC]hassis(?: number| no\.?)?)
      (?!\p{L})[^?\n]{0,60}[?.][^\n]{0,20}${nextSpeaker}(?:[\p{L}'’]{1,12}[,.…:]{0,3} ){0,6}?
      (?<value>(?:[A-HJ-NPR-Z\d][ -]?){13}\d{4})${tokenEnd}
    `,
  ],
  normalize: alphanumericUpper,
  isValid: isVin,
  examples: {
    finds: {
      'next speaker': 'CALLER: You need the VIN?\nREP: I have it here, ⟦1HGCM82633A004352⟧. Is it',
      'at once': 'What is the VIN?\nCaller: ⟦1HGCM82633A004352⟧\n',
      German: 'Haben Sie die FIN?\nKunde: Ja, ⟦WVWZZZ1KZAW000123⟧.',
      'German, written out': 'Und die Fahrgestellnummer bitte?\nKunde: Moment, die ist ⟦WVWZZZ1KZAW000123⟧\n',
      'in groups': 'The chassis number please.\nCaller: ⟦WVW ZZZ1KZ AW000123⟧\n',
      'time before the speaker': '[00:15] A: Ihre FIN?\n[00:19] K: ⟦WVWZZZ1KZAW000123⟧\n',
    },
    ignores: {
      'wrong check digit of an American number': 'the VIN?\nREP: Here, 1HGCM82634A004352. Is it',
      'no such word': 'the part?\nREP: Here, 1HGCM82633A004352. Is it',
      'no speaker': 'You need the VIN?\n\n\n1HGCM82633A004352',
      '16 characters': 'the VIN?\nREP: Here, WVWZZZ1KZA000123. Is it',
      'letter O': 'the VIN?\nREP: Here, WVWZZZ1KZAO000123. Is it',
      'too many words': 'the VIN?\nREP: I really do not know where that stands in the papers, WVWZZZ1KZAW000123.',
    },
  },
};
