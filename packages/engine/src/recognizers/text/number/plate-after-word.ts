import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { tokenEnd, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { verb } from './behind-label.js';

const plateWord = anyOf([
  'kennzeichen', 'kennz.', 'kfz-kz.', 'kfz-kz', 'kz.', 'kz', 'verskz', 'vers.-kz.', 'versicherungskennzeichen',
  'mopedkennzeichen', 'nummernschild', 'kontrollschild', 'kontrollschilder', 'autonummer',
  'plate', 'plates', 'plate no.', 'plate number', 'tag', 'vrm', 'reg', 'reg no', 'reg. no.', 'registration no.',
  'registration number', 'registration mark', 'registration', 'rego', 'licence plate', 'license plate', 'lic',
  'targa', 'matrícula', 'kenteken', 'immatriculé', 'immatriculée', 'immatriculation', 'placa', 'nr rejestracyjny',
  'numer rejestracyjny', 'registreringsnummer',
]); // prettier-ignore

/** `ist`, or what the plate is: `niederl.`, `dänisches`. */
const verbOrCountry = String.raw`(?:${verb}|\p{L}{1,8}\.|\p{Ll}{5,14}[en]s?ch(?:e[sr]?)?)`;

/** `des Gegners`, `(Unfallgegner)`, a colon, a line end between the word and the plate. */
const between = source`
  (?: (?:des|der|of the|of) \p{L}{2,20}| \([^)\n]{2,20}\))?["']?
  (?:[ \t]{0,20}[:=|])?[ \t]{0,20}(?:\r?\n[ \t]{0,10})?
  (?:${verbOrCountry}[ ]){0,2}["'„“(]?
`;

const group = String.raw`(?:[A-ZÄÖÜ]{1,4}|\d{1,5})`;
/** A space, a hyphen or the dot of a seal, or none. */
const joint = String.raw`(?:[ \u00a0]?[-–·•][ \u00a0]?|[ \u00a0])?`;

/**
 * A registration plate behind its word, of a country whose plates no recognizer knows, or of a moped (FZV § 53: three
 * digits, three letters), or read in part (`OL - ? 4417`).
 * Rule: two to four groups of capitals and digits, both among them, four to nine characters; no register publishes all
 * layouts, so the word is the evidence. There is no type of its own for them.
 */
export const plateAfterWord: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?!(?<=(?:[rR]ating|[nN]ame|[tT]ype) )[pP]lates?|(?<=(?:Porsche|911) )[tT]arga)${plateWord}${tokenEnd}${between}
      (?<value>${group}${joint}(?:(?:${group}|\?{1,3})${joint}){0,2}${group})(?![\p{L}\p{N}?]|[.,:/-]\d)
    `,
  ],
  isValid: (value) => {
    const characters = value.replace(/[^A-ZÄÖÜ\d?]/gu, '');
    return /\d.*\d/.test(characters) && /[A-ZÄÖÜ]/.test(characters) && characters.length >= 4 && characters.length <= 9;
  },
  examples: {
    finds: {
      'Austrian, on the line below': 'Kennzeichen des Gegners:\n⟦W-48217 P⟧ (Österreich)',
      Dutch: 'mit niederl. Kz. ⟦XT-441-P⟧\n',
      Italian: 'targa ⟦AB 441 CD⟧,',
      Brazilian: 'placa ⟦ABC1D23⟧',
      'French, behind a participle': 'véhicule immatriculé ⟦AB 441 CD⟧',
      Danish: 'Skoda Octavia, Kz ⟦CX 44 177⟧ (DK)',
      'of a moped': 'herrenloses Moped, Kennz. ⟦441 ABR⟧.',
      American: 'silver, KY reg ⟦714 LSM⟧, VIN',
      'letters not read': 'Teil-Kz ⟦WÜ-?? 44⟧.',
      'read in part': 'Kennzeichen: ⟦OL - ? 4417⟧ (Fragment)',
    },
    ignores: {
      'no such word': 'Zimmer XT-441-P',
      'what a device is made for': 'matches the rating plate: 220-240 V, 50 Hz',
      'a model': 'ein Porsche Targa 911 S',
      'digits alone': 'Nummernschild 44 177',
      'letters alone': 'Kennzeichen ABC DE',
      'lower case': 'Nummernschild xt-441-p',
      'one digit': 'Kennzeichen ABC 1',
      'ten characters': 'Nummernschild ABCD 12345 F',
      'a decimal number': 'plate AB 12.5',
    },
  },
};
