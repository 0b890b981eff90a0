import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Nigerian registration plate: three letters of the local government area, three digits, two letters (KJA-482 TR).
 * Rule: Federal Road Safety Corps, National Uniform Licensing Scheme of 2011. Nothing can be checked, so it needs
 * context.
 */
export const vehicleRegistration: Recognizer = {
  type: 'NG_VEHICLE_REGISTRATION',
  patterns: [wholeWord(/[A-Z]{3}[\p{Zs}\p{Pd}]?\d{3}[\p{Zs}\p{Pd}]?[A-Z]{2}/iu)],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: {
    de: ['kennzeichen'],
    en: ['plate', 'number plate', 'registration', 'vehicle', 'reg no', 'car', 'frsc'],
  },
  examples: {
    finds: {
      'with a hyphen': 'Plate number: ⟦KJA-482TR⟧.',
      'with a hyphen and a space': 'vehicle ⟦ABJ-715 KM⟧',
      'without separators': 'registration ⟦LSD309BQ⟧',
      'with spaces': 'car ⟦EPE 618 XW⟧',
      'lower case': 'reg no ⟦kja-482tr⟧',
      'word after it': '⟦KJA-482TR⟧ (Kennzeichen)',
    },
    ignores: {
      'no context word': 'model KJA-482TR',
      'two digits': 'Plate KJA-48TR',
      'four digits': 'Plate KJA-4821TR',
      'two letters in front': 'Plate KJ-482TR',
      'one letter at the end': 'Plate KJA-482T',
      'three letters at the end': 'Plate KJA-482TRA',
    },
  },
};
