import type { Recognizer } from '../../recognizer.js';
import { tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

const colonOrSpaces = String.raw`[ \u00a0:]{0,3}`;

const joint = String.raw`[ \u00a0:#/\p{Pd}]{0,3}`;

/** Letters that some courts put behind the number: `HRB 12345 B`; `AG` is the court of another order. */
const letters = String.raw`(?: ?(?!AG)[A-Z]{1,2}(?=[\s.,;)]|$))?(?![\p{L}\p{N}]|\.\d)`;

/**
 * Number in the German commercial or cooperative register: HRA, HRB, GnR or GsR, up to six digits, sometimes a letter.
 * The court is not part of it.
 * Rule: HRV § 3 Abs. 2 and 3 (sections A and B), GenRegV § 1, GesRV § 1.
 */
export const commercialRegister: Recognizer = {
  type: 'DE_HANDELSREGISTER',
  patterns: [
    pattern('gu')`
      ${tokenStart}(?:HR[ -]?[AB]|H\.R\.[AB]\.|GnR|GsR)(?:[ -]?Nr\.?|[ -]?Nummer)?${joint}
      (?:\d{1,3}[ .]\d{3}|\d{2} \d{4}|\d{1,6})${letters}
    `,
  ],
  examples: {
    finds: {
      'section B': 'Amtsgericht Stuttgart, ⟦HRB 123456⟧',
      'section A': '⟦HRA 4711⟧.',
      'letter at the end': 'AG Charlottenburg ⟦HRB 12345 B⟧, vertreten',
      'thousands apart': 'AG Oldenburg ⟦HRB 140 882⟧,',
      'with Nr.': '⟦HRB-Nr. 81547⟧',
      cooperative: '⟦GnR 815⟧',
      'civil partnership': '⟦GsR 12⟧',
      'no space': '⟦HRB4711⟧',
      'dashes and other joints': '⟦HRB-12345⟧, ⟦HRB – 12345⟧, ⟦HRB/12345⟧, ⟦HRB# 12345⟧',
      'thousands behind a dot': 'AG Köln ⟦HRB 12.345⟧',
      'dots of an abbreviation': '⟦H.R.B. 12345⟧',
      'court behind it': '⟦HRB 4711⟧ AG Musterstadt',
    },
    ignores: {
      'seven digits': 'HRB 1234567',
      'no digits': 'HRB Stuttgart',
      'other section': 'HRC 12345',
      'letter before it': 'XHRB 12345',
      'lower case': 'hrb 12345',
      'decimal number': 'HRB 12.5',
    },
  },
};

const registerWords = [
  'vereinsregister', 'partnerschaftsregister', 'registergericht', 'registernummer', 'amtsgericht', 'ag ', 'e.v',
  'eingetragen', 'register', 'verein', 'e. v',
]; // prettier-ignore

/**
 * Number in the German register of associations (VR) or partnerships (PR), near a word for the register, as the two
 * letters are common.
 * Rule: VRV § 2, PRV § 1.
 */
export const associationRegister: Recognizer = {
  type: 'DE_HANDELSREGISTER',
  patterns: [pattern('gu')`${tokenStart}(?:VR|PR)(?:[ -]?Nr\.?)?${colonOrSpaces}\d{1,6}${letters}`],
  needsContext: true,
  contextWords: {
    de: registerWords,
    en: ['register', 'registered', 'association'],
  },
  examples: {
    finds: {
      association: 'Vereinsregister ⟦VR 4711⟧',
      partnership: 'Amtsgericht Köln, ⟦PR 815⟧.',
      'letter at the end': 'Amtsgericht Berlin ⟦VR 12345 B⟧',
      'with Nr.': 'Registergericht Ulm ⟦VR-Nr. 99⟧',
      'word after it': '⟦VR 4711⟧ im Vereinsregister',
      'court behind it': '⟦PR 1183⟧ AG Musterstadt · StNr.',
      'its name': 'Musterfreunde 1923 e. V.\n⟦VR 20417⟧\n',
      'English word': 'registered under ⟦VR 30021⟧',
    },
    ignores: {
      'no word near': 'die Brille VR 200',
      'seven digits': 'Vereinsregister VR 1234567',
      'no digits': 'Vereinsregister VR',
      'letter before it': 'Vereinsregister XVR 4711',
      'lower case': 'Vereinsregister vr 4711',
      'decimal number': 'Vereinsregister VR 4.7',
    },
  },
};
