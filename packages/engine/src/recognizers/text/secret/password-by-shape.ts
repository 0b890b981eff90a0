import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';
import { mixed, notAPlaceholder, passwordWord, secretLabel } from './secret-words.js';

/** Small and capital letters and digits, sixteen or more. */
const randomKey = source`
  (?=\w{0,40}\d)(?=\w{0,40}\p{Ll})(?=\w{0,40}\p{Lu})
  \w{16,${textLength}}(?![\w.-])
`;

/** Small and capital letters around two digits or more, ten characters at least: `fT7qWz2Rk9`. */
const mixedKey = source`
  (?=\w{0,20}\p{Ll})(?=\w{0,20}\p{Lu})(?=[A-Za-z]{0,12}\d{1,8}[A-Za-z]{1,12}\d)
  [A-Za-z\d]{10,24}(?![\w.-])
`;
/** The same with hyphens, ten or more, which do not begin with a word: `kR8-x0Lq2Vv`. */
const jointedKey = source`
  (?!\p{L}?\p{Ll}{2,20}[-_])(?=[\w-]{0,20}\p{Ll})(?=[\w-]{0,20}\p{Lu})(?=[\w-]{0,20}\d[\w-]{0,20}\d)
  [A-Za-z\d][\w-]{9,40}(?![\w.-])
`;
/** Small letters around digits: `k7w2pz`. */
const lettersAroundDigits = source`
  (?=[a-z\d]{5,24}(?:[\s.,;)“"]|$))
  [a-z]{1,8}\d{1,6}[a-z]{1,8}[a-z\d]{0,12}
`;
/** Small letters and digits behind them: `seehund22`. */
const lettersThenDigits = String.raw`\p{Ll}{4,30}\d{1,6}(?=[\s.,;)“"]|$)`;

/**
 * A password or key right behind its word, with no colon and no verb, by how it looks: `Kennwort Havelland#7`,
 * `token kR8-x0Lq2Vv`.
 * Rule: as `labelledSecret`; without a mark it must have a digit beside a capital or symbol, small letters and digits, or
 * digits alone that are no year and count nothing.
 */
export const passwordByShape: Recognizer = {
  type: 'SECRET',
  patterns: [
    // `webhook secret whk_8Kq2ZtR7vYx0`
    pattern('dgu')`${secretLabel} ${notAPlaceholder}(?<value>${randomKey}|${mixedKey}|${jointedKey})`,
    // `the DB password, it was river-Pay!2031`, `Passwort vom Drucker (river-Pay!2031)`; not a key of settings:
    // `Passwort x=1`
    pattern('dgu')`
      ${passwordWord}(?:
      (?: \p{L}[\p{L}-]{1,20}){1,8} \(
      |(?: (?:rotated|changed|reset|geändert|neu))?,?[ ]
      (?:(?:(?:it|this|das|es|which) (?:was|is|ist|war)|it['’]s)(?: now| jetzt)? )?[(„“"»]?)
      (?!\p{L}{2,20}=)${notAPlaceholder}(?<value>${mixed})
    `,
    // Small letters and digits: `Kennwort seehund22`
    pattern('dgu')`${passwordWord},?:? [(„“"»]?${notAPlaceholder}(?<value>${lettersAroundDigits}|${lettersThenDigits})`,
    // Digits alone, but no year: `voicemail password 4417`
    pattern('dgu')`
      ${passwordWord}(?: is| ist| lautet)?,?:? ${notAYear}(?<value>\d{4,8})
      (?![\p{L}\p{N}]|[.,/:-]\d| ?(?:[€%]|Zeichen|characters|Mal|mal|times|users|Nutzer))
    `,
    pattern('dgu')`${passwordWord},?:? (?<value>\d{10,63})(?![\p{L}\p{N}]|[.,/-]\d)`,
    // `Meeting ID 447 188 2044 Passcode 44x7K`
    pattern('dgu')`
      ${wordStart}[pP]asscode (?<value>(?=[A-Za-z]{0,10}\d)(?=\d{0,10}[A-Za-z])[A-Za-z\d]{4,12})(?![\p{L}\p{N}])
    `,
    // Short, of both cases and digits: `Zoom 447 188 2044 pw 8xK2`
    pattern('dgu')`
      (?<!\p{L})(?:pw|PW|[pP]asscode|[kK]enncode):? (?=[A-Za-z]{0,5}\d)(?=[a-z\d]{0,5}[A-Z])(?=[A-Z\d]{0,5}[a-z])
      (?<value>[A-Za-z\d]{4,12})(?![\p{L}\d])
    `,
    // `sftp user x, pass Kx7!mango`
    pattern('dgu')`${wordStart}pass (?!\p{L}{2,20}=)${notAPlaceholder}(?<value>${mixed})`,
  ],
  examples: {
    finds: {
      'no mark': 'Login: admin, Kennwort ⟦Havelland#7⟧.',
      'key, no mark': 'webhook secret ⟦whk_9fCeb02d0ae598e9⟧ was leaked',
      'digits alone': 'voicemail password ⟦4417⟧, then',
      'token of a log': 'angefordert | token ⟦kR8-x0Lq2Vv⟧\n',
      'key of ten characters': 'Online access: linkage key ⟦fT7qWz2Rk9pLx⟧\n',
      'what it is after a change': "db pw rotated, it's ⟦Fern-4471x⟧ now",
      'of a network': 'Conf 7KQ2MX  Wifi code ⟦hove-447-sea⟧\n',
      'in parentheses behind a sentence': 'Passwort vom Drucker ist noch das alte (⟦Blume2026?⟧)\n',
      'code, no mark': 'hochladen (Zugangscode ⟦K7-PM-44Q⟧).',
      'in parentheses': 'read out the password (⟦Duck_Pond8!⟧), again',
      'in a clause': 'the DB password, it was ⟦river-Pay!2031⟧ in clear text',
      'lower case, then digits': 'Ihr Kennwort ⟦seehund22⟧ gilt',
      'lower case around digits': 'Login folgt, Kennwort ⟦k7w2pz⟧. Danach',
      'many digits': 'WLAN des Hotels, Passwort ⟦441771204488⟧ gilt bis Sonntag',
      'of a meeting': 'Meeting ID folgt, Passcode ⟦44x7K⟧, danke',
      'of a meeting, short': 'Zoom folgt, pw ⟦8xK2⟧\n',
      'abbreviated, no mark': 'sftp user x, pass ⟦Kx7!mango⟧\n',
    },
    ignores: {
      'a date': 'Passwort 12.03.2024 gesetzt',
      'in prose': 'Er hat sein Passwort 2 mal vergessen.',
      'a key of settings': 'Passwort Laenge=12Zeichen',
      'a year': 'Das Passwort 2024 war ein anderes.',
      'what is counted': 'Passwort 4417 Zeichen lang',
      'letters alone': 'Login: admin, Kennwort Havelland.',
    },
  },
};
