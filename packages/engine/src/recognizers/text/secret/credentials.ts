import type { Recognizer } from '../../../recognizer.js';
import { tokenStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { mixed } from './secret-words.js';

/** What announces a login name and a password together, up to their colon. */
const access = source`${tokenStart}(?:
  (?:\p{L}{3,12}-?)?${oneOf([
    'Zugangsdaten', 'zugangsdaten', 'Zugang', 'zugang', 'Logindaten', 'Login-Daten', 'login', 'Login', 'credentials',
    'Credentials', 'creds', 'Creds', 'account', 'Account', 'konto', 'Konto',
  ])}(?: (?!ist |is |lautet )\p{L}[\p{L}-]{1,20}){0,2}(?::| ist:?| is:?| lautet:?)
  |[lL]ogin|[cC]reds
)[ ]`; // prettier-ignore
/** In brackets stands the login itself, behind its result: `Login OK: [emuster7]`. */
const joint = String.raw`(?: / | ?[|:] ?|/)(?!\[)`;
const account = String.raw`[A-Za-z][\w.@-]{1,40}`;

/**
 * The password behind a login name with a slash or colon between: `Zugangsdaten: emuster / Kx7!mango`, and in commands
 * of a shell.
 * Rule: as `passwordByShape`; the options of curl (`-u`) and the clients of MySQL (`-p`).
 */
export const passwordOfPair: Recognizer = {
  type: 'SECRET',
  patterns: [
    pattern('dgu')`${access}${account}${joint}(?<value>${mixed})`,
    // alone on its line: `emuster_2 / Kx7!mango`
    pattern('dgmu')`
      ^[ \t>*-]{0,8}(?=[A-Za-z]{0,30}[\d_.@-])${account} / (?=[\p{L}\d]{0,30}[!#$%&*+?§])
      (?<value>${mixed})(?=[ \t]{0,4}\r?$)
    `,
    // digits, as of tills and hand-helds: `PDA login emuster / 4418`
    pattern('dgu')`
      ${tokenStart}(?:[lL]ogin|[uU]ser(?:name)?|[bB]enutzer(?:name)?|[zZ]ugang):?[ ]
      (?=[a-z._-]{0,20}[a-z\d])[a-z][a-z\d._-]{3,20} ?/ ?
      (?<value>\d{4,8})(?![\p{L}\d./-])
    `,
    pattern('gu')`(?<=(?:-u|--user)[ =]["']?${account}:)(?!//)[^\s"']{3,100}`,
    /(?<=mysql(?:dump|admin)?[ ][^\n]{0,80}-p)(?=[^\s"']{0,40}[\d!#$%&*+?@_-])[^\s"']{4,100}/gu,
  ],
  examples: {
    finds: {
      slash: 'Zugangsdaten: emuster / ⟦Kx7!mango⟧\n',
      'of several, in one word': 'nimm den Sammellogin: emuster2 / ⟦Seefracht!88⟧. Und',
      'with a verb': 'Gastzugang ist emuster / ⟦Kx7!mango⟧\n',
      'what it opens': 'Zugang Cloud: emuster / ⟦Blau7Haus⟧.',
      'alone on its line': 'so geht es:\nemuster_2 / ⟦Kx7!mango⟧\n',
      digits: 'PDA login emuster / ⟦4418⟧\n',
      colon: 'creds emuster:⟦Kx7!mango⟧ for staging',
      English: 'login emuster / ⟦river-Pay!2031⟧ still works',
      curl: 'curl -u emuster:⟦Kx7mango⟧ https://example.org',
      MySQL: 'mysql -u root -p⟦Kx7mango⟧ shop',
    },
    ignores: {
      'no word for it': 'Farben: blau / Kx7!mango\n',
      'letters alone': 'Zugangsdaten: emuster / folgt',
      'a choice': 'login page / dashboard',
      'a result and what stands in brackets': 'login done: [Kx7!mango]',
      'three characters': 'creds emuster:K7! for staging',
      'an address': 'curl -u amqp://localhost',
      'a port': 'mysql -u root -P3306 shop',
      'another option': 'curl -o emuster:Kx7mango',
    },
  },
};

/**
 * The login name of such a pair.
 * Rule: as `passwordOfPair`.
 */
export const loginOfPair: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`${access}(?<value>${account})(?=${joint}${mixed})`,
    // `Zugangsdaten: emuster / Kennwort folgt`
    pattern('dgu')`
      ${access}(?<value>${account})
      (?= ?/ ?(?:(?:Initial|Start|Erst)?(?:[kK]ennwort|[pP]asswort)|PW|[pP]assword)(?!\p{L}))
    `,
    pattern('gu')`(?<=(?:-u|--user)[ =]["']?)${account}(?=:(?!//)[^\s"']{3,100})`,
  ],
  examples: {
    finds: {
      slash: 'Zugangsdaten: ⟦emuster⟧ / Kx7!mango\n',
      'what it opens': 'Zugang Cloud: ⟦emuster⟧ / Blau7Haus.',
      colon: 'creds ⟦emuster⟧:Kx7!mango for staging',
      English: 'login ⟦emuster⟧ / river-Pay!2031 still works',
      'the password to follow': 'Zugangsdaten: ⟦e.muster⟧ / Kennwort folgt',
      'with a dot': 'Login-Daten: ⟦e.muster⟧ / Kx7!mango',
      curl: 'curl -u ⟦emuster⟧:Kx7mango https://example.org',
    },
    ignores: {
      'no word for it': 'Farben: blau / Kx7!mango\n',
      'letters alone behind it': 'Zugangsdaten: emuster / folgt',
      'a choice': 'login page / dashboard',
      'a result and what stands in brackets': 'login done: [Kx7!mango]',
      'three characters behind it': 'creds emuster:K7! for staging',
      'no joint': 'creds emuster Kx7!mango',
      'another option': 'curl -o emuster:Kx7mango',
    },
  },
};
