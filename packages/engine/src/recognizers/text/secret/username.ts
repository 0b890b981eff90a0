import type { Recognizer } from '../../../recognizer.js';
import { anyKey } from '../any-of.js';
import { lineEnd, tokenStart, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { isLogin } from './login-check.js';
import { loginDomain, loginKeys, loginNoun } from './login-words.js';

/** The label on a device, a shelf or a room: `LP-04`. */
const isLabelOfThing = (value: string): boolean => /^\p{Lu}{2,4}-\d{1,3}$/u.test(value);

/** A column of SQL behind the short name of its table: `o.user_id = u.id`. */
const isColumn = (value: string): boolean =>
  /^[a-z]{1,3}\d?\.(?:\w{0,20}_)?(?:id|uid|key|name|user|login|email)$/u.test(value);

/** But the identifier of a calendar or business card is none: `UID:ev-12` (RFC 5545 § 3.8.4.7, RFC 6350 § 6.7.6). */
const key = String.raw`${wordStart}(?!UID[:;]\S)${anyKey(loginKeys)}`;
const assign = String.raw`["']?(?: \([^)\n]{1,30}\))?[ \t]{0,20}[:=][ \t]{0,20}["']?`;
/** `@host`, `@social.example` behind a login name, or the number of a Discord tag. */
const host = String.raw`(?:@[\w-]{1,30}(?:\.[\w-]{1,30}){0,3}|#\d{4})?`;

/** Who trades or plays under a name that shows by a digit or joint: `Verkäufer hansi_61`. */
const trader = source`
  (?:[sS]eller|[bB]uyer|[bB]idder|[pP]layer|[vV]erkäufer|[kK]äufer|[bB]ieter|[sS]pieler|[hH]ändler)
  (?:in)?(?:,| named| called| namens)?(?=[ ][a-z]{2,15}[\d_])
`;
/** Who calls, or did what a record says: `Visitor`, `erfasst von`. */
const caller = source`
  [vV]isitor|[cC]aller|[rR]equest[oe]r|[oO]pened by|[sS]ubmitted by|[rR]aised by|[lL]ogged by|[bB]esucher|
  [aA]nrufer|[aA]ngelegt von|[gG]emeldet von|[eE]rfasst von|[gG]eändert von|[mM]elder|[aA]nforderer
`;

/**
 * A login name behind its word and a colon, an equals sign or a wide gap, in forms, logs and settings:
 * `Benutzername: emuster`, `{"username": "emuster"}`.
 * Rule: a login name is letters, digits and inner dots, hyphens or underscores; of letters alone it must stand alone to
 * the end of its line, field or quotes.
 */
export const username: Recognizer = {
  type: 'USERNAME',
  patterns: [
    // A digit, underscore, joint or host in it: `User: erna.mu, `
    pattern('dgu')`
      ${key}${assign}
      (?=[\p{L}-]{0,29}[\d_]|[\p{L}\d-]{0,29}[._-][\p{L}\d]|(?<=[ \t"'])\p{L}{2,30}@[a-z][\w-]{1,30}(?![\w.:/-]))
      (?<value>${loginDomain}\p{L}[\p{L}\d._-]{1,39}(?<![._-])${host})
      (?![\p{L}\d@(\\]|://|[.-][\p{L}\d])
    `,
    // Letters alone; not after words that also announce roles and chat turns: `User: Hallo`
    pattern('dgu')`
      ${key}(?<!user|login|account|owner|Subject|User|Login|Account|Benutzer|benutzer)${assign}
      (?<value>\p{L}{2,30})
      (?=["']|[ \t]{0,10}(?:\r?\n|$|[,;&)])| {3}| [(/]|[ ]\p{Lu}\p{Ll}{2,14} \p{L}{2,14}:)
    `,
    // The same after words that announce roles, where no sentence can begin: `enrolled to user: emuster (left`
    pattern('dgu')`
      (?<=${key}["']?[ \t]{0,20}[:=][ \t]{0,20})(?<![\p{L}-])
      (?<value>[a-z]{5,20})
      (?=${lineEnd}| {3}|\)| [(/])
    `,
    // What it opens between: `Login Lohnportal: muster_e`, `HIS login for Erna: muster.icu2`
    pattern('dgu')`
      ${wordStart}(?:[lL]ogin|LOGIN|[zZ]ugang|[bB]enutzer(?:name)?|[uU]ser ?(?:name|ID)?|[kK]ennung|[aA]ccount)
      (?:[ ](?:für|fürs|beim?|im|for|of|at|on|to)(?: the| das| den| die)?)?(?: [\p{L}\d][\p{L}\d-]{1,24}){1,3}:
      [ ](?<value>(?=[a-z-]{1,30}[\d._])[a-z][a-z\d]{1,20}(?:[._-]?[a-z\d]{1,20}){0,2})(?![\p{L}\d@(\\/]|[.-]\p{L}|://)
    `,
    // Who wrote or called: `Visitor: emuster47`
    pattern('dgu')`
      (?<!\p{L})(?:${trader}|${caller})(?:in)?:?
      [ \t]{1,20}(?<value>[a-z]{2,15}(?:\d{1,4}|(?<=(?:[er]r|in),? [a-z]{2,15})(?:_[a-z\d]{2,15}){1,3}))
      (?![\p{L}\d@_-]|\.\w)
    `,
    // An example of its own: "Login = AD-Kürzel, z. B. `emu-a`"
    pattern('dgu')`
      (?<!\p{L})(?:[lL]ogin|[bB]enutzername|[uU]ser ?name|[kK]ennung|[kK]ürzel)[^\n.:;\u0060"']{0,40}
      (?:z\. ?B\.|bspw\.|e\. ?g\.|also)[ ]["'\u0060„](?<value>[a-z][a-z\d._-]{2,30})(?=["'\u0060“])
    `,
    // In a column: `GitHub      emuster`
    pattern('dgu')`${loginNoun}(?: {2,40}|\t)(?<value>[a-z][a-z\d._-]{2,38}[a-z\d])(?=[ \t]{0,10}(?:\r?\n|$))`,
    // Initials as a login: `Mitarbeiterkürzel MUE`
    pattern('dgu')`
      ${tokenStart}(?:[kK]|(?:Mitarbeiter|Personal|Benutzer|Diktat)k)ürzel:? (?<value>\p{Lu}{2,5}|[a-z]{3,8}\d{0,2})
      (?=[),;]|\s|$)
    `,
  ],
  isValid: (value) => isLogin(value) && !isLabelOfThing(value) && !isColumn(value),
  examples: {
    finds: {
      'login name': 'Benutzername: ⟦emuster7⟧',
      English: 'Login: ⟦erna-m⟧, then continue',
      JSON: '{"username": "⟦emuster⟧"}',
      'letters alone': 'Benutzername: ⟦emuster⟧\n',
      'snake case': '{"screen_name":"⟦emuster_95⟧"}',
      'as an example': 'Login = AD-Konto, z. B. `⟦must-e⟧`\n',
      'before another label': 'Account Name: ⟦emuster⟧ Account Domain: CORP',
      'before a wide gap': 'Login ID: ⟦emuster⟧        Initial password:',
      'before a remark': 'device enrolled to user: ⟦emuster⟧ (left)',
      'with a remark behind the word': 'Portal login (email or username): ⟦emuster7⟧\n',
      'account of a service': 'snap: ⟦ernam_88⟧\n',
      'what it opens between': 'per Mail. Login Lohnportal: ⟦bergweg_arul⟧. Ende',
      'whose it is': '4. HIS login on ward two: ⟦erna.icu2⟧, first',
      'who calls': 'Agent: Erna Sample   Visitor: ⟦esample47⟧\n',
      'initials and a number': 'Benutzer: ⟦EM4711⟧\n',
      'in a column': 'GitHub               ⟦emuster⟧\n',
      'initials as an account': 'Melder: Muster, Erna (Kürzel ⟦OEMU⟧)',
      'with its host': 'session.login        = ⟦emuster@srv⟧\n',
      'initials of an employee': 'Rückfragen an Mitarbeiterkürzel ⟦MUE⟧, bitte',
    },
    ignores: {
      'a column of SQL': 'JOIN users u ON o.user_id = u.id\n',
      'a type of a program': 'class Order:\n    user_id: int\n    total: float\n',
      'a password before its host': 'sample://user:pass@host:5432/name',
      'the identifier of a calendar': 'BEGIN:VEVENT\nUID:ev-12\n',
      'the subject of a mail': "header Subject: Rexy's blood",
      'a compound noun': 'Login = AD-Konto, danach\n',
      'the sign of a device': '{ "kennung": "LP-04", "dpi": 300 }',
      'a chat role': 'User: Hallo, wie geht es?',
      'no login word': 'Farbe: emuster7',
      'a result': 'Login: erfolgreich',
      'a state': 'User: locked\n',
      'a product and its version': 'Login: Windows11 only',
      'a verb before a colon': 'Login fehlgeschlagen: Zeitüberschreitung',
      'an error that caused another': 'Caused by: SampleException',
      'a class that caused an error': 'Caused by: org.example.util.SampleException: x',
    },
  },
};
