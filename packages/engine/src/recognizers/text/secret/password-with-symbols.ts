import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';

const start = String.raw`(?<![\p{L}\p{N}!#$%&*+?@_=/.:<>"'-])`;
const end = String.raw`(?![\p{L}\p{N}#$%&*+@_=/<>(-]|[.:]\p{L})`;

/** A word and a number with a symbol between or behind them, as people make up passwords: `Kiesel#77`, `Sommer2024!!`. */
const madeUp = source`(?:
  \p{L}{3,20}[!#$%&+*?]\p{L}{0,20}[!#$%&+*?_-]?\d{1,6}\p{L}{0,12}
  |\p{Lu}\p{Ll}{2,12}\p{Lu}\p{Ll}{2,12}_\d{2,6}
  |\p{L}{3,20}\d{1,6}[!#$%&+*?]\p{L}{1,20}
  |\p{Lu}\p{Ll}{2,20}\d{1,6}!{1,3}
  |\p{L}{1,12}\d{1,6}!\p{L}{2,12}-\p{L}{2,20}
)`;

/**
 * A password far from its word in the sentence, by how people make them up: `das Passwort für die Bank geht nicht, ich
 * hab Kiesel#77 eingegeben`.
 * Rule: a word and digits with a symbol among them or, behind a word with a capital and digits, an exclamation mark.
 */
export const passwordWithSymbols: Recognizer = {
  type: 'SECRET',
  patterns: [pattern('gu')`${start}${madeUp}${end}`],
  needsContext: true,
  contextWords: {
    de: [
      'passwort',
      'kennwort',
      'passw',
      'pw',
      'wlan',
      'zugang',
      'zugangsdaten',
      'login',
      'anmeldung',
      'einmalkennwort',
    ],
    en: ['password', 'passphrase', 'pass', 'pwd', 'wifi', 'log in', 'credentials'],
  },
  examples: {
    finds: {
      'far behind its word': 'mein Passwort für die Bank geht nicht, ich hab ⟦Kiesel#77⟧ eingegeben',
      'by whom it was told': 'Gave her a temporary password by phone, ⟦Kiesel!Schirm_88⟧, to change',
      'an exclamation mark at the end': 'wlan bei oma: ⟦Kieselweg1949!⟧\n',
      'of a network, in a comment': 'PW Gäste = ⟦KieselFee_2025⟧ (bitte nicht hier)',
      'below what it opens': 'Login Portal:\n   ⟦Kx9!reh-Wald⟧\n',
      'a symbol between word and digits': 'nach Kennwort gefragt, hab ⟦Herbst!laub24⟧ eingegeben',
    },
    ignores: {
      'no word for it': 'Lieferung von Kiesel#77 am Montag',
      'no digit': 'mein Passwort geht nicht, so ein Mist!wirklich',
      'no symbol': 'mein Passwort geht nicht, sagt Kiesel77 dazu',
      'an address': 'Passwort ändern unter https://kiesel.example/a#b77',
      'a variable': 'das Passwort steht in config.kiesel_77',
      'a login': 'Passwort für kiesel_weg77 geändert',
      'an issue': 'Passwort-Dialog, siehe palimpsest#77/a',
    },
  },
};
