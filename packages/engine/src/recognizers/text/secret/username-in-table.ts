import type { Recognizer } from '../../../recognizer.js';
import { expression, pattern } from '../pattern.js';
import { isLogin, isMadeOfCommonWords } from './login-check.js';

/**
 * What a line of a log has between commas or semicolons, behind a login: `method=PLAIN, TLS`, `Windows NT 10.0; Win64`.
 */
const protocol = expression('u')`
  ^(?:TLS|SSL|SSH|TCP|UDP|HTTPS?|LDAPS?|SASL|IMAP|SMTP|PLAIN|NTLM|Win(?:32|64)|WOW64|KHTML|X11|x64|
  debug|trace|info|warn|error)$
`;

/** How programs name what they have: `publicId`, `LAST_UID`. */
const identifier =
  /^(?:[a-z]{2,}(?:[A-Z][a-z]{2,})+(?:Id)?|[A-Z]+(?:_[A-Z]+)+|[a-z]{1,12}\.(?:[A-Z]\w*|std(?:in|out|err)))$/;

/**
 * A login name alone in its cell, under a table head that names it.
 * Rule: as `username`; the head is the evidence, no word behind it. A capital and small letters alone are a noun or a
 * name.
 */
export const usernameInTable: Recognizer = {
  type: 'USERNAME',
  patterns: [
    // not the name of a setting or a property: `user.mobile    = `, `TEL;TYPE=fax:`
    pattern('gmu')`
      (?<=^[ \t]{0,20}"?|[|;,\t][ ]{0,20}"?| {2})[A-Za-z](?:\w|[.-](?=\w)){2,30}(?="?[ \t]{0,20}(?:[|;,\t\r\n]|$)| {2})
      (?![ ]{1,40}=(?!=)|;[A-Z]{2,15}[=:])
    `,
  ],
  isValid: (value) =>
    isLogin(value) &&
    !isMadeOfCommonWords(value, /[_.-]/) &&
    ![/^\p{Lu}\p{Ll}+$/u, identifier, protocol].some((shape) => shape.test(value)),
  needsContext: true,
  contextReach: 80,
  contextWords: {
    de: ['benutzername', 'benutzerkennung', 'nutzername', 'anmeldename', 'kennung', 'benutzer-id', 'sap-user'],
    en: [
      'user_name', 'username', 'user name', 'userid', 'user id', 'login', 'login name', 'handle', 'screen name',
      'samaccountname', 'nickname', 'uid',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      CSV: 'username,plan\n⟦emuster⟧,pro\n⟦e_sample⟧,free',
      'in quotes': '"id","username","hint"\n"1047","⟦emuster⟧","Hund"',
      'bars between quotes': '"Login";"Note"\n"⟦ebeispiel⟧";"a | b"\n"⟦emuster⟧";""',
      semicolons: 'Benutzername;Rolle\n⟦emuster⟧;Leser',
      pipes: '| Name | Kennung |\n| Muster | ⟦musteren⟧ |',
      tabs: 'Name\tLogin\nMuster\t⟦emuster7⟧',
      'wide gaps': 'Name     Handle\nMuster   ⟦emuster⟧\n',
      'first column': 'login  host\n⟦svc-web⟧  web-1\n',
    },
    ignores: {
      'the word behind it': 'HND-BR160   Brass bar handle 160     18\n',
      'another head': 'plan,name\nemuster,pro',
      'a common word': 'username,plan\nunknown,pro',
      'a noun': 'Login ID\n\nSurvey   [x] done\n',
      'two characters': 'username,plan\nem,pro',
      'no word': 'username,plan\n4711,pro',
      'more in the cell': 'username,plan\nemuster (alt),pro',
      'the name of a setting': 'user.login     = none\nuser.mobile    = 0151\n',
      'a property of a business card': 'NICKNAME:Muster\nTEL;TYPE=fax:0711\n',
      'a protocol': 'Login: ok, method=PLAIN, TLS\n',
      'a name in a program': 'class LoginHandler\n  def load(self, loginHandler, systemIds):',
      'a constant': 'the login, UID_MAX, and FIRST_UID\n',
      'a date': 'username,seen\n2024-03-12,pro',
    },
  },
};
