import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/** First digits of the nationwide form: the state's code and, for the two largest, one digit of its own. */
const elster = /^(?:10|11|2[1-46-8]|3[0-2]|4[01]|5\d|9\d)\d{2}(?:0\d{8}|\d{8})$/;

/**
 * German tax number (Steuernummer) in the grouping of its state, with slashes: 2/3/5, 3/3/5, 3/4/4 or 2/3/4/1 digits.
 * Rule: notation of the states' tax offices (ELSTER, "Prüfung der Steuernummern"; the nationwide form is the
 * Bundesschema); no check digit is common to all states, so the grouping is the evidence.
 */
export const groupedTaxNumber: Recognizer = {
  type: 'DE_TAX_NUMBER',
  patterns: [
    /(?<![\p{L}\p{N}]|\d[/.-])\d{2,3} ?\/[ \n]?(?:\d{3} ?\/[ \n]?(?:\d{5}|\d{4}\/\d)|\d{4} ?\/[ \n]?\d{4})(?![\p{L}\p{N}]|[/.-]\d)/gu,
  ],
  normalize: digitsOnly,
  isValid: (digits) => (digits.length === 10 || digits.length === 11) && !digits.startsWith('00'),
  examples: {
    finds: {
      Bavaria: 'St.-Nr. ⟦181/815/08155⟧',
      'North Rhine-Westphalia': 'Steuernummer: ⟦133/8150/8159⟧.',
      Berlin: '⟦21/815/08150⟧',
      'Rhineland-Palatinate': '⟦22/815/0815/4⟧',
      'Hesse with leading zero': 'StNr ⟦013/815/08153⟧',
      'broken over lines': 'Steuernummer ⟦181/\n815/08155⟧',
      'spaces around slashes': '⟦151 / 815 / 08156⟧',
    },
    ignores: {
      'one group too many': '1/181/815/08155',
      date: '21/11/2025',
      'four digits at the end': '181/815/0815',
      'six digits at the end': '181/815/081555',
      'two zeros first': '00/815/08150',
      'letter before it': 'A181/815/08155',
    },
  },
};

/**
 * German tax number without slashes, or as Baden-Württemberg writes it (5/5), or in a nationwide form of 12 or 13
 * digits, near a word for it.
 * Rule: ELSTER: the nationwide form begins with the code of the state's tax administration (28 BW, 9 BY, 11 BE, 30 BB,
 * 24 HB, 22 HH, 26 HE, 40 MV, 23 NI, 5 NW, 27 RP, 10 SL, 32 SN, 31 ST, 21 SH, 41 TH) and has 0 as its fifth digit; the
 * form of 12 digits leaves that 0 out.
 */
export const bareTaxNumber: Recognizer = {
  type: 'DE_TAX_NUMBER',
  patterns: [
    /(?<![\p{L}\p{N}]|\d[ /.-])\d{5} ?\/ ?\d{5}(?![\p{L}\p{N}]|[ /.-]\d)/gu,
    /(?<![\p{L}\p{N}]|\d[ /.-])\d{2,3}[ \u00a0.-]?\d{3}[ \u00a0.-]?\d{5}(?![\p{L}\p{N}]|[ /.-]\d)/gu,
    /(?<![\p{L}\p{N}]|\d[ /.-])\d{3}[ \u00a0]\d{4}[ \u00a0]\d{4}(?![\p{L}\p{N}]|[ /.-]\d)/gu,
    /(?<![\p{L}\p{N}]|\d[ /.-])\d{4}[ \u00a0]?\d{8,9}(?![\p{L}\p{N}]|[ /.-]\d)/gu,
  ],
  normalize: digitsOnly,
  isValid: (digits) => (digits.length >= 12 ? elster.test(digits) : !digits.startsWith('00')),
  needsContext: true,
  contextWords: {
    de: [
      'steuernummer', 'steuer-nr', 'steuernr', 'st.-nr', 'st.nr', 'stnr', 'st-nr', 'finanzamt', 'steuer-nummer',
      'elster',
    ], // prettier-ignore
    en: ['tax number', 'tax no'],
  },
  examples: {
    finds: {
      'nationwide form': 'Steuernummer ⟦2893081508152⟧',
      'nationwide form without the 0': 'ELSTER ⟦289381508152⟧',
      'Baden-Württemberg': 'Steuer-Nr. ⟦93815/08152⟧',
      spaces: 'St.-Nr.: ⟦29 815 08158⟧',
      'one piece': 'Finanzamt, StNr ⟦18181508155⟧',
      'North Rhine-Westphalia with spaces': 'Steuernummer ⟦133 8150 8159⟧',
      'word after it': '⟦9181081508155⟧ (Steuernummer)',
    },
    ignores: {
      'no state with this code': 'Steuernummer 1693081508152',
      'fifth digit of the nationwide form not 0': 'Steuernummer 2893181508152',
      'no word near': 'Nr. 93815/08152',
      'nine digits': 'Steuernummer 938150815',
      'two zeros first': 'Steuernummer 00815/08152',
      'letter before it': 'Steuernummer A93815/08152',
    },
  },
};
