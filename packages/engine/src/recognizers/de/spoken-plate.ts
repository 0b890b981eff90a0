import type { Recognizer } from '../../recognizer.js';
import { wordStart } from '../text/bounds.js';
import { spokenDigit } from '../text/number/spoken-digits.js';
import { pattern, source } from '../text/pattern.js';
import { districtCodes } from './district-codes.js';

const hyphen = String.raw`,? (?:[sS]trich|[bB]indestrich|[mM]inus),? `;
const spelled = String.raw`[A-ZÄÖÜ](?: ?[A-ZÄÖÜ])`;
/** ` drei eins sechs`, `, 3 1 6`, ` 316 E`. */
const digits = source`
  ,? (?:${spokenDigit}(?:,? ${spokenDigit}){0,3}|[1-9](?: \d){1,3}|[1-9]\d{0,3})
  (?: [EH])?(?![\p{L}\p{N}]|[.,]\d)
`;

/** The capitals before the hyphen, or before the gap where no hyphen is said. */
const districtOf = (plate: string): string =>
  /^(?:[A-ZÄÖÜ](?: ?[A-ZÄÖÜ]){0,2}|[a-zäöü](?: [a-zäöü]){0,2})(?=,? \p{L}{4})|^[A-ZÄÖÜ]{1,3}/u.exec(plate)?.[0] ?? '';

/**
 * German registration plate that somebody says: `HF Strich JW drei eins sechs`.
 * Rule: as `hyphenatedPlate`; the hyphen is said, or the word for a plate stands before it.
 */
export const spokenPlate: Recognizer = {
  type: 'DE_KFZ',
  patterns: [
    pattern('gu')`${wordStart}${spelled}{0,2}${hyphen}${spelled}?${digits}`,
    // as machines write it: `h h strich k l vier vier eins`
    pattern('gu')`${wordStart}(?<!['’])[a-zäöü](?: [a-zäöü]){0,2}${hyphen}[a-zäöü](?: [a-zäöü])?${digits}`,
    // the district in one, the letters apart: `HSK V K vier eins vier`
    pattern('gu')`${wordStart}[A-ZÄÖÜ]{2,3} [A-Z](?: [A-Z])? ${spokenDigit}(?:,? ${spokenDigit}){1,3}(?![\p{L}\p{N}])`,
    pattern('dgu')`
      (?<!\p{L})(?:[kK]ennzeichen|[nN]ummernschild)(?: ist| lautet| war)?(?: das)?:?
      [ ](?<value>[A-ZÄÖÜ]{1,3},? [A-Z]{1,2}${digits})
    `,
  ],
  isValid: (plate) => districtCodes.has(districtOf(plate).replaceAll(' ', '').toUpperCase()),
  examples: {
    finds: {
      'hyphen said': 'K: ⟦HF Strich JW drei eins sechs⟧.',
      'letters apart': 'das ist ⟦H F Strich J W drei eins sechs⟧ gewesen',
      'small letters': 'anrufer: ⟦h h strich k l vier vier eins⟧\n',
      'digits in figures': 'der Wagen ⟦KA Bindestrich CD 345⟧ stand',
      'digits apart': 'mit ⟦M minus A B 4 7 1⟧, silber',
      'electric car': '⟦S Strich EV zwölf E⟧ heißt er',
      'letters apart, no hyphen': 'der Caddy mit ⟦HSK V K vier eins vier⟧ muss',
      'no hyphen, behind its word': 'Kennzeichen ist ⟦KA CD drei vier fünf⟧, ja',
    },
    ignores: {
      'no such district': 'das ist QQQ Strich JW drei',
      'no hyphen, no word': 'HF JW drei eins',
      'a file': 'Zeichen A Strich vierzig',
      'no number': 'HF Strich JW und mehr',
      'small letters': 'hf strich jw drei eins sechs',
      'three letters behind': 'HF Strich JWA drei',
    },
  },
};
