import { isDrivingLicence } from '../../checksums/register-numbers.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/**
 * Number of a German driving licence, 11 characters such as `B072RRE2I55`: authority (letter of the state, two digits,
 * one character), serial number, check digit, number of the copy.
 * Rule: FeV Anlage 8 (field 5 of the card); check digit as in `isDrivingLicence`.
 */
export const drivingLicence: Recognizer = {
  type: 'DE_FUEHRERSCHEIN',
  patterns: [/(?<![\p{L}\p{N}])[A-Z]\d{2}[A-Z0-9]{6}[0-9X][A-Z0-9](?![\p{L}\p{N}])/giu],
  normalize: alphanumericUpper,
  isValid: isDrivingLicence,
  needsContext: true,
  contextWords: {
    de: [
      'führerschein', 'führerscheinnummer', 'fahrerlaubnis', 'fahrerlaubnisnummer', 'fs-nr', 'fe-nr', 'fe-nummer',
      'fe', 'führerschein-nr', 'fahrerlaubnis-nr', 'fs', 'feld 5',
    ], // prettier-ignore
    en: ['licence', 'license', 'driving licence', 'driver license', "driver's license", 'driving license'],
  },
  examples: {
    finds: {
      label: 'Führerschein-Nr. ⟦B072RRE2I55⟧',
      'lower case': 'führerschein ⟦n0401kx7a31⟧',
      'word after it': '⟦H1234ABC572⟧ (Führerschein)',
      abbreviated: 'FE-Nr. ⟦B072RRE2I55⟧, Kl. B',
      permission: 'Fahrerlaubnis Nr.: ⟦K1200QQ1Z30⟧.',
      'English words': 'driving licence ⟦B072RRE2I55⟧',
      'nationality before it': 'German licence ⟦K1200QQ1Z30⟧, VW',
      'in quotes': 'Führerscheinnummer „⟦N0401KX7B41⟧“',
    },
    ignores: {
      'wrong check digit': 'Führerschein B072RRE2I65',
      'no word near': 'Teil B072RRE2I55',
      'ten characters': 'Führerschein B072RRE2I5',
      'twelve characters': 'Führerschein B072RRE2I555',
      'letter in the authority': 'Führerschein BA72RRE2I55',
      'digit first': 'Führerschein 1072RRE2I55',
    },
  },
};
