/**
 * Words that announce a secret, and what stands behind them and is none.
 * Origin: collected by hand from letters, forms, settings and documentation of interfaces, November 2026.
 */
import { textLength } from '../../text-length.js';
import { anyKey, anyOf } from '../any-of.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { source } from '../pattern.js';
import { passwordStates } from './account-states.js';
import { protocolTerm } from './technical-terms.js';

/** They say so at the end of any compound: `Initialkennwort`, `DB_PASSWORD`. */
const passwords = [
  'passwort', 'password', 'passwd', 'kennwort', 'losungswort', 'passphrase', 'passcode', 'zugangscode', 'einmalcode',
  'freischaltcode', 'aktivierungscode', 'sicherheitscode', 'bestätigungscode', 'wiederherstellungscode', 'türcode',
  'zugangsschlüssel', 'netzwerkschlüssel', 'wlan-schlüssel', 'aktivierungsschlüssel', 'lizenzschlüssel',
  'torcode', 'tor-code', 'alarmcode', 'safe-code', 'safecode', 'kenncode', 'security word', 'memorable word',
  'sicherheitswort', 'codewort', 'geheimwort', 'wifi code', 'wifi-code', 'wlan-code', 'wlan code',
]; // prettier-ignore

/** These stand alone, or behind a separator: `mail.token`, `AWS_SECRET_ACCESS_KEY`. */
const secrets = [
  'pw', 'pwd', 'kw', 'pass', 'pin', 'pin1', 'pin2', 'online pin', 'login pin', 'puk', 'puk1', 'puk2', 'tan', 'mtan',
  'otp', 'cvc', 'cvv', 'secret', 'client secret', 'geheimnis', 'schlüssel', 'seed phrase', 'otp seed', 'totp seed',
  'totp secret', 'token', 'api schlüssel', 'x-api-key', 'session cookie', 'jsessionid', 'phpsessid',
  'asp.net sessionid', 'wpa', 'wpa2', 'psk',
]; // prettier-ignore
/** Before `token`, `key` and `code`. */
const tokens = ['access', 'auth', 'refresh', 'id', 'session', 'bearer'];
const keys = [
  'master', 'api', 'secret', 'private', 'signing', 'encryption', 'access', 'secret access', 'aws secret access',
  'shared access', 'account', 'license', 'licence', 'linkage', 'linking', 'product', 'registration', 'unlock',
  'decryption', 'recovery', 'network', 'wifi', 'setup', 'host', 'session', 'app', 'application', 'client', 'consumer',
  'deploy', 'webhook', 'hmac', 'storage',
]; // prettier-ignore
const codes = [
  'pairing', 'security', 'verification', 'access', 'activation', 'recovery', 'backup', 'keysafe', 'key safe', 'lockbox',
  'door', 'gate', 'alarm', 'entry', 'lock', 'locker', 'card', 'app', 'safe', 'unlock', 'pickup', 'sms', 'tür', 'tor',
  'abhol',
]; // prettier-ignore
const joint = '[ \u00a0_-]{0,2}';
const anySecret = source`(?:
  ${anyKey(secrets)}|${anyKey(tokens)}${joint}${anyOf(['token'])}|${anyKey(keys)}${joint}${anyOf(['key'])}|
  ${anyKey(codes)}${joint}${anyOf(['code', 'pin'])}
)`;

/** Types, values, requests and states behind such a word, whatever follows. */
const noSecrets = [
  'string', 'text', 'int', 'number', 'object', 'any', 'input', 'self', 'null', 'none', 'undefined', 'true', 'false',
  'required', 'optional', 'erforderlich', 'leer', 'empty', 'hidden', 'redacted', 'unbekannt',
  'ja', 'nein', 'nicht', 'yes', 'no', 'not', 'bitte', 'siehe', 'folgt', 'wird', 'kommt', 'per', 'liegt', 'separat',
  'vergessen', 'ändern', 'geändert', 'falsch', 'abgelaufen', 'forgotten', 'changed', 'reset', 'incorrect', 'wrong',
  'invalid', 'expired', 'missing',
]; // prettier-ignore

/** A word for any secret, with its closing quote or a remark in parentheses. */
export const secretLabel = source`
  (?:${anyOf(passwords)}|${tokenStart}${anySecret})${tokenEnd}
  ["']?(?: \([^)\n]{1,20}\))?
`;

/** A word for a password alone, behind which it may stand without a mark if it looks like one. */
export const passwordWord = `(?:${anyOf(passwords)}|${tokenStart}${anyOf(['pw'])})${tokenEnd}`;

/** Six characters or more, a digit among them and a letter, and a capital or symbol: `Blau7Haus`, `river-Pay!2031`. */
export const mixed = source`
  (?!${protocolTerm})(?=[^\s\d]{0,40}\d)(?=[^\s\p{L}]{0,40}\p{L})(?=[\p{Ll}\d]{0,40}[^\s\p{Ll}\d.,;:)])
  [^\s"'“”«<>,;()]{6,${textLength}}(?<![.:])
`;

/** Not one of the words above, a mask, a placeholder, a call or a folder. */
export const notAPlaceholder = source`
  (?!
  ${anyOf(noSecrets)}(?![\p{L}\p{N}_!$#@&%*+-])
  |${anyOf(passwordStates)}(?=["']?(?:[.,;:)!?]{1,3}(?:\s|$)|[ ]\(|[ \t]{0,10}(?:\r?\n|$)))
  |${protocolTerm}
  |[*•xX.]{3,20}
  |\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\S)|\d{4}-\d\d-\d\d(?!\S)
  |\$\{|\$[A-Z_]{2,40}(?![\p{L}\d])|<|\{|\[
  |\(?[\w.]{1,40}\(|&(?:mut )?(?:str|String|\[)|\w{1,20}\[[-:\d]{1,8}\]|process\.|os\.
  |~?/[a-z]{1,40}(?:/|(?=[\s;,"']))
  )
`;

/** A symbol or digit is among the next characters. */
export const hasSymbolOrDigit = String.raw`(?=[^\s"'<>,;]{0,80}[^\s"'<>,;\p{L}.:)!?-])`;
