import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { isLoginInMessage, isMadeOfCommonWords } from './login-check.js';

const quote = `["'\u0060„]?`;
/** Beginnings of accounts of services, external staff and administrators. */
const kinds = '(?:svc|ext|adm)';

const madeBy = oneOf([
  'login as', 'log in as', 'sign in as', 'logged in as', 'signed in as', 'Logged in as', 'Signed in as',
  'Angemeldet als', 'angemeldet als', 'created by', 'updated by', 'owner=', 'owner:', 'erstellt von', 'angelegt von',
]); // prettier-ignore
const handledBy = oneOf([
  'handled by', 'changed by', 'modified by', 'closed by', 'resolved by', 'approved by', 'entered by', 'processed by',
  'reviewed by', 'bearbeitet von', 'Bearbeitet von', 'erfasst von', 'Erfasst von', 'geschlossen von', 'Geändert von',
  'Freigegeben von',
]); // prettier-ignore
/** What only people do to accounts and tickets, behind who does it. */
const does = oneOf([
  'entsperrt', 'sperrt', 'schließt', 'öffnet', 'übernimmt', 'bearbeitet', 'legt', 'setzt', 'ändert', 'löscht', 'meldet',
  'unlocked', 'locked', 'closed', 'opened', 'reopened', 'assigned', 'updated', 'changed', 'reset', 'took over',
  'escalated', 'added', 'sent', 'created', 'edited', 'viewed', 'transferred', 'noted', 'logged', 'replied', 'emailed',
  'wrote', 'posted', 'uploaded', 'approved', 'rejected', 'cancelled', 'fügt', 'ruft', 'schreibt', 'notiert',
]); // prettier-ignore
/** What the foot of a printed list says. */
const printed = '(?:[pP]rinted|[eE]xported|[gG]edruckt|[aA]usgedruckt|[eE]xportiert|[aA]usdruck|[dD]ruck)';
const done = oneOf([
  'zurückgesetzt', 'gesperrt', 'entsperrt', 'angelegt', 'gelöscht', 'geändert', 'freigegeben', 'erstellt',
]); // prettier-ignore

/** Names of files and commands, as documentation quotes them: `test.txt`, `commit-tree`. */
const fileName = /\.(?:txt|md|js|ts|py|rs|java|html?|css|json|ya?ml|toml|xml|csv|pdf|sh|sql|cfg|conf|ini|log|exe|zip)$/;
const isFileOrCommand = (value: string): boolean => fileName.test(value) || isMadeOfCommonWords(value, /[._-]/);

const time = String.raw`(?: [\d.:/-]{4,10},?){0,2}`;

/**
 * A login name in tickets and records, of who opened, handled or changed them: `08:14 muster.e Ticket übernommen`.
 * Rule: layouts of ticket systems and audit trails; behind a time of day or `by` only names with an inner dot, hyphen
 * or underscore count.
 */
export const loginInTicket: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${wordStart}${madeBy} ?
      (?<value>[a-z][a-z\d_.-]{3,30})
      (?= (?:on|am|at|group|with|using|and|mit|und)(?!\p{L})|[ \t]{0,8}(?:\r?\n|$))
    `,
    pattern('dgu')`
      ${wordStart}${done} (?:durch|von)(?: Benutzer| Nutzer| User)?:?
      [ ]${quote}(?<value>(?=[a-z]{1,20}[\d._-])[a-z][\w.-]{2,30})(?![\w@])
    `,
    // with its time before it, or nothing: `erstellt 02.09.2026 07:14 durch emuster3`, `erstellt e.muster`
    pattern('dgu')`
      ${wordStart}(?:(?:${done}|[eE]rstellt)(?: am| um)?${time}(?: Uhr)?(?: (?:durch|von))?|
      (?:[cC]reated|[eE]xported|[cC]hanged|[uU]pdated)(?: on| at)?${time} by):?
      [ ]${quote}(?<value>(?=[a-z]{1,20}(?:\d|[._]\p{L}))[a-z][a-z\d]{0,20}(?:[._-][a-z\d]{2,20}){0,2})(?![\w@(/=-]|\.\w)
    `,
    pattern('dgu')`
      ${wordStart}${handledBy}:?
      [ ](?<value>(?=[a-z]{1,20}[\d._-])[a-z][\w.-]{2,30}(?<![.-]))(?![\w@])
    `,
    // before the name: `Gemeldet von: musterer (Erna Muster)`
    pattern('dgu')`
      ${wordStart}(?:[gG]emeldet|[eE]rstellt|[eE]rfasst|[aA]ngelegt|[rR]eported|[cC]reated|[oO]pened|[rR]aised|[aA]ssigned)
      [ ](?:von|durch|by|to):?
      [ ](?<value>[a-z]{4,14}\d{0,2})(?= \(\p{Lu}\p{Ll}{1,20} \p{Lu})
    `,
    // `meine Anmeldung emuster2 gesperrt`
    pattern('dgu')`
      ${wordStart}(?:[aA]nmeldung|[lL]ogin|[kK]ennung|[zZ]ugang|[lL]og-?on)
      [ ](?<value>[a-z]{3,15}\d{1,3})(?= (?:(?:ist|is|wurde|was) )?(?:gesperrt|locked|blockiert|blocked|abgelaufen|expired|
      deaktiviert|disabled|geht nicht|tut nicht|funktioniert))
    `,
    // told to somebody: `Please login with emuster07 and`
    pattern('dgu')`
      ${wordStart}(?:[lL]og ?in|[sS]ign in|[eE]inloggen|[aA]nmelden) (?:with|as|mit|als)
      [ ](?<value>[a-z]{2,20}[._-]?[a-z]{0,20}\d{1,5})(?![\p{L}\d@.-])
    `,
    // foot of a list: `Printed 16:12 by emuster2`
    pattern('dgu')`
      ${wordStart}${printed}(?: (?:on|am|at|um))?(?: [\d.:/-]{4,10}){0,2}(?: by| von| durch|:)
      [ ](?<value>(?=[a-z]{1,20}[\d._-])[a-z][\w.-]{2,30}(?<![.-]))(?![\w@])
    `,
    // agent of a call: `Agent muster_e   Ticket`
    pattern('dgu')`
      ${wordStart}Agent(?:in)?:? (?<value>[a-z]{2,20}_[a-z\d]{1,20})(?= {2}|[,;)]|${lineEnd})
    `,
    // in capitals, before the day: `geändert durch MUSTERE am 12.`
    pattern('dgu')`
      ${wordStart}(?:${done}|Angelegt|Geändert|Erstellt|Erfasst) (?:durch|von):?
      [ ](?<value>[A-Z]{4,12}\d{0,3}(?= am \d)|[A-Z]{6,12}(?=${lineEnd})|[A-Z]{3,12}\d{2,3}(?![\p{L}\d-]))
    `,
    // in quotes, whatever was done: 'k.muster'
    pattern('dgu')`
      ${wordStart}(?:by|von|durch|als|as)(?: (?:user|Benutzer|Nutzer|User|account|Konto))?:?
      [ ]["'\u0060„](?<value>(?=[a-z]{1,20}[\d._-])[a-z][\w.-]{2,30})(?=["'\u0060“])
    `,
    // letters alone in quotes, behind what only people do: `zurückgesetzt durch 'emuster'`
    pattern('dgu')`
      ${wordStart}(?:(?:${done}|[gG]eändert|[eE]xportiert|[eE]rfasst|Auftrag) (?:durch|von)|
      (?:created|updated|changed|reset|locked|unlocked|approved|exported|deleted) by)
      [ ]["'\u0060„](?<value>[a-z]{5,20})(?=["'\u0060“])
    `,
    pattern('dgu')`
      ${wordStart}(?:[aA]gent|[bB]earbeiter|[sS]achbearbeiter|[aA]ssigned to|[aA]ssignee|[kK]assierer|[bB]ediener|
      [oO]perator|[tT]echniker|[cC]ashier|[cC]lerk|[tT]eller)
      [ ](?<value>[a-z]{4,20}\d{0,3})
      (?=[ \t]{0,4}(?:-{2,3}|[,;)\]])|${lineEnd}| by [a-z]|[ ]${does}(?!\p{L}))
    `,
    // who wrote a note: `Notiz emuster zu KF-88120`
    pattern('dgu')`
      ${wordStart}(?:[nN]otiz|[kK]ommentar|[vV]ermerk|[eE]intrag|[nN]ote|[cC]omment|[rR]emark|[uU]pdate)(?: von| by)?
      [ ](?<value>[a-z][a-z\d._-]{2,20}[a-z\d])(?= (?:zu|on|to|for|für) [A-Z]{1,5}-?\d)
    `,
    // who gave it to whom, and initials with a digit below a record: `assigned to emuster by mmuster`, `gez. muster2`
    pattern('dgu')`
      ${wordStart}assigned to [a-z][a-z\d._-]{2,20} by (?<value>[a-z][a-z\d._-]{2,20}[a-z\d])
      (?=[ \t]{0,4}[,;.)\]]|${lineEnd})
    `,
    pattern('dgu')`
      ${wordStart}(?:gez\.|sig\.|[bB]earb\.|[sS]achb\.|[eE]rf\.):?[ ](?<value>[a-z]{3,15}\d{1,3})(?![\p{L}\d@.-])
    `,
    // `Opened by agent emuster (phone)`
    pattern('dgu')`
      ${wordStart}(?:by|von|durch|an|to) (?:agent|Agent|user|User|Benutzer|clerk|operator|technician|Techniker|Bearbeiter)(?:in)?
      [ ](?<value>[a-z]{4,20}\d{0,3})(?=[ \t]{0,4}[-,;()\]]|${lineEnd})
    `,
    // between dashes, behind the time: `--- 11.11.2025 08:15 e.muster ---`
    pattern('dgu')`
      -{2,5}[ ]{1,2}[\d./-]{8,10},?[ ]{1,2}\d\d:\d\d(?::\d\d)?[ ]{1,2}(?:[-–|][ ])?
      (?<value>[a-z]\.?[a-z]{2,19}(?:[._][a-z\d]{1,20})?\d{0,3})(?=[ ]{1,2}-{2,5})
    `,
    pattern('dgu')`
      ${wordStart}(?:by|von|durch|an)
      [ ](?<value>[a-z]{1,20}_[a-z\d]{2,20}|${kinds}[-_.][a-z\d]{2,20}|[a-z]\.[a-z]{3,20})
      (?=[ \t]{0,4}(?:[,;.)\]]|(?:am|um|at|on) )|${lineEnd})
    `,
    // Behind the time
    pattern('gu')`
      (?<=\d\d:\d\d(?::\d\d)?[\])]?[ \t]{1,4})
      (?:[a-z]{1,20}[._][a-z\d]{1,20}|(?:${kinds}|admin)-[a-z\d]{2,20})
      (?=:| [\p{Lu}\p{Ll}])(?! ?=)
    `,
  ],
  isValid: (value) => isLoginInMessage(value) && !isFileOrCommand(value),
  examples: {
    finds: {
      'before the name': 'Gemeldet von: ⟦musterer⟧ (Erna Muster), Ulm',
      'locked out': 'und meine Anmeldung ⟦emuster2⟧ gesperrt nach',
      'agent of a call who notes': '10:45:19 agent ⟦emuster⟧ added note: cust called',
      'who gave it to whom': 'assigned to ⟦emuster⟧ by ⟦msample⟧\n',
      'who does something': 'ServiceDesk - Agent ⟦emuster⟧ entsperrt Konto',
      'who wrote a note': 'ServiceDesk - Notiz ⟦emuster⟧ zu KF-44120: "Kundin',
      'below a record': 'Bestand geprüft, gez. ⟦muster2⟧\n',
      'behind the time': '08:14 ⟦muster.e⟧ Ticket übernommen',
      'at the end of a line': 'GET /akte 200 by ⟦svc_portal⟧\n',
      'told to somebody': 'Please login with ⟦emuster07⟧ and the',
      'agent of a call': 'Beginn 13:26   Agent ⟦muster_e⟧   Ticket INC',
      'whoever takes money': '12,50 EUR, Kassierer ⟦emuster⟧\n',
      'as whom to log in': 'He can log in as ⟦emuster⟧ with his card',
      'agent of a ticket': '--- comment 1, agent ⟦emuster⟧ ---',
      'who opened it': '[06/01/2026 09:14] Opened by agent ⟦emusterd⟧ (phone)\n',
      'between dashes': '--- 11.11.2025 08:15 ⟦e.muster⟧ ---\nNeu',
      'done by': 'Passwort zurückgesetzt durch ⟦admin-kr⟧\n',
      'in quotes': "Stammdaten geändert durch '⟦e.muster⟧': Kunde",
      'in quotes, letters alone': "zurückgesetzt durch '⟦emuster⟧'\n",
      'in quotes, whose order it was': "Auftrag von '⟦emuster⟧' verworfen",
      'in quotes, another verb': 'Exportiert von "⟦emuster7⟧" um',
      'author of a record': 'created by ⟦emuster⟧ on 2024-03-03',
      'behind the time of an export': 'Export / erstellt 02.09.2026 07:14 durch ⟦emuster3⟧\n',
      'behind its verb alone': 'Stand 30.09.2026; erstellt ⟦e.muster⟧\n',
      'handled by': 'ticket handled by ⟦esample2⟧, then closed',
      'in capitals': 'Stammdaten geändert durch ⟦MUSTERE⟧ am 12.03.2024',
      'in capitals, with digits': 'Angelegt von ⟦MUSTER01⟧, geändert durch ⟦MUST02⟧\n',
      'in capitals, at the end of the line': 'Partner 4417 gesperrt durch ⟦MMUSTER⟧\n',
      'owner of a record': 'owner=⟦emuster⟧\n',
      'foot of a printed list': 'Printed 16:12 by ⟦emuster2⟧   Page 1',
    },
    ignores: {
      'a word before brackets': 'Gemeldet von: leitung (siehe Liste)',
      'a login that works': 'und meine Anmeldung emuster2 heute',
      'a note on something': 'Notiz bitte zu Vertrag 4 lesen',
      'a word in quotes': 'replaced by "undefined" in',
      'a state in quotes': 'als „gelesen“ markiert, durch „offene“ ersetzt',
      'a file in quotes': 'die zweite Version von `muster.txt` und',
      'a command in quotes': 'we just got it from this, returned by `commit-tree` today',
      'no time before it': 'Datei muster.e Ticket',
      'what was made': 'created report2 today',
      'a method': '08:14 muster.e(x) ruft',
      'a common word': 'created by hand on 2024-03-03',
      'a person with a capital': 'created by Emuster on 2024-03-03',
      'a clause that goes on': 'agent emuster spoke',
      'letters alone behind by': 'GET /akte 200 by emuster\n',
    },
  },
};
