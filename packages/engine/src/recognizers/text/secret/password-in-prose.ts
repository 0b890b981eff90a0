import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { tokenStart, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { hasSignOrDigit, mixed, notAPlaceholder, passwordWord, secretLabel } from './secret-words.js';

/** What the secret opens: ` for 3 Sample Court`, ` zur Cloud`. */
const forWhat = String.raw`(?: (?:for|für|fürs|zum|zur|vom|beim|im|of|on|to) [^\n:.]{2,30})?`;
/** ` there`, ` für das WLAN` between a password word and its colon. */
const ofWhat = String.raw`(?: \p{L}[\p{L}\d._-]{1,24}){1,8}`;
/** Twelve characters or more, a letter and a digit among them, as keys and tokens have; no address. */
const keyOrToken = source`
  (?!\p{L}{3,6}://)(?=[^\s\d]{0,40}\d)(?=[^\s\p{L}]{0,40}\p{L})
  [^\s"'<>,;\\]{12,${textLength}}(?<![.:)\]}])
`;
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
/** What follows the word where no password is told: `password policy`. */
const notAboutOne = String.raw`(?![ -](?:policy|field|manager|protection|reset|hint|rules?|prompt|box))`;

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
      ${secretLabel}${forWhat}[ \t]{0,3}(?:lautet|ist|is|war|was|heißt)(?: (?:jetzt|nun|neu|ab sofort|weiterhin|now|
      still|currently))? ?:?
      [ ]["'„“»]?${notAPlaceholder}${hasSignOrDigit}
      (?<value>[^\s"'“”«<>,;]{3,${textLength}}(?<![.:)]))
    `,
    // `wifi pw there: blau-meer-4410`
    pattern('dgu')`
      ${passwordWord}${ofWhat}:[ \t]{1,4}(?!\p{L}{2,20}=)${notAPlaceholder}${hasSignOrDigit}
      (?<value>[^\s"'<>,;\\]{3,${textLength}}(?<![.:)\]}]))
    `,
    // `API key for the connector rotated: 8Kq2ZtR7vYx0LbN4`, `webhook secret whk_8Kq2ZtR7vYx0`
    pattern('dgu')`${secretLabel}${ofWhat}:[ \t]{1,4}(?!\p{L}{2,20}=)${notAPlaceholder}(?<value>${keyOrToken})`,
    pattern('dgu')`${secretLabel} ${notAPlaceholder}(?<value>${randomKey}|${mixedKey}|${jointedKey})`,
    // In quotes, whatever stands between: `the password for the desk (Sample Ltd, no. 7) is "magpie"`, `Losungswort "Amsel"`
    pattern('dgu')`
      ${passwordWord}${notAboutOne}(?:(?:(?!\. \p{Lu}\p{Ll})[^\n"“”„»«]){0,120} (?:
      is|was|lautet|ist|war|heißt|be)|(?: \p{L}[\p{L}-]{1,20}){1,4}(?=:))?:?[ ]["“„»]${notAPlaceholder}
      (?<value>[\p{L}\d][^\n"“”„»«]{2,40})(?=["“”«])
    `,
    // `"msg":"password reset","by":"x","temp":"Blau7Haus"`
    // and in a line of a log: `pin reset card=1 by=x temp=6204`
    pattern('dgu')`
      ${tokenStart}(?:PIN|pin|(?:[\p{L}_]{0,20}?[pP]ass|[pP]ass|[kK]enn)wor[td]|pw|PW|[pP]asscode|OTP)
      (?![\p{L}])[^\n]{0,120}[ ,"]
      (?:temp|tmp|temporary|initial|new|neu)(?:_?(?:pw|pin|value))?(?:" ?: ?"|=["']?)${notAPlaceholder}
      (?<value>\d{4,8}|(?=[^\s"'\d]{0,40}\d)[^\s"',;]{6,64})(?![^\s"',;])
    `,
    // `PDA login emuster / 4418`
    pattern('dgu')`
      ${tokenStart}(?:[lL]ogin|[uU]ser(?:name)?|[bB]enutzer(?:name)?|[zZ]ugang):?[ ]
      (?=[a-z._-]{0,20}[a-z\d])[a-z][a-z\d._-]{3,20} ?/ ?
      (?<value>\d{4,8})(?![\p{L}\d./-])
    `,
    // behind a login: `log in as emuster with Blau-4471!`, `login is locked. I have reset to Blau@8829`; of a network
    pattern('dgu')`
      ${tokenStart}(?:[lL]og ?in|[sS]ign in|[aA]nmelden|[eE]inloggen|[lL]ogge|[mM]elde|[aA]ccount|[uU]ser|[kK]onto|
      [zZ]ugang|[bB]enutzer)
      (?!\p{L})[^\n]{0,100}[ ]
      (?:(?:with|using|mit|und|and)|(?:(?:re)?set|changed|zurückgesetzt|gesetzt|geändert)(?: (?:it|her|him|them|es|
      ihn))? (?:back )?(?:to|auf))
      [ ]["'„“]?${notAPlaceholder}(?!\S{1,40}@\S{1,40}\.\p{L}{2})(?<value>${mixed})
    `,
    pattern('dgu')`
      (?<!\p{L})(?:WLAN|WiFi|Wi-Fi|[wW]ifi|WIFI):[ ]
      (?=\S{0,30}\d{3})(?<value>\p{L}[\p{L}\d]{1,15}(?:[-_.!][\p{L}\d]{1,15}){1,4}[!?]?)(?![\p{L}\d@-])
    `,
    // `the DB password, it was river-Pay!2031`, `Passwort vom Drucker (river-Pay!2031)`; not a key of settings:
    // `Passwort x=1`
    pattern('dgu')`
      ${passwordWord}(?:
      (?: \p{L}[\p{L}-]{1,20}){1,8} \(
      |(?: (?:rotated|changed|reset|geändert|neu))?,?[ ]
      (?:(?:(?:it|this|das|es|which) (?:was|is|ist|war)|it['’]s)(?: now| jetzt)? )?[(„“"»]?)
      (?!\p{L}{2,20}=)${notAPlaceholder}(?<value>${mixed})
    `,
    pattern('dgu')`${passwordWord},?:? [(„“"»]?${notAPlaceholder}(?<value>${lettersAroundDigits}|${lettersThenDigits})`,
    // `reset pw to temp Blue-Lamp-58!`, `Passwort zurückgesetzt auf Blau7-Haus`
    pattern('dgu')`
      ${passwordWord}(?: (?:\p{L}{2,14} ){0,7}(?:to|auf|in|with|mit))(?: (?:a|the|das|den))?
      (?: (?:temp|temporary|new|initial|neues?|vorläufiges?))?:?[ ]["'„“»]?${notAPlaceholder}(?<value>${mixed})
    `,
    // `Passwort wie gehabt Blau7Haus`
    pattern('dgu')`
      ${passwordWord},? (?:wie (?:gehabt|immer|bisher|üblich|zuvor)|weiterhin|unverändert|bleibt|still|unchanged|
      (?:the )?same as (?:before|ever|usual)|as (?:before|ever|usual)),?:? ["'„“»]?${notAPlaceholder}(?<value>${mixed})
    `,
    // The question whether it still is the same: `Wlan-Passwort bleibt gleich? Kiesel2362m`
    pattern('dgu')`${passwordWord}(?: \p{L}[\p{L}'’-]{0,20}){1,8}\? ["'„“»]?${notAPlaceholder}(?<value>${mixed})`,
    // Digits alone, but no year, and a word that is said on the telephone
    pattern('dgu')`
      ${passwordWord}(?: is| ist| lautet)?,?:? (?!(?:19|20)\d\d(?!\d))(?<value>\d{4,8})
      (?![\p{L}\p{N}]|[.,/:-]\d| ?(?:[€%]|Zeichen|characters|Mal|mal|times|users|Nutzer))
    `,
    pattern('dgu')`${passwordWord},?:? (?<value>\d{10,63})(?![\p{L}\p{N}]|[.,/-]\d)`,
    pattern('dgu')`
      (?:[kK]ennwort|[cC]odewort|[sS]icherheitswort|[aA]bholwort|[mM]emorable word|[sS]ecurity word|[cC]ollection password)
      (?:[ ](?:ist|is|lautet):?|(?: (?:bei|beim|zum|für|zur|for|at)(?: \p{L}{2,20}){1,3}):)[ ]["'„“»]?
      (?<value>\p{Lu}\p{Ll}{3,30})(?=["“«.,;)]|[ \t]{0,4}(?:\r?\n|$))
    `,
    // `Kennwort müsste Blau93 sein`, `a temp one: Blue-Lamp-58!`
    pattern('dgu')`
      ${passwordWord} (?:müsste|wäre|sollte|might be|should be|must be) ["'„“»]?(?<value>${mixed})
    `,
    pattern('dgu')`(?<!\p{L})(?:temp|temporary|new|interim) one(?: is|:| -) ["'“]?${notAPlaceholder}(?<value>${mixed})`,
    // `Meeting ID 447 188 2044 Passcode 44x7K`
    pattern('dgu')`
      ${wordStart}[pP]asscode (?<value>(?=[A-Za-z]{0,10}\d)(?=\d{0,10}[A-Za-z])[A-Za-z\d]{4,12})(?![\p{L}\p{N}])
    `,
    // `passphrase "correct horse battery"`
    pattern('dgu')`${wordStart}[pP]assphrase(?: is| was| ist| lautet)?:? ["„“«»](?<value>[^"“”«»\n]{8,80})["“”«»]`,
    // Digits in groups for a wireless network
    pattern('dgu')`
      (?<!\p{L})(?:WLAN|WiFi|Wi-Fi|[wW]ifi|WIFI)[- ](?:[kK]ey|[sS]chlüssel|[pP]asswort|[pP]assword|[kK]ennwort|PW|pw|[cC]ode):?
      [ ](?<value>\d{4}(?:[ -]\d{4}){2,4})(?![\p{L}\d]|[.,]\d)
    `,
    // Short, of both cases and digits: `Zoom 447 188 2044 pw 8xK2`
    pattern('dgu')`
      (?<!\p{L})(?:pw|PW|[pP]asscode|[kK]enncode):? (?=[A-Za-z]{0,5}\d)(?=[a-z\d]{0,5}[A-Z])(?=[A-Z\d]{0,5}[a-z])
      (?<value>[A-Za-z\d]{4,12})(?![\p{L}\d])
    `,
    // The word behind a slash or `pass`
    pattern('dgu')`(?<!\p{L})(?:WLAN|WiFi|Wi-Fi|[wW]ifi|WIFI)[: -][^\n/]{1,40} / (?<value>${mixed})`,
    // `WLAN Gast: Sommer!2024`
    pattern('dgu')`
      (?<!\p{L})(?:WLAN|WiFi|Wi-Fi|[wW]ifi|WIFI)(?: [\p{L}-]{2,15}){0,2}:[ ]
      (?=[\p{L}\d]{1,30}[!#$%&*?@+§])(?<value>${mixed})
    `,
    pattern('dgu')`${wordStart}pass (?!\p{L}{2,20}=)${notAPlaceholder}(?<value>${mixed})`,
    // The key of a wireless network
    pattern('dgu')`
      (?<!\p{L})(?:WLAN|WiFi|Wi-Fi|[wW]ifi|WIFI|FRITZ!Box)[^\n]{0,80}? (?:[kK]ey|[sS]chlüssel):?
      [ ](?<value>(?=\S{0,60}\d)[^\s"'<>,;]{8,63})
    `,
  ],
  examples: {
    finds: {
      'what it is after a change': "db pw rotated, it's ⟦Fern-4471x⟧ now",
      'of a network': 'Conf 7KQ2MX  Wifi code ⟦hove-447-sea⟧\n',
      'token of a log': 'angefordert | token ⟦kR8-x0Lq2Vv⟧\n',
      'what it is now': 'Das Passwort fürs WLAN ist jetzt ⟦Mohnblume-77⟧\n',
      'what it was reset to': 'on cell, reset pw to temp ⟦Blue-Lamp7!⟧, must change',
      'what it was reset to, German': 'das Passwort auf ⟦Blau7-Haus⟧ gesetzt',
      'in a sentence': 'Das Passwort lautet ⟦Blau7Haus⟧.',
      'what it opens between': 'keysafe code for 3 Sample Court is ⟦8820X⟧. Next',
      'place between': 'wifi pw there: ⟦blau-meer-4410⟧\n',
      'whose it is': 'PasswordReset - Einmalkennwort für e_muster: ⟦Rq7-Haus-4471⟧  // TODO',
      'what it opens in one long word': 'WLAN-Passwort Gemeinschaftsraum neu: ⟦blau_2025!⟧. Dann',
      'many words between': 'wifi pw in the hall upstairs for guests: ⟦blau-meer-4410⟧\n',
      'key, many words between': 'API key for the sample shop rotated: ⟦9fCeb02d0ae598e9⟧ --',
      'key, no mark': 'webhook secret ⟦whk_9fCeb02d0ae598e9⟧ was leaked',
      'on the telephone': 'Ihr Kundenkennwort ist ⟦Glockenblume⟧.',
      'word on collecting a child': 'Codewort beim Abholen: ⟦Glockenblume⟧\n',
      'not sure': 'Kennwort müsste ⟦Zugspitze93⟧ sein',
      'a new one': 'Your password expired. I set a temp one: ⟦Blue-Lamp-58!⟧ for now',
      'as ever': 'Benutzer folgt, Passwort wie gehabt ⟦Webakte#26⟧.',
      'in quotes, at some distance': 'the password for the desk (Sample Ltd, site no. AS40417) is "⟦magpie⟧". These',
      'in quotes, at once': 'Sparbuch mit Losungswort "⟦Amsel⟧", heute',
      'in a log of JSON': '{"msg":"password reset","by":"x","temp":"⟦Blau7-Haus⟧"}',
      'in parentheses behind a sentence': 'Passwort vom Drucker ist noch das alte (⟦Blume2026?⟧)\n',
      'in quotes, what it is for': 'Kennwort fürs Telefonbanking: "⟦Seerose⟧", bitte',
      'set on something': 'PW für das Portal habe ich auf ⟦Start-2026!⟧ zurückgesetzt.',
      'behind a login and a slash': 'PDA login emuster / ⟦4418⟧\n',
      'behind a login': 'You can log in as emuster with ⟦Tulip-4471!⟧; the card',
      'of a network, its word alone': 'WLAN: ⟦boot-haus-2291⟧ (Netz Gast).',
      'in a line of a log': 'circd[2211]: pin reset card=1 alias=x by=y temp=⟦6204⟧ note="ok"\n',
      'what an account was reset to': 'cashier login is locked. I have reset to ⟦Sample@8829⟧, she must',
      'key of ten characters': 'Online access: linkage key ⟦fT7qWz2Rk9pLx⟧\n',
      'of a network, a sign in it': 'WLAN Gast: ⟦Sommer!2026⟧\n',
      'name of the network before it': 'WLAN: Gast / ⟦Sommer-2026⟧\n',
      'words in quotation marks': 'the passphrase is "⟦lamp river stone⟧" for now',
      'abbreviated, no mark': 'sftp user x, pass ⟦Kx7!mango⟧\n',
      'no mark': 'Login: admin, Kennwort ⟦Havelland#7⟧.',
      'of a meeting': 'Meeting ID folgt, Passcode ⟦44x7K⟧, danke',
      'digits alone': 'voicemail password ⟦4417⟧, then',
      'code, no mark': 'hochladen (Zugangscode ⟦K7-PM-44Q⟧).',
      'key of a wireless network, in groups': 'WLAN-Key ⟦5521 8820 4417 9920⟧\n',
      'of a meeting, short': 'Zoom folgt, pw ⟦8xK2⟧\n',
      'behind a question': 'und das Wlan-Passwort bleibt gleich? ⟦Kiesel2362m⟧\n',
      'in parentheses': 'read out the password (⟦Duck_Pond8!⟧), again',
      'in a clause': 'the DB password, it was ⟦river-Pay!2031⟧ in clear text',
      'lower case, then digits': 'Ihr Kennwort ⟦seehund22⟧ gilt',
      'lower case around digits': 'Login folgt, Kennwort ⟦k7w2pz⟧. Danach',
      'key of a wireless network': 'Das WLAN läuft weiter: FRITZ!Box 7590, Key ⟦44177120448812047712⟧\n',
    },
    ignores: {
      'a temperature in a log': 'kiln ready by=x temp=1204 ok\n',
      'a date behind many words': 'API key for the sample shop rotated: 2026-03-12',
      'a plan behind many words': 'API key for the sample shop rotated: quarterly',
      'a date': 'Passwort 12.03.2024 gesetzt',
      'in prose': 'Er hat sein Passwort 2 mal vergessen.',
      'letters alone behind the verb': 'Das Passwort lautet anders.',
      'a question and a word': 'ist das Passwort neu? Bitte melden',
      'a quality in quotes': 'the password policy of the desk is "strong" today',
      'a plan in quotes of the next sentence': 'Das Passwort gilt. Mein Tarif ist „Flat 20 GB“ für',
      'a state in quotes': 'Das Passwort ist "vergessen" worden',
      'a key of a log': '10:27 WARN Passwort im Klartext im Log: status=302-Found77 ok',
      'masked already': 'Das Passwort lautet ********.',
      'a reference': 'the password is ${DB_PASSWORD} here',
      'another word': 'Das Muster lautet Blau7Haus.',
      'a key of settings': 'Passwort Laenge=12Zeichen',
    },
  },
};
