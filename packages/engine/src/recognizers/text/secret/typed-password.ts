import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

/**
 * A password that somebody says to type, where a password is spoken of: `Mein Kennwort geht nicht. Ich tippe
 * Muster-2026-Blau ein`.
 * Rule: a verb of typing; capitals, small letters and digits.
 */
export const typedPassword: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`
      (?<!\p{L})(?:(?:[tT]ippe|[gG]ebe|[gG]eb|[eE]ingegeben habe ich|[pP]robiere|[vV]ersuche)(?: ich)?(?: immer| dann| ja| doch)?(?: mit)?|
      [tT]yp(?:e|ed|ing)(?: in)?|[eE]nter(?:ed|ing)?|[tT]ried|[tT]rying)
      [ ]["„“']?(?<value>(?=\S{0,30}[A-Z])(?=\S{0,30}\p{Ll}{2})(?=\S{0,30}\d)(?!\S{0,40}[@:/])[\p{L}\d][^\s"“”„,;]{6,40}(?<![.)?]))
    `,
  ],
  needsContext: true,
  contextWords: {
    de: ['kennwort', 'passwort', 'passwörter', 'login', 'anmeldung', 'pw'],
    en: ['password', 'passphrase', 'login', 'log in', 'sign in', 'pw'],
  },
  examples: {
    finds: {
      German: 'Outlook fragt nach dem Kennwort. Ich tippe ⟦Muster-2026-Blau⟧ ein und es geht nicht',
      English: 'the password fails, I typed ⟦Muster2026blau⟧ twice',
      'the subject behind it': 'Passwort geht nicht, dabei tippe ich immer ⟦Blau-7-Muster⟧ ein',
      'in quotes': 'Login klemmt, ich gebe „⟦Muster!2026⟧“ ein',
      tried: 'locked out, that password again, I tried ⟦Sample#2026x⟧ already',
      entered: 'the login page: entered ⟦Sample2026x⟧ and nothing',
    },
    ignores: {
      'no password is spoken of': 'Ich tippe Muster-2026-Blau ein und es geht nicht',
      'no capital': 'das Kennwort: ich tippe muster2026 ein',
      'too short': 'das Kennwort: ich tippe Mus26 ein',
      'a path': 'das Kennwort: ich tippe Muster2/index ein',
      'letters alone': 'das Kennwort: ich tippe Musterblau ein',
      'a mailbox': 'das Kennwort: ich tippe Erna2@muster.example ein',
    },
  },
};
