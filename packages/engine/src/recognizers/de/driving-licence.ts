import { isDrivingLicence } from '../../checksums/register-numbers.js';
import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { pattern } from '../text/pattern.js';

/**
 * Number of a German driving licence, 11 characters such as `B072RRE2I55`: authority (letter of the state, two digits,
 * one character), serial number, check digit, number of the copy.
 * Rule: FeV Anlage 8 (field 5 of the card); check digit as in `isDrivingLicence`.
 */
export const drivingLicence: Recognizer = {
  type: 'DE_FUEHRERSCHEIN',
  patterns: [
    /(?<![\p{L}\p{N}])[A-Z]\d{2}[A-Z0-9][ \u00a0]?[A-Z0-9]{4}[ \u00a0]?[A-Z0-9][0-9X][A-Z0-9](?![\p{L}\p{N}])/giu,
  ],
  normalize: alphanumericUpper,
  isValid: isDrivingLicence,
  needsContext: true,
  contextWords: {
    de: [
      'führerschein', 'führerscheinnummer', 'fahrerlaubnis', 'fahrerlaubnisnummer', 'fs-nr', 'fe-nr', 'fe-nummer',
      'fuehrerschein', 'fe', 'führerschein-nr', 'fahrerlaubnis-nr', 'fs', 'feld 5',
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
      'grouped, umlaut written out': 'Fuehrerschein Nr. ⟦B072 RRE2 I55⟧',
      'key of JSON': '{"fuehrerscheinnummer":"⟦B072RRE2I55⟧"}',
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

/**
 * The same in its field of the card, behind the field of the expiry: `4b. 31.01.2029`, `5. B072RRE2I55`.
 * Rule: as `drivingLicence`; numbers of the fields by Directive 2006/126/EC, Annex I.
 */
export const drivingLicenceOnCard: Recognizer = {
  type: 'DE_FUEHRERSCHEIN',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}])4[bB][.:]?[ ]?\d{1,2}\.\d{1,2}\.\d{2,4}(?:[ \t,;|]{1,8}|[ \t]{0,8}\r?\n[ \t]{0,8})
      (?:4[cC][^\n]{1,60}\n[ \t]{0,8})?5[.:]?[ \t]{1,4}
      (?<value>[A-Z]\d{2}[A-Z0-9]{6}[0-9X][A-Z0-9])(?![\p{L}\p{N}])
    `,
  ],
  isValid: isDrivingLicence,
  examples: {
    finds: {
      'next line': '4a. 01.02.2014 4b. 31.01.2029\n5. ⟦B072RRE2I55⟧',
      'same line': '4b. 31.01.2029 5. ⟦N0401KX7B41⟧',
      'the authority between': '4b. 31.01.2029\n4c. Landratsamt Musterkreis\n5. ⟦K1200QQ1Z30⟧',
      'no dots': '4b 31.01.29\n5 ⟦B072RRE2I55⟧',
      colons: '4b: 31.01.2029, 5: ⟦H1234ABC572⟧',
      'more behind it': '4b. 31.01.2029\n5. ⟦K1200QQ1Z30⟧\n9. AM/B/L',
    },
    ignores: {
      'wrong check digit': '4b. 31.01.2029\n5. B072RRE2I65',
      'another field': '4b. 31.01.2029\n6. B072RRE2I55',
      'no expiry before it': '5. B072RRE2I55',
      'ten characters': '4b. 31.01.2029\n5. B072RRE2I5',
      'twelve characters': '4b. 31.01.2029\n5. B072RRE2I555',
      'lower case': '4b. 31.01.2029\n5. b072rre2i55',
    },
  },
};
