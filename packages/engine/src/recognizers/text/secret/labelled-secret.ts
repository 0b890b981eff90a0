import type { Recognizer } from '../../../recognizer.js';
import { textLength } from '../../text-length.js';
import { anyKey, anyOf, wordStart } from '../any-of.js';

/** They say so at the end of any compound: `Initialkennwort`, `DB_PASSWORD`. */
const passwordWords = [
  'passwort', 'password', 'passwd', 'kennwort', 'passphrase', 'passcode', 'zugangscode', 'einmalcode', 'freischaltcode',
  'aktivierungscode', 'sicherheitscode', 'zugangsschlüssel', 'netzwerkschlüssel', 'wlan-schlüssel', 'bestätigungscode',
  'aktivierungsschlüssel', 'lizenzschlüssel', 'wiederherstellungscode', 'losungswort', 'türcode', 'keysafe code', 'door code', 'gate code', 'alarm code', 'entry code',
]; // prettier-ignore
const secretWords = [
  'pwd', 'pw', 'pin', 'puk', 'kw', 'pass', 'master key', 'online pin', 'tan', 'mtan', 'wpa2', 'wpa', 'psk', 'cvc',
  'cvv', 'login pin', 'secret', 'client secret', 'api key', 'api schlüssel', 'access token', 'auth token',
  'refresh token', 'id token', 'token', 'secret key', 'private key', 'access key', 'account key', 'shared access key',
  'aws secret access key', 'secret access key', 'x-api-key', 'session token', 'bearer token', 'geheimnis',
  'signing key', 'encryption key', 'schlüssel', 'verification code', 'otp', 'recovery code', 'backup code', 'jsessionid', 'phpsessid', 'asp.net sessionid', 'session key', 'session cookie', 'totp seed', 'otp seed', 'totp secret', 'seed phrase',
  'security code', 'access code', 'activation code', 'license key', 'licence key',
]; // prettier-ignore
const noSecrets = [
  'string', 'null', 'none', 'undefined', 'true', 'false', 'required', 'optional', 'vergessen', 'ändern', 'geändert',
  'falsch', 'bitte', 'siehe', 'folgt', 'unbekannt', 'invalid', 'expired', 'missing', 'abgelaufen', 'forgotten',
  'changed', 'reset', 'incorrect', 'wrong', 'self', 'input', 'nein', 'ja', 'yes', 'no', 'not', 'nicht', 'wird',
  'kommt', 'per', 'liegt', 'separat', 'erforderlich', 'leer', 'empty', 'redacted', 'hidden', 'number', 'object',
  'any', 'text', 'int',
]; // prettier-ignore

/** Other words may be joined to a word from the left: `DB_PASSWORD`, `mail.token`. */
const label = String.raw`(?:${anyOf(passwordWords)}|(?<![\p{L}\p{M}\p{N}])${anyKey(secretWords)})(?![\p{L}\p{N}])["']?(?: \([^)\n]{1,20}\))?`;
const assign = String.raw`[ \t]{0,10}(?::=|=>|[:=])[ \t]{0,10}`;
/** Words for a password alone, behind which it may stand without a mark if it looks like one. */
const passwordWord = String.raw`(?:${anyOf(passwordWords)}|(?<![\p{L}\p{M}\p{N}])pw)(?![\p{L}\p{N}])`;
/** Six characters or more, a digit among them and a letter, and a capital or sign. */
const mixed = String.raw`(?=[^\s\d]{0,40}\d)(?=[^\s\p{L}]{0,40}\p{L})(?=[\p{Ll}\d]{0,40}[^\s\p{Ll}\d.,;:)])[^\s"'“”«<>,;()]{6,${textLength}}(?<![.:])`;
/** `there`, `für das WLAN` between a password word and its colon. */
const ofWhat = String.raw`(?: \p{L}[\p{L}-]{1,24}){1,3}`;
const notAWord = String.raw`(?!(?:${anyOf(noSecrets)})(?![\p{L}\p{N}_!$#@&%*+-])|[*•xX.]{3,20}|\$\{|\$[A-Z_]{2,40}(?![\p{L}\d])|<|\{|\[|[\w.]{1,40}\(|process\.|os\.|~?/[a-z]{1,40}/)`;
const strong = String.raw`(?=[^\s"'<>,;]{0,80}[^\s"'<>,;\p{L}.:)!?-])`;
const value = String.raw`[^\s"'<>,;\\]{3,${textLength}}(?<![.:)\]}])`;

/**
 * A password, PIN, key or token after its word, in prose, forms, code, logs and connection strings.
 * Rule: RFC 6750 § 2.1 (Bearer), RFC 7617 § 2 (Basic), RFC 3986 § 3.2.1 (password before the `@` of a URL). A secret of
 * letters alone counts where nothing but the end of line or its quotes follow; masked and named placeholders never do.
 */
export const labelledSecret: Recognizer = {
  type: 'SECRET',
  patterns: [
    new RegExp(String.raw`${label}${assign}["']?${notAWord}${strong}(?<value>${value})`, 'dgu'),
    new RegExp(String.raw`${label}${assign}"${notAWord}(?<value>[^"\n\\]{4,${textLength}})"`, 'dgu'),
    new RegExp(String.raw`${label}${assign}'${notAWord}(?<value>[^'\n]{4,${textLength}})'`, 'dgu'),
    new RegExp(String.raw`${label}${assign}${notAWord}(?<value>\p{L}{4,60})(?=[ \t]{0,10}(?:\r?\n|$|;|&))`, 'dgu'),
    new RegExp(
      String.raw`${label}(?: (?:for|für|zum|zur|vom|of) [^\n:.]{2,30})?[ \t]{0,3}(?:lautet|ist|is|war|was|heißt)[ ]?:? ["'„“»]?${notAWord}${strong}(?<value>[^\s"'“”«<>,;]{3,${textLength}}(?<![.:)]))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${label}[ \t]{0,10}[:]?[ \t]{0,10}\r?\n[ \t]{0,10}${notAWord}(?=\S{0,60}\d)(?<value>[^\s"'<>,;]{4,${textLength}})(?=[ \t]{0,10}(?:\r?\n|$))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:[bB]earer|BEARER|[bB]asic|Token)[ ]{1,2}(?=\S{0,80}\d|[\w+/-]{40})(?<value>[\w.~+/-]{12,${textLength}}={0,2})`,
      'dgu',
    ),
    new RegExp(String.raw`${passwordWord}${ofWhat}:[ \t]{1,4}${notAWord}${strong}(?<value>${value})`, 'dgu'),
    new RegExp(
      String.raw`${passwordWord},? (?:(?:it|this|das|es|which) (?:was|is|ist|war) )?[(„“"»]?(?!\p{L}{2,20}=)${notAWord}(?<value>${mixed})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${passwordWord},?:? [(„“"»]?${notAWord}(?<value>(?=[a-z\d]{5,24}(?:[\s.,;)“"]|$))[a-z]{1,8}\d{1,6}[a-z]{1,8}[a-z\d]{0,12})`,
      'dgu',
    ),
    /(?<!\p{L})(?:WLAN|WiFi|Wi-Fi|FRITZ!Box)[^\n]{0,80}? (?:[kK]ey|[sS]chlüssel):? (?<value>(?=\S{0,60}\d)[^\s"'<>,;]{8,63})/dgu,
    /(?<!\p{L})(?:[tT]ürcode|[tT]orcode|[aA]larmcode|[dD]oor code|[gG]ate code|[kK]eypad)[^\n]{0,40}? (?<value>\d{3,8}[#*])/dgu,
    /(?<![\p{L}\p{N}])(?:[cC][vV][vVcC]2?|CVV|CVC|CVC2|CVV2|Prüfziffer der Karte|Kartenprüfnummer|Kartenprüfziffer|security code)[ ]?[:=]?[ ]?(?:ist |is )?(?<value>\d{3,4})(?![\p{L}\p{N}]|[.,]\d)/dgu,
    /(?<![\p{L}\p{N}])(?:PIN|Pin|pin|[cC]ode) (?:fürs?|for|zur|zum|vom|of) (?:\p{L}{2,15}:? ){1,3}(?<value>\d{4,8})(?![\p{L}\p{N}]|[.,:]\d| ?[€%])/dgu,
    /(?<![\p{L}\p{N}])(?:PIN|PUK|TAN|OTP)(?: \p{L}{2,12})? (?<value>\d{3,4} \d{2,4}|\d{4,8})(?![\p{L}\p{N}]|[.,]\d)/dgu,
    /(?<![\p{L}\p{N}])(?:PIN|Pin|pin|PUK|TAN|OTP)(?:[ ]\p{L}{2,15}){0,4} (?:ist|lautet|is|war|was)(?:[ ](?:jetzt|now|nun|die|der))?:? (?<value>\d{4,8})(?![\p{L}\p{N}]|[.,:]\d| ?[€%])/dgu,
    /(?<=[a-zA-Z]:\/\/[^\s:@/"'<>]{0,64}:)[^\s@/"'<>]{1,1024}(?=@[\w.-])/gu,
  ],
  examples: {
    finds: {
      'German letter': 'Ihr Passwort: ⟦Sommer-2024!⟧',
      assignment: 'password=⟦hunter2⟧',
      'connection string': 'Server=db;User Id=app;Password=⟦s3cr3t⟧;',
      'URL with password': 'postgres://app:⟦s3cr3t⟧@db-1:5432/main',
      bearer: 'Authorization: Bearer ⟦abcdef0123456789abcdef⟧',
      'letters alone': 'Passwort: ⟦Sonnenblume⟧\n',
      JSON: '{"api_key": "⟦9fceb02d0ae598e95dc970b74767f193⟧"}',
      'in a sentence': 'Das Passwort lautet ⟦Blau7Haus⟧.',
      'key of a wireless network': 'Das WLAN läuft weiter: FRITZ!Box 7590, Key ⟦44177120448812047712⟧\n',
      'PIN in two groups': 'User x, Token-PIN ⟦8841 02⟧\n',
      'code for a gate': 'Code fürs Gartentor: ⟦4183⟧\n',
      'code of a door': 'Türcode Hintereingang ist ab 1.12. ⟦7712#⟧.',
      UUID: 'client_secret=⟦6fa459ea-ee8a-4ca4-894e-db77e160355e⟧',
      PIN: 'PIN: ⟦4711⟧',
      'next line': 'Kennwort:\n⟦xY7-kl22⟧\n',
      'place between': 'wifi pw there: ⟦blau-meer-4410⟧\n',
      'no mark': 'Login: admin, Kennwort ⟦Havelland#7⟧.',
      'in parentheses': 'read out the password (⟦Duck_Pond8!⟧), again',
      'in a clause': 'the DB password, it was ⟦river-Pay!2031⟧ in clear text',
      compound: 'Initialkennwort: ⟦Blaubeere-71⟧',
      'code, no mark': 'hochladen (Zugangscode ⟦K7-PM-44Q⟧).',
      'what it opens between': 'keysafe code for 3 Sample Court is ⟦8820X⟧. Next',
      'PIN in a sentence': 'pin für die packstation ist ⟦4410⟧',
      'lower case around digits': 'Login folgt, Kennwort ⟦k7w2pz⟧. Danach',
      'check number of a card': 'card ends 4417, cvv ⟦771⟧ deleting',
      'PIN for a door': 'pin für die tür ⟦4417⟧ nicht weitersagen',
      'what it opens in one long word': 'WLAN-Passwort Gemeinschaftsraum neu: ⟦blau_2025!⟧. Dann',
      'single quotes': "password = '⟦correct horse 9⟧'",
      environment: 'DB_PASSWORD=⟦Qwertz-99⟧',
    },
    ignores: {
      'no secret word': 'commit=9fceb02d0ae598e95dc970b74767f19372d61af8',
      'masked already': 'Passwort: ********',
      'a type': 'password: string;',
      'a request': 'Passwort: bitte ändern',
      'a longer word': 'Passwortregel: 12 Zeichen',
      'a reference': 'password=${DB_PASSWORD}',
      'a date': 'Passwort 12.03.2024 gesetzt',
      'a folder': 'PWD=/home/erna COMMAND=ls',
      'a port': 'postgres://db.example.org:5432/main',
      'in prose': 'Er hat sein Passwort 2 mal vergessen.',
    },
  },
};
