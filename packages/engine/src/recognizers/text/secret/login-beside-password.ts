import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

/** Small letters and digits behind them, or letters around a dot or underscore: `emuster02`, `e.muster`. */
const login = String.raw`(?:[a-z]{3,20}\d{1,4}|[a-z]{1,15}[._][a-z]{2,20}\d{0,4})`;
/** A capital, a small letter, a digit, and a symbol between letters: `Anker!7Boot`. */
const password = String.raw`(?=[^\s"“”]{0,30}[A-Z])(?=[^\s"“”]{0,30}[a-z])(?=[^\s"“”]{0,30}\d)(?=[^\s"“”]{0,30}[!#$%&*+=?§])[^\s"“”,;]{8,40}(?<![.:)])`;
const between = String.raw`[ ]{1,3}[–—/|-][ ]{1,3}`;

/** Where a pair on a slip of paper ends. */
const end = String.raw`(?=["“”»]|[,;.]?\s|[.;,]?$)`;

/**
 * A password behind its login on a slip of paper, a dash or slash between them:
 * `„E. Muster – emuster02 – Anker!7Boot“`.
 * Rule: no word says what they are, so the login ends in digits or has a joint, and the password has four kinds of
 * characters.
 */
export const passwordBesideLogin: Recognizer = {
  type: 'SECRET',
  patterns: [pattern('gu')`(?<=(?<![\p{L}\p{N}@._-])${login}${between})${password}${end}`],
  examples: {
    finds: {
      'behind a dash': 'Aufschrift: „E. Muster – emuster02 – ⟦Anker!7Boot⟧“, darunter',
      'behind a slash': 'e.muster / ⟦Anker!7Boot⟧\n',
      'behind a bar': 'emuster2 | ⟦Boot7?Anker⟧ | aktiv\n',
      'behind a hyphen': 'erna_muster - ⟦Boot#77anker⟧\n',
      'at the end of all': 'auf dem Zettel stand emuster02 / ⟦7Anker$Boot⟧',
      'before a full stop': 'Zettel: e.muster – ⟦Anker!7Boot⟧. Mehr nicht',
    },
    ignores: {
      'no symbol': 'emuster02 – Anker7Boot\n',
      'no login': 'Erna – Anker!7Boot\n',
      'no joint': 'emuster02 Anker!7Boot\n',
      'no capital': 'emuster02 – anker!7boot\n',
      'no digit': 'emuster02 – Anker!Boot\n',
      'too short': 'emuster02 – An!7B\n',
    },
  },
};

/**
 * The login of such a pair: `emuster02 – Anker!7Boot`.
 * Rule: as `passwordBesideLogin`.
 */
export const loginBesidePassword: Recognizer = {
  type: 'USERNAME',
  patterns: [pattern('gu')`(?<![\p{L}\p{N}@._-])${login}(?=${between}${password}${end})`],
  examples: {
    finds: {
      'before a dash': '„E. Muster – ⟦emuster02⟧ – Anker!7Boot“',
      'before a slash': '⟦e.muster⟧ / Anker!7Boot\n',
      'before a bar': '⟦emuster2⟧ | Boot7?Anker | aktiv\n',
      'before a hyphen': '⟦erna_muster⟧ - Boot#77anker\n',
      'at the end of all': 'auf dem Zettel stand ⟦emuster02⟧ / 7Anker$Boot',
      'before a full stop': 'Zettel: ⟦e.muster⟧ – Anker!7Boot. Mehr nicht',
    },
    ignores: {
      'before a word': '„E. Muster – emuster02 – Ankerboot“',
      'no digit': 'emuster – Anker!7Boot\n',
      'in capitals': 'EMUSTER02 – Anker!7Boot\n',
      'no joint': 'emuster02 Anker!7Boot\n',
      'a mailbox before it': 'x@emuster02 – Anker!7Boot\n',
      'a password without a symbol': 'emuster02 – Anker7Boot\n',
    },
  },
};
