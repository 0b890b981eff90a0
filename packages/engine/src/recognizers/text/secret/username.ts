import type { Recognizer } from '../../../recognizer.js';
import { anyKey, anyOf } from '../any-of.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isLogin } from './login-check.js';
import { loginKeys, loginNouns } from './login-words.js';
import { tokenStart, wordStart } from '../bounds.js';

const key = `${wordStart}${anyKey(loginKeys)}`;
const assign = String.raw`["']?(?: \([^)\n]{1,30}\))?[ \t]{0,20}[:=][ \t]{0,20}["']?`;
const domain = String.raw`(?:[A-Za-z][A-Za-z\d-]{1,14}\\)?`;
/** `@host`, `@social.example` behind a login name, or the number of a Discord tag. */
const host = String.raw`(?:@[\w-]{1,30}(?:\.[\w-]{1,30}){0,3}|#\d{4})?`;

/** `Benutzername`, the compound `Netzkennung`, the possessive `username's`. */
const noun = String.raw`${wordStart}(?:\p{L}{2,15}(?=kennung))?${anyOf(loginNouns)}(?:['’]s| name)?`;
const verb = oneOf([
  'ist', 'is', 'war', 'was', 'lautet', 'heißt', 'name', 'here is', 'übrigens', 'bin ich', 'heiße ich', 'heiß ich',
  'I am',
]); // prettier-ignore
/** ` is`, ` ist übrigens`, or ` for the portal is` where a name with a digit, dot or underscore follows. */
const upToVerb = source`
  (?:
  (?: ${verb}){0,3}
  |(?: is| ist| läuft| runs)? (?:under|unter)(?= ["'„“»]?[a-z]{1,40}[\d._])
  |(?: \p{L}{2,15}){1,4} (?:is|ist|lautet|war|was)(?= [a-z]{1,40}[\d._])
  )
`;
/** Where a name of letters alone ends its clause. */
const endOfClause = String.raw`(?:[),;:|]|\.?(?:\r?\n|$)| ?–| / | \(| \p{Lu})`;

/** Country and check digits of an IBAN told in part: `Konto DE16 ... 37 45`. */
const ibanStart = String.raw`[A-Z]{2}\d\d(?![\p{L}\d._-])`;

/** `Ersteller: Muster, Erna (`, before the account of that person. */
const opener = oneOf([
  'Ersteller', 'ersteller', 'Erstellt von', 'erstellt von', 'Melder', 'melder', 'Meldende', 'meldende', 'Meldender',
  'meldender', 'Meldenden', 'meldenden', 'Bearbeiter', 'bearbeiter', 'Reporter', 'reporter', 'Assignee', 'assignee',
  'Creator', 'creator', 'Consultant', 'Agent', 'Agentin', 'Adviser', 'Advisor', 'Operator', 'Analyst', 'Engineer',
  'Techniker', 'Berater', 'Kundenberater', 'Sachbearbeiter', 'Mitarbeiter', 'Handled by', 'Assigned to', 'Zuständig',
  'Owner', 'owner', 'Requester', 'requester', 'Benutzer', 'benutzer', 'User', 'user',
]); // prettier-ignore
const capitalized = String.raw`\p{Lu}[\p{L}\p{M}'’. -]{1,30}`;

const nameWord = String.raw`\p{Lu}[\p{L}'’-]{1,20}`;

/**
 * A login name after its word: `Benutzername: emuster`, `user erna.mu`, `Kennung MUSTERE`.
 * Rule: a login name is letters, digits and inner dots, hyphens or underscores; in prose it must show by a digit, dot
 * or joint that it is one, or stand alone to the end of its line, clause or quotes.
 */
export const username: Recognizer = {
  type: 'USERNAME',
  patterns: [
    // A digit, underscore or joint in it: `User: erna.mu, `
    pattern('dgu')`
      ${key}${assign}
      (?=[\p{L}-]{0,29}[\d_]|[\p{L}\d-]{0,29}[._-][\p{L}\d])
      (?<value>${domain}\p{L}[\p{L}\d._-]{1,39}(?<![._-])${host})
      (?![\p{L}\d@(\\]|://|[.-][\p{L}\d])
    `,
    // Letters alone; not after words that also announce roles and chat turns: `User: Hallo`
    pattern('dgu')`
      ${key}(?<!user|login|account|owner|User|Login|Account|Benutzer|benutzer)${assign}
      (?<value>\p{L}{2,30})
      (?=["']|[ \t]{0,10}(?:\r?\n|$|[,;&)])| {3}| [(/]|[ ]\p{Lu}\p{Ll}{2,14} \p{L}{2,14}:)
    `,
    // The same after words that announce roles, where no sentence can begin: `enrolled to user: emuster (left`
    pattern('dgu')`
      (?<=${key}["']?[ \t]{0,20}[:=][ \t]{0,20})(?<![\p{L}-])
      (?<value>[a-z]{5,20})
      (?=[ \t]{0,4}(?:\r?\n|$)| {3}|\)| [(/])
    `,
    // In prose: `Our login for the portal is muster_desk2`
    pattern('dgu')`
      ${noun}${upToVerb} ["'„“»]?
      (?<value>
        (?!${ibanStart})
        ${domain}(?=[a-z\d]{0,30}[._\d]|[A-Za-z\d]{1,20}_[A-Za-z\d]|(?<=\\)|[a-z]{2,20}-|[a-z]{5,20}${endOfClause}|
        \p{L}{2,20}\d{1,4}(?!\d))
        [A-Za-z](?:[A-Za-z\d]|[._-](?=[A-Za-z\d])){2,38}_?
      )
      (?![\p{L}\d@(\\/=]|[.-]\p{L}|-\r?\n|://)
    `,
    // Inflected: `mit Ihrem Benutzernamen emuster7`
    pattern('dgu')`
      (?<!\p{L})(?:[bB]enutzer|[nN]utzer|[aA]nmelde|[lL]ogin-?|[uU]ser-?|[aA]ccount-?)namens?(?: lautet| ist)?:?
      [ ]["'„“»]?(?<value>(?=[A-Za-z-]{1,30}[\d._])[A-Za-z](?:[A-Za-z\d]|[._-](?=[A-Za-z\d])){2,38})
      (?![\p{L}\d@(\\/]|[.-]\p{L}|://)
    `,
    // Compounds, in parentheses, and who wrote or called: `Notfallkonto muster_backup`, `login (emuster2)`, `Visitor: emuster47`
    pattern('dgu')`
      (?<!\p{L})\p{L}{2,20}(?:konto|account|user|benutzer|login|zugang):?[ ]["'„“»]?
      (?<value>(?=[a-z.\d-]{1,20}_|svc[.-])[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{1,20}){1,3})(?![\p{L}\d@(\\/]|://)
    `,
    pattern('dgu')`
      ${noun} \((?<value>(?=[a-z._-]{1,30}\d)[a-z][a-z\d]{1,30}(?:[._-][a-z\d]{1,20}){0,2})\)
    `,
    // `FTP-Zugang (wimz-admin)`, `Login Lohnportal: muster_e`, `HIS login for Erna: muster.icu2`
    pattern('dgu')`
      (?<!\p{L})(?:[\p{L}\d]{2,20}-)?(?:[zZ]ugang|[kK]onto|[aA]ccount|[lL]ogin|[bB]enutzer|[uU]ser)
      [ ]\((?<value>[a-z][a-z\d]{1,20}(?:[._-][a-z\d]{2,20}){1,2})(?=\)|, )
    `,
    pattern('dgu')`
      ${wordStart}(?:[lL]ogin|LOGIN|[zZ]ugang|[bB]enutzer(?:name)?|[uU]ser ?(?:name|ID)?|[kK]ennung|[aA]ccount)
      (?:[ ](?:für|fürs|beim?|im|for|of|at|on|to)(?: the| das| den| die)?)?(?: [\p{L}\d][\p{L}\d-]{1,24}){1,3}:
      [ ](?<value>(?=[a-z-]{1,30}[\d._])[a-z][a-z\d]{1,20}(?:[._-]?[a-z\d]{1,20}){0,2})(?![\p{L}\d@(\\/]|[.-]\p{L}|://)
    `,
    pattern('dgu')`
      (?<!\p{L})(?:(?:[sS]eller|[bB]uyer|[bB]idder|[pP]layer|[vV]erkäufer|[kK]äufer|[bB]ieter|[sS]pieler|[hH]ändler)
      (?:in)?(?:,| named| called| namens)?(?=[ ][a-z]{2,15}[\d_])|[vV]isitor|[cC]aller|[rR]equest[oe]r|[oO]pened by|
      [sS]ubmitted by|[rR]aised by|[lL]ogged by|[bB]esucher|
      [aA]nrufer|[aA]ngelegt von|[gG]emeldet von|[eE]rfasst von|[gG]eändert von|[mM]elder|[aA]nforderer)(?:in)?:?
      [ \t]{1,20}(?<value>[a-z]{2,15}(?:\d{1,4}|(?<=(?:[er]r|
      in),? [a-z]{2,15})(?:_[a-z\d]{2,15}){1,3}))(?![\p{L}\d@_-]|\.\w)
    `,
    // In a column: `GitHub      emuster`
    pattern('dgu')`${noun}(?: {2,40}|\t)(?<value>[a-z][a-z\d._-]{2,38}[a-z\d])(?=[ \t]{0,10}(?:\r?\n|$))`,
    // As the subject of a sentence: `Nutzerin emuster kann`
    pattern('gu')`
      (?<=(?<!\p{L})(?:[nN]utzer(?:in)?|[bB]enutzer(?:in)?|[uU]ser) )
      [a-z]{4,20}
      (?= (?:kann|hat|ist|meldet|wurde|war|darf|bekommt|konnte|sieht)(?!\p{L}))
    `,
    // `use emuster7 as your username`, `Melden Sie sich mit emuster7 an`
    pattern('gu')`
      (?<=(?<!\p{L})(?:use|with|as|als) )(?=[a-z.-]{1,20}[\d_])[a-z][a-z\d._-]{3,30}
      (?= as (?:your |the |his |her |a )?(?:user ?name|login|user ID)| (?:angemeldet|registriert|eingeloggt)(?!\p{L}))
    `,
    pattern('gu')`
      (?<=(?<!\p{L})[mM]elden? (?:dich|euch|Sie sich|mich|sich)(?: \p{Ll}{3,10})? mit )
      (?=[a-z.-]{1,20}[\d_])[a-z][a-z\d._-]{3,30}(?= an(?!\p{L}))
    `,
    // `New login set up by the vendor as erna_sample`
    pattern('dgu')`
      (?<!\p{L})(?:[lL]ogin|[aA]ccount|[uU]ser|[kK]onto|[zZ]ugang|[bB]enutzer)(?!\p{L})(?:[^\n.;]|
      \.(?=\S)){0,60} (?:as|als)
      [ ](?<value>[a-z]{2,15}_[a-z\d]{2,20})(?![\p{L}\d@_(-]|\.\w)
    `,
    // In capitals
    pattern('dgu')`
      ${tokenStart}(?:SAP-User|SAP-Benutzer|Anmeldename|Benutzername|Login|User-ID|UserID|Kennung)
      [ ](?<value>[A-Z]{4,12}\d{0,4})(?![\p{L}\p{N}-])
    `,
    pattern('dgu')`
      ${tokenStart}(?:[kK]|(?:Mitarbeiter|Personal|Benutzer|Diktat)k)ürzel:? (?<value>\p{Lu}{2,5}|[a-z]{3,8}\d{0,2})
      (?=[),;]|\s|$)
    `,
    // In parentheses behind the person whose name it is made of: `Erna Muster (emuster)`, `Muster, Erna (muster.e)`
    pattern('dgiu')`
      ${wordStart}(\p{L})[\p{L}'’-]{0,20} (\p{L}{3})[\p{L}'’-]{0,20}
      [ ]\((?<value>\1[a-z]{0,12}[._-]?\2[a-z\d._-]{0,20})\)
    `,
    pattern('dgiu')`
      ${wordStart}(\p{L})[\p{L}'’-]{0,20} (\p{L})[äöü](\p{L})[\p{L}'’-]{0,20}
      [ ]\((?<value>(?:\1[a-z]{0,12}[._-]?)?\2[aou]e?\3[a-z\d._-]{0,20})\)
    `,
    pattern('dgiu')`
      ${wordStart}(\p{L})[\p{L}'’-]{0,20} (\p{L}{3})([\p{L}'’-]{0,20})
      [ ]\((?<value>\2\3[._-]?\1[a-z\d]{0,12})\)
    `,
    pattern('dgiu')`
      ${wordStart}(\p{L}{3})[\p{L}'’-]{0,20}, (\p{L})[\p{L}'’-]{0,20}
      [ ]\((?<value>(?:\2[a-z]{0,12}[._-]?\1|\1[a-z]{0,12}[._-]?\2)[a-z\d._-]{0,20})\)
    `,
    // and before the person: `Benutzer emuster (Erna Muster)`, `e_muster (Muster, Erna)`
    pattern('dgiu')`
      ${wordStart}(?<value>([a-z])[a-z]{0,12}?[._-]?([a-z]{3})[a-z\d._-]{0,20})
      [ ]\((?:\3[\p{L}'’-]{0,20}, \2[\p{L}'’-]{0,20}|\2[\p{L}'’-]{0,20} \3[\p{L}'’-]{0,20})\)
    `,
    pattern('dgiu')`
      ${wordStart}(?<value>([a-z])[a-z]{0,12}?[._-]?([a-z])[aou]e?([a-z])[a-z\d._-]{0,20})
      [ ]\((?:\3[äöü]\4[\p{L}'’-]{0,20}, \2[\p{L}'’-]{0,20}|\2[\p{L}'’-]{0,20} \3[äöü]\4[\p{L}'’-]{0,20})\)
    `,
    // or with the mark of an account: `(emuster-adm)`, `(e.muster)`
    pattern('gu')`
      (?<=${wordStart}${nameWord},? ${nameWord} \()
      (?:[a-z][a-z\d]{2,20}[-_.](?:adm|admin|ext|svc|da)|[a-z]{1,15}[._][a-z]{3,20}\d{0,3})(?=\))
    `,
    // `Ersteller: Muster, Erna (emuster)`, `by Erna Muster (emuster7)`
    pattern('gu')`
      (?<=${opener}(?:in)? ?: {1,20}${capitalized}(?:, ${capitalized})? \()
      [a-z][a-z\d._-]{3,30}(?=\))
    `,
    pattern('gu')`
      (?<=(?:by|von|durch) (?:\p{Lu}\.? ?|\p{Lu}[\p{L}'’-]{1,20} ){1,3}\()
      (?=[a-z]{2,20}\d)[a-z][a-z\d._-]{3,30}(?=\))
    `,
  ],
  isValid: isLogin,
  examples: {
    finds: {
      'login name': 'Benutzername: ⟦emuster7⟧',
      'letters alone': 'Benutzername: ⟦emuster⟧\n',
      'in parentheses, with a joint': 'Ihr eigener FTP-Zugang (⟦mumz-admin⟧) war',
      'what it opens between': 'per Mail. Login Lohnportal: ⟦bergweg_arul⟧. Ende',
      'whose it is': '4. HIS login on ward two: ⟦erna.icu2⟧, first',
      JSON: '{"username": "⟦emuster⟧"}',
      English: 'Login: ⟦erna-m⟧, then continue',
      'after its word, with digits': 'Anmeldename ⟦emuster68⟧.',
      'after its word, with a dot': 'Homework: user ⟦erna.mu⟧, then',
      'of a domain': 'Anmeldung als ⟦muster-gde\\emuster⟧, am Platz',
      'before another label': 'Account Name: ⟦emuster⟧ Account Domain: CORP',
      'external account': 'das Konto ⟦ext-emuster⟧ und',
      'after its word, letters alone': 'Melder: Muster (Kennung ⟦musterer⟧)',
      'after the name of a service': 'Skype ⟦erna.muster⟧ und GitHub ⟦emuster⟧\n',
      'Windows account': 'Windows-Login ⟦emuster⟧, Ausweis',
      'under a name': 'Login is under ⟦emuster_sample⟧, Mr Sample has',
      'name of a profile': 'on Facebook (profile name ⟦emuster_44⟧).',
      'words between': 'Our login for the portal is ⟦muster_desk2⟧, as before',
      'initials as an account': 'Melder: Muster, Erna (Kürzel ⟦OEMU⟧)',
      'initials of an employee': 'Rückfragen an Mitarbeiterkürzel ⟦MUE⟧, bitte',
      'name on a market': 'Kleinanzeigen-Name ⟦emuster84⟧, Abholung',
      'compound, no mark': 'Netzkennung ⟦emuster01⟧, Spind 4',
      possessive: "her username's ⟦emuster68⟧",
      'snake case': '{"screen_name":"⟦emuster_95⟧"}',
      'in capitals': 'SAP-User ⟦MUSTERE⟧, Rolle Z1',
      'a verb between': 'tiktok bin ich ⟦muster_reitet⟧, dort',
      'before a slash': 'username ⟦musterer⟧ / temp password',
      inflected: 'mit Ihrem Benutzernamen ⟦emuster7⟧ zwei',
      'inflected, with a dot': 'wegen des Nutzernamens „⟦erna.mu⟧“ kam',
      'in a column': 'GitHub               ⟦emuster⟧\n',
      'behind the person, made of the name': 'Erna Muster (⟦emuster⟧) hat es übernommen',
      'behind the person, surname first': 'Muster, Erna (⟦muster.e⟧)',
      'before the person, made of the name': '[Anmeldung] Benutzer ⟦emuster⟧ (Erna Muster) angemeldet',
      'before the person, with an umlaut': 'Benutzer ⟦ehaeberle⟧ (Erna Häberle) angemeldet',
      'before a remark in parentheses': 'Your username is ⟦emuster⟧ (no ü, it hates it)',
      'behind the person, with an umlaut': 'Kollegin Erna Häberle (⟦haeberlee⟧) auch',
      'behind the person, surname first in it': 'Erna Muster (⟦mustere⟧) auch',
      'compound with an underscore': 'Wenn es eilt: Notfallkonto ⟦muster_backup⟧, danke',
      'in parentheses behind its word': 'Your network login (⟦esample2⟧) will be disabled',
      'who calls': 'Agent: Erna Sample   Visitor: ⟦esample47⟧\n',
      'account of an administrator': '09:15  Max Sample (⟦msample-adm⟧)\n',
      'before a wide gap': 'Login ID: ⟦emuster⟧        Initial password:',
      'before a remark': 'device enrolled to user: ⟦emuster⟧ (left)',
      'before its word': 'please use ⟦emuster7⟧ as your username',
      'as whom somebody is logged in': 'ich bin dort als ⟦erna_m82⟧ angemeldet und',
      'as whom it was set up': 'New login set up by vendor as ⟦erna_sample⟧.\n',
      'with a remark behind the word': 'Portal login (email or username): ⟦emuster7⟧\n',
      'name of a member': 'eBay-Mitgliedsname ⟦hansi_61⟧, Ulm',
      'behind who opened the ticket': 'Ersteller: Muster, Erna (⟦emuster⟧)   Prio',
      'behind who spoke': 'Consultant: Erna (⟦msample⟧)\n',
      'of a network of players': 'mein steam name ist ⟦xX_maxi_Xx⟧\n',
      'account of a service': 'snap: ⟦ernam_88⟧\n',
    },
    ignores: {
      'a key behind it': 'unlocked account patient_id=x',
      'an account told in part': 'auf das Konto DE44 ... 77 64',
      'inflected, letters alone': 'mit Ihrem Benutzernamen verbunden sind',
      'a chat role': 'User: Hallo, wie geht es?',
      'a word before a person': 'der Vorstand (Vera Standhaft) kam',
      'a remark behind a person': 'Erna Muster (verspätet) kam',
      'a role behind a person': 'Sam Sample (co-chair) spoke',
      'an action': 'Bitte Benutzer freischalten\n',
      'no login word': 'Farbe: emuster7',
      'a common compound': 'the login auto-complete fails',
      'a compound of account': 'Your joint account holder, Mr Muster',
      'an error that caused another': 'Caused by: SampleException',
      'a class that caused an error': 'Caused by: org.example.util.SampleException: x',
      'a result': 'Login: erfolgreich',
      'a word parted by a line end': 'von Ihrem Konto abge-\nbucht',
      'a verb at the end': 'wurde auf Ihr Konto zugegriffen.\n',
      'a verb before a colon': 'Login fehlgeschlagen: Zeitüberschreitung',
    },
  },
};
