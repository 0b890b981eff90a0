import type { Recognizer } from '../../../recognizer.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isLoginInMessage, isMadeOfCommonWords } from './login-check.js';

/** What is done to an account and to little else. */
const english = source`
  (?:
  (?:[uU]nlock|[sS]uspend|[oO]ffboard|[oO]nboard|(?:[dD]e|[rR]e)activat|[dD]eprovision)(?:e|ed|ing)?|
  UNLOCK(?:ED)?|SUSPEND(?:ED)?
  )
`;
/** What is done to settings and devices, too. */
const weakEnglish = source`
  (?:
  (?:[lL]ock|[rR]eset)(?:ted|ed|ting|ing)?|(?:[dD]isabl|[eE]nabl|[dD]elet|[rR]emov|[rR]evok|[pP]rovision|[aA]dd|[gG]rant)
  (?:e|ed|ing)?
  )
`;
const german = source`
  (?:
  [eE]ntsperr(?:e|t|en)|[sS]perre|[gG]esperrt|[fF]reigeschaltet|[lL]ösche|[dD]eaktiviere?t?|[aA]ktiviere
  )
`;
const infinitive = oneOf([
  'entsperren', 'sperren', 'freischalten', 'deaktivieren', 'aktivieren', 'löschen', 'anlegen', 'zurücksetzen',
]); // prettier-ignore
const object = '(?: (?:user|account|login|Konto|Benutzer|Nutzer))?:?';

/** An initial and a name, a name and an initial: `e.muster`, `muster.e`. */
const initialAndName = String.raw`(?:[a-z]\.[a-z]{3,20}|[a-z]{3,20}\.[a-z])\d{0,3}`;
/** Letters and digits, or two names: `emuster7`, `erna.muster`. */
const nameAndDigits = String.raw`(?:[a-z]{4,15}\d{1,4}|[a-z]{3,15}[._][a-z]{3,15}\d{0,3})`;
const end = String.raw`(?![\w@(/=-]|[.:]\w)`;

/** Endings of files and settings: `config.json`. */
const file =
  /\.(?:json|js|ts|py|com|de|net|org|conf|cfg|ini|yml|yaml|xml|exe|dll|service|txt|log|md|sh|csv|sql|enabled)$/;

const isAccount = (value: string): boolean =>
  isLoginInMessage(value) && !file.test(value) && !isMadeOfCommonWords(value.replace(/\d+$/, ''), /[._]/);

/**
 * A login name behind or before a verb of account administration: `unlock muster.e`, `bitte emuster7 entsperren`.
 * Rule: the shapes that directories of companies give to accounts; behind a verb that is also said of settings, only an
 * initial and a name.
 */
export const administeredLogin: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      (?<![\p{L}\p{N}_-])(?:${english}|${german})${object}[ ]["'\u0060„]?
      (?<value>${initialAndName}|${nameAndDigits})${end}
    `,
    pattern('dgu')`
      (?<![\p{L}\p{N}_-])${weakEnglish}${object}[ ]["'\u0060]?(?<value>${initialAndName})${end}
    `,
    pattern('gu')`
      (?<=(?<!\p{L})(?:[bB]itte|[kK]onto|[uU]ser|[aA]ccount|[zZ]ugang)(?: \p{Ll}{2,10})? )
      (?:${initialAndName}|${nameAndDigits})(?= (?:\p{Ll}{2,10} )?${infinitive})
    `,
    pattern('dgu')`
      (?<![\p{L}\p{N}])(?:target|affected_user|targetUser|on_behalf_of)[=:] ?(?<value>${initialAndName})${end}
    `,
  ],
  isValid: isAccount,
  examples: {
    finds: {
      'name and initial': 'ticket open: unlock ⟦muster.e⟧\n',
      'initial and name': 'audit: disable ⟦e.muster⟧ by admin',
      'letters and digits': 'Please unlock ⟦emuster07⟧ today',
      'in the past': 'deactivated ⟦erna.muster⟧ at 09:14',
      German: 'entsperre ⟦muster.e⟧ bis Montag',
      'verb behind it': 'Bitte ⟦emuster7⟧ wieder freischalten',
      'target of an action': 'action=unlock target=⟦e.muster⟧ ok',
      'added to a group': 'added ⟦e.muster⟧ to group finance-rw',
    },
    ignores: {
      'a file': 'unlock config.json\n',
      'a setting': 'disable auto.update now',
      'a thing with its number': 'unlock level2 today',
      'another verb': 'audit: print e.muster by admin',
      'letters alone': 'Bitte tresor freischalten',
      'part of a longer name': 'enable e.muster.cache for',
      'a call': 'reset e.muster(x) first',
    },
  },
};
