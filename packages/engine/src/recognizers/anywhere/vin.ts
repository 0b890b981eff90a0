import { isVinCheckDigit } from '../../checksums/register-numbers.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { vehicleWords } from './vehicle-words.js';

/** North American makers (first character 1 to 5) must use the check digit; elsewhere the place is free. */
const isVin = (vin: string): boolean => /\d/.test(vin.slice(0, 13)) && (!/^[1-5]/.test(vin) || isVinCheckDigit(vin));

/**
 * Vehicle identification number, 17 characters without I, O and Q, the last four digits, near a word for it.
 * Rule: ISO 3779 (characters), ISO 3780 (maker); check digit of 49 CFR § 565.15 for North America.
 */
export const vin: Recognizer = {
  type: 'VIN',
  patterns: [/(?<![\p{L}\p{N}])(?:[A-HJ-NPR-Z0-9][ -]?){13}\d{4}(?![\p{L}\p{N}])/giu],
  normalize: alphanumericUpper,
  isValid: isVin,
  needsContext: true,
  contextWords: {
    de: [
      'fin',
      'fahrgestell',
      'fahrgestellnummer',
      'fahrzeug-identifizierungsnummer',
      'fahrzeugidentifikationsnummer',
      'fahrzeug',
      'fahrzeug-ident',
      'fz-ident',
      'ident-nr',
      'rahmennummer',
      'rahmen-nr',
      'fahrgest.',
      'kfz',
      'pkw',
      'lkw',
      'wagen',
    ],
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
      'letter among the last four': 'FIN WVWZZZ1KZAW00012B',
      'no word near': 'Nr. WVWZZZ1KZAW000123',
    },
  },
};
