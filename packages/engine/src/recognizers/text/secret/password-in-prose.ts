import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { pattern, source } from '../pattern.js';
import { hasSignOrDigit, notAPlaceholder, passwordWord, secretLabel } from './secret-words.js';

/** What the secret opens: ` for 3 Sample Court`, ` zur Cloud`. */
const forWhat = String.raw`(?: (?:for|für|zum|zur|vom|of) [^\n:.]{2,30})?`;
/** ` there`, ` für das WLAN` between a password word and its colon. */
const ofWhat = String.raw`(?: \p{L}[\p{L}-]{1,24}){1,3}`;

/** Six characters or more, a digit among them and a letter, and a capital or sign: `Blau7Haus`, `river-Pay!2031`. */
const mixed = source`
  (?=[^\s\d]{0,40}\d)(?=[^\s\p{L}]{0,40}\p{L})(?=[\p{Ll}\d]{0,40}[^\s\p{Ll}\d.,;:)])
  [^\s"'“”«<>,;()]{6,${textLength}}(?<![.:])
`;
/** Small letters around digits: `k7w2pz`. */
const lettersAroundDigits = source`
  (?=[a-z\d]{5,24}(?:[\s.,;)“"]|$))
  [a-z]{1,8}\d{1,6}[a-z]{1,8}[a-z\d]{0,12}
`;
/** Small letters and digits behind them: `seehund22`. */
const lettersThenDigits = String.raw`\p{Ll}{4,30}\d{1,6}(?=[\s.,;)“"]|$)`;

/**
 * A password or key in a sentence: behind its verb, or right behind its word if it looks like one.
 * Rule: as `labelledSecret`; behind a verb it must have a digit or sign, without one a digit and a capital or sign, or
 * small letters and digits.
 */
export const passwordInProse: Recognizer = {
  type: 'SECRET',
  patterns: [
    // `Das Passwort für die Cloud lautet Blau7Haus`
    pattern('dgu')`
      ${secretLabel}${forWhat}[ \t]{0,3}(?:lautet|ist|is|war|was|heißt) ?:?
      [ ]["'„“»]?${notAPlaceholder}${hasSignOrDigit}
      (?<value>[^\s"'“”«<>,;]{3,${textLength}}(?<![.:)]))
    `,
    // `wifi pw there: blau-meer-4410`
    pattern('dgu')`
      ${passwordWord}${ofWhat}:[ \t]{1,4}${notAPlaceholder}${hasSignOrDigit}
      (?<value>[^\s"'<>,;\\]{3,${textLength}}(?<![.:)\]}]))
    `,
    // `the DB password, it was river-Pay!2031`; not a key of settings: `Passwort x=1`
    pattern('dgu')`
      ${passwordWord},? (?:(?:it|this|das|es|which) (?:was|is|ist|war) )?
      [(„“"»]?(?!\p{L}{2,20}=)${notAPlaceholder}(?<value>${mixed})
    `,
    pattern('dgu')`${passwordWord},?:? [(„“"»]?${notAPlaceholder}(?<value>${lettersAroundDigits}|${lettersThenDigits})`,
    // The key of a wireless network
    pattern('dgu')`
      (?<!\p{L})(?:WLAN|WiFi|Wi-Fi|FRITZ!Box)[^\n]{0,80}? (?:[kK]ey|[sS]chlüssel):?
      [ ](?<value>(?=\S{0,60}\d)[^\s"'<>,;]{8,63})
    `,
  ],
  examples: {
    finds: {
      'in a sentence': 'Das Passwort lautet ⟦Blau7Haus⟧.',
      'what it opens between': 'keysafe code for 3 Sample Court is ⟦8820X⟧. Next',
      'place between': 'wifi pw there: ⟦blau-meer-4410⟧\n',
      'what it opens in one long word': 'WLAN-Passwort Gemeinschaftsraum neu: ⟦blau_2025!⟧. Dann',
      'no mark': 'Login: admin, Kennwort ⟦Havelland#7⟧.',
      'code, no mark': 'hochladen (Zugangscode ⟦K7-PM-44Q⟧).',
      'in parentheses': 'read out the password (⟦Duck_Pond8!⟧), again',
      'in a clause': 'the DB password, it was ⟦river-Pay!2031⟧ in clear text',
      'lower case, then digits': 'Ihr Kennwort ⟦seehund22⟧ gilt',
      'lower case around digits': 'Login folgt, Kennwort ⟦k7w2pz⟧. Danach',
      'key of a wireless network': 'Das WLAN läuft weiter: FRITZ!Box 7590, Key ⟦44177120448812047712⟧\n',
    },
    ignores: {
      'a date': 'Passwort 12.03.2024 gesetzt',
      'in prose': 'Er hat sein Passwort 2 mal vergessen.',
      'letters alone behind the verb': 'Das Passwort lautet anders.',
      'masked already': 'Das Passwort lautet ********.',
      'a reference': 'the password is ${DB_PASSWORD} here',
      'another word': 'Das Muster lautet Blau7Haus.',
      'a key of settings': 'Passwort Laenge=12Zeichen',
    },
  },
};
