/**
 * Words that announce a login name or a handle.
 * Origin: collected by hand from the forms and exports of German and English systems and from the profiles of the large
 * networks, November 2026.
 */
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';

/** What a login name is called. */
const logins = [
  'benutzername', 'benutzer', 'benutzerkennung', 'benutzer-id', 'benutzerkonto', 'nutzername', 'nutzer',
  'nutzerkennung', 'anmeldename', 'anmeldekonto', 'kennung', 'zugangskennung', 'windows-benutzer', 'windows-konto',
  'online-kennung', 'ad-konto', 'domänenkonto', 'sap-user', 'login', 'login name', 'login id', 'logon', 'logon name',
  'user', 'user name', 'user id', 'uname', 'usr', 'u', 'uid', 'account', 'account name', 'acct', 'samaccountname',
  'upn', 'web id', 'online id', 'portal id', 'net id', 'access id', 'sign-in name', 'network id', 'network login',
  'windows-anmeldung', 'vpn-user', 'citrix-user', 'domain user', 'domänenbenutzer', 'elster-benutzername', 'okta id',
  'signed in as', 'logged in as', 'angemeldet als', 'eingeloggt als', 'user account', 'sso id', 'uni id', 'rz-kennung',
]; // prettier-ignore

/** Who did something, in records and tickets. */
const roles = [
  'owner', 'actor', 'principal', 'subject', 'author', 'assignee', 'reporter', 'requester', 'approver', 'by',
  'created by', 'updated by', 'changed by', 'modified by', 'performed by', 'ausgeführt von',
]; // prettier-ignore

/** What a handle is called, and the networks that have them. */
const handles = [
  'handle', 'nickname', 'nick', 'screen name', 'alias', 'aliasname', 'mitgliedsname', 'spielername', 'gamertag',
  'gamer tag', 'skype', 'skype-name', 'discord', 'telegram', 'instagram', 'insta', 'ig', 'twitter', 'x', 'bluesky',
  'mastodon', 'vinted', 'vinted-name', 'kleinanzeigen-name', 'twitch-name', 'strava', 'threema-id', 'signal',
  'snapchat', 'snap', 'tiktok', 'wechat', 'line id', 'facebook', 'linkedin', 'xing', 'reddit', 'skype id', 'teams-name',
  'ebay-mitgliedsname', 'xbox', 'xbox-gamertag', 'twitch', 'steam', 'steam-name', 'psn', 'psn-id', 'ebay-name',
  'paypal.me', 'slack', 'teams', 'jira', 'git', 'github', 'github-name', 'gitlab',
]; // prettier-ignore

/** Words and keys before a colon or an equals sign; a space may be missing, or be a hyphen or underscore. */
export const loginKeys: readonly string[] = [...logins, ...roles, ...handles];

/** What makes a compound with `account`, `user` or `login` and is no login name: `account holder`, `login prompt`. */
export const behindLoginNouns = [
  'holder', 'holders', 'signatory', 'signatories', 'closure', 'closures', 'credentials', 'permissions', 'privileges',
  'lockout', 'lockouts', 'takeover', 'takeovers', 'provisioning', 'deprovisioning', 'onboarding', 'offboarding',
  'creation', 'deletion', 'suspension', 'deactivation', 'reactivation', 'recovery', 'verification', 'authentication',
  'authorization', 'authorisation', 'registration', 'registrations', 'reconciliation', 'reconciliations', 'switching',
  'receivable', 'payable', 'aggregation', 'impersonation', 'enumeration', 'prompt', 'prompts', 'banner', 'banners',
  'throttling', 'personas', 'persona', 'journeys', 'onboardings', 'feedback', 'acceptance', 'retention', 'churn',
  'adoption', 'manuals', 'interviews', 'metadata', 'tokens', 'sessions', 'dashboard', 'preferences', 'notifications',
  'profiles', 'settings', 'balances', 'statements', 'transfers', 'executives', 'managers', 'directories', 'directory',
  'keyring', 'keychain', 'window', 'greeter', 'manager',
] as const; // prettier-ignore

/** Words that announce a login name even where no mark stands between. */
export const loginNouns: readonly string[] = [
  'anmeldename', 'benutzer', 'benutzername', 'benutzerkennung', 'benutzerkonto', 'benutzer-id', 'nutzer', 'nutzername',
  'kennung', 'konto', 'ad-user', 'ad-konto', 'login', 'loginname', 'login-id', 'user', 'username', 'userid', 'user id',
  'web id', 'net id', 'netid', 'account', 'logged in as', 'angemeldet als', 'handle', 'nick', 'skype', 'discord',
  'telegram', 'insta', 'instagram', 'twitter', 'mastodon', 'threema', 'threema-id', 'signal', 'snapchat', 'tiktok',
  'reddit', 'twitch', 'network id', 'vinted', 'vinted-name', 'kleinanzeigen-name', 'twitch-name', 'steam', 'psn',
  'xbox', 'github', 'gitlab', 'login-name', 'login name', 'login id', 'sso-id', 'uni-id', 'screen name',
  'mitgliedsname', 'ebay-mitgliedsname', 'ebay-name', 'teams-name', 'skype-name', 'skype-id', 'steam-name', 'gamertag',
  'gamer tag', 'nickname', 'samaccountname', 'profile name', 'profilname', 'user handle', 'kontoname',
  'account name', 'anmeldung als', 'eingeloggt mit', 'eingeloggt als', 'login-wunsch', 'wunsch-login',
]; // prettier-ignore

/** Source of any of these: `Benutzername`, the compound `Netzkennung`, the possessive `username's`. */
export const loginNoun = String.raw`${wordStart}(?:\p{L}{2,15}(?=kennung))?${anyOf(loginNouns)}(?:['’]s| name)?`;

/** The domain of Windows before a login name, if it has one: `CORP\`. */
export const loginDomain = String.raw`(?:[A-Za-z][A-Za-z\d-]{1,14}\\)?`;
