import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';

const secretWords = [
  'passwort', 'password', 'passwd', 'pwd', 'kennwort', 'passphrase', 'passcode', 'zugangscode', 'pw', 'pin', 'puk',
  'tan', 'pass', 'master key', 'einmalpasswort', 'initialpasswort', 'wlan-passwort', 'wlan-schlüssel',
  'wifi password', 'secret', 'client_secret', 'client secret', 'clientsecret', 'api_key', 'api-key', 'api key',
  'apikey', 'api-schlüssel', 'access_token', 'access token', 'accesstoken', 'auth_token', 'auth token',
  'refresh_token', 'refresh token', 'id_token', 'token', 'secret_key', 'secret key', 'secretkey', 'private_key',
  'private key', 'access_key', 'access key', 'accountkey', 'sharedaccesskey', 'aws_secret_access_key',
  'secret_access_key', 'x-api-key', 'session_token', 'bearer_token', 'geheimnis', 'sicherheitscode', 'freischaltcode',
  'aktivierungscode', 'zugangsschlüssel', 'schlüssel', 'verification code', 'otp',
]; // prettier-ignore
const noSecrets = [
  'string', 'null', 'none', 'undefined', 'true', 'false', 'required', 'optional', 'vergessen', 'ändern', 'geändert',
  'falsch', 'bitte', 'siehe', 'folgt', 'unbekannt', 'invalid', 'expired', 'missing', 'abgelaufen', 'forgotten',
  'changed', 'reset', 'incorrect', 'wrong', 'self', 'input', 'nein', 'ja', 'yes', 'no', 'not', 'nicht', 'wird',
  'kommt', 'per', 'liegt', 'separat', 'erforderlich', 'leer', 'empty', 'redacted', 'hidden', 'number', 'object',
  'any', 'text', 'int',
]; // prettier-ignore

const prefix = String.raw`(?:[A-Za-z0-9]{1,20}[_.-]){0,3}`;
const label = String.raw`(?<![\p{L}\p{M}\p{N}])${prefix}${anyOf(secretWords)}(?![\p{L}\p{N}])["']?(?: \([^)\n]{1,20}\))?`;
const assign = String.raw`[ \t]{0,10}(?::=|=>|[:=])[ \t]{0,10}`;
/** Words for a password alone, behind which it may stand without a mark if it looks like one. */
const passwordWord = String.raw`(?<![\p{L}\p{M}\p{N}])(?:WLAN-|DB-|Wifi-)?${anyOf(['passwort', 'password', 'kennwort', 'passphrase', 'passwd', 'pw'])}(?![\p{L}\p{N}])`;
/** Six characters or more, a digit among them and a letter, and a capital or sign. */
const mixed = String.raw`(?=[^\s\d]{0,40}\d)(?=[^\s\p{L}]{0,40}\p{L})(?=[\p{Ll}\d]{0,40}[^\s\p{Ll}\d.,;:)])[^\s"'“”«<>,;()]{6,80}(?<![.:])`;
/** `there`, `für das WLAN` between a password word and its colon. */
const ofWhat = String.raw`(?: \p{L}[\p{L}-]{1,14}){1,3}`;
const notAWord = String.raw`(?!(?:${anyOf(noSecrets)})(?![\p{L}\p{N}_!$#@&%*+-])|[*•xX.]{3,20}|\$\{|<|\{|\[|[\w.]{1,40}\(|process\.|os\.)`;
const strong = String.raw`(?=[^\s"'<>,;]{0,80}[^\s"'<>,;\p{L}.:)!?-])`;
const value = String.raw`[^\s"'<>,;\\]{3,200}(?<![.:)\]}])`;

/**
 * A password, PIN, key or token after its word, in prose, forms, code, logs and connection strings.
 * Rule: RFC 6750 § 2.1 (Bearer), RFC 7617 § 2 (Basic), RFC 3986 § 3.2.1 (password before the `@` of a URL). A secret of
 * letters alone counts where nothing but the end of line or its quotes follow; masked and named placeholders never do.
 */
export const labelledSecret: Recognizer = {
  type: 'SECRET',
  patterns: [
    new RegExp(String.raw`${label}${assign}["']?${notAWord}${strong}(?<value>${value})`, 'dgu'),
    new RegExp(
      String.raw`${label}${assign}(?:"${notAWord}(?<value>[^"\n\\]{4,200})"|'${notAWord}[^'\n]{4,200}')`,
      'dgu',
    ),
    new RegExp(String.raw`${label}${assign}${notAWord}(?<value>\p{L}{4,60})(?=[ \t]{0,10}(?:\r?\n|$|;|&))`, 'dgu'),
    new RegExp(
      String.raw`${label}[ \t]{0,3}(?:lautet|ist|is|war|was|heißt)[ ]?:? ["'„“»]?${notAWord}${strong}(?<value>[^\s"'“”«<>,;]{3,200}(?<![.:)]))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${label}[ \t]{0,10}[:]?[ \t]{0,10}\r?\n[ \t]{0,10}${notAWord}(?=\S{0,60}\d)(?<value>[^\s"'<>,;]{4,100})(?=[ \t]{0,10}(?:\r?\n|$))`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}(?:[bB]earer|BEARER|[bB]asic|Token)[ ]{1,2}(?=\S{0,80}\d|[\w+/-]{40})(?<value>[\w.~+/-]{12,4000}={0,2})`,
      'dgu',
    ),
    new RegExp(String.raw`${passwordWord}${ofWhat}:[ \t]{1,4}${notAWord}${strong}(?<value>${value})`, 'dgu'),
    new RegExp(
      String.raw`${passwordWord},? (?:(?:it|this|das|es|which) (?:was|is|ist|war) )?[(„“"»]?${notAWord}(?<value>${mixed})`,
      'dgu',
    ),
    /(?<![\p{L}\p{N}])(?:PIN|PUK|TAN|OTP)(?: \p{L}{2,12})? (?<value>\d{4,8})(?![\p{L}\p{N}]|[.,]\d)/dgu,
    /(?<=[a-zA-Z]:\/\/[^\s:@/"'<>]{0,64}:)[^\s@/"'<>]{1,128}(?=@[\w.-])/gu,
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
      UUID: 'client_secret=⟦6fa459ea-ee8a-4ca4-894e-db77e160355e⟧',
      PIN: 'PIN: ⟦4711⟧',
      'next line': 'Kennwort:\n⟦xY7-kl22⟧\n',
      'place between': 'wifi pw there: ⟦blau-meer-4410⟧\n',
      'no mark': 'Login: admin, Kennwort ⟦Havelland#7⟧.',
      'in parentheses': 'read out the password (⟦Duck_Pond8!⟧), again',
      'in a clause': 'the DB password, it was ⟦river-Pay!2031⟧ in clear text',
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
      'a port': 'postgres://db.example.org:5432/main',
      'in prose': 'Er hat sein Passwort 2 mal vergessen.',
    },
  },
};
