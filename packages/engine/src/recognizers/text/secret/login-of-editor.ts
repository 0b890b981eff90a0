import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { isLogin, isLoginInMessage, isMadeOfWholeWords } from './login-check.js';

/** What somebody did to a record. */
const done = oneOf([
  'Bearbeitet', 'bearbeitet', 'Erfasst', 'erfasst', 'Erstellt', 'erstellt', 'Angelegt', 'angelegt', 'Geändert',
  'geändert', 'Geprüft', 'geprüft', 'Freigegeben', 'freigegeben', 'Gebucht', 'gebucht', 'Hochgeladen', 'hochgeladen',
  'Gemeldet', 'gemeldet', 'Eingegeben', 'eingegeben', 'Gespeichert', 'gespeichert', 'Exportiert', 'exportiert',
  'Importiert', 'Edited', 'edited', 'Created', 'created', 'Changed', 'changed', 'Modified', 'modified', 'Updated',
  'updated', 'Uploaded', 'uploaded', 'Approved', 'approved', 'Entered', 'entered', 'Posted', 'posted', 'Exported',
  'exported', 'Imported', 'Submitted', 'submitted', 'Raised', 'raised', 'Logged', 'logged', 'Assigned', 'assigned',
  'Saved', 'Opened', 'opened', 'Closed', 'closed', 'Resolved', 'resolved', 'Reviewed', 'reviewed', 'Completed',
  'completed', 'Merged', 'Checked', 'checked', 'Verified', 'Cancelled', 'cancelled', 'Printed', 'Scanned',
  'Geschlossen', 'geschlossen', 'Eröffnet', 'eröffnet', 'Gelöst', 'gelöst', 'Storniert', 'storniert', 'Abgeschlossen',
  'Gedruckt', 'Gescannt', 'Quittiert', 'quittiert', 'Run', 'run', 'Generated', 'generated', 'Pulled', 'pulled',
  'Extracted', 'extracted', 'Produced', 'printed', 'Erzeugt', 'erzeugt', 'Abgerufen', 'abgerufen', 'gedruckt',
]); // prettier-ignore
/** Who did it. */
const role = oneOf([
  'Ersteller', 'Bearbeiter', 'Erfasser', 'Bearb.', 'Sachb.', 'Melder', 'Uploader', 'Editor', 'Creator', 'Operator',
  'Agent', 'Agentin', 'Handler', 'Adviser', 'Advisor', 'Consultant', 'Dispatcher', 'Techniker', 'Sachbearbeiter',
  'Assignee', 'assigned_to', 'assignedTo', 'created_by', 'updated_by', 'modified_by', 'changed_by', 'erfasst_von',
  'erstellt_von',
]); // prettier-ignore

const time = String.raw`(?:(?: am| on| um| at)? [\d.:/-]{4,10},?){0,2}(?: Uhr| ?[AP]M| ?[ap]m| [A-Z]{3,4})?`;
/** Two groups of letters with a joint, where no word for a day or the like could stand: `reporting_em`. */
const joined = '[a-z]{1,15}(?:[._][a-z]{1,15}){1,2}\\d{0,3}';
/** A day, a separator, whom it is for, or the end of the line; in prose a sentence goes on. */
const end = String.raw`(?=[ \t]{0,4}(?:\r?\n|$|[,;|)"])|[ ]{1,3}\d|  |[ ](?:am|on|um|at)[ ]\d|[ ](?:for|für)[ ]\p{Lu})`;

/**
 * A login name of letters alone behind what was done and by whom: `Bearbeitet: mkurz`, `Edited by kurzm 04/11/2026`.
 * Rule: as `loginInTicket`; small letters, no everyday word, and nothing but a day or separator behind them.
 */
export const loginOfEditor: Recognizer = {
  type: 'USERNAME',
  patterns: [
    pattern('dgu')`
      ${wordStart}${done}${time}(?::| (?:von|durch|by|to):?)[ ](?<value>[a-z]{4,12}\d{0,3}|[a-z]{2,3}\d{2,4}|${joined})${end}
    `,
    pattern('dgu')`
      ${wordStart}${role}(?::|=| )[ ]{0,3}
      (?<value>[a-z]{4,12}\d{0,3}|[a-z]{2,3}\d{2,4}|[a-z]{3,15}[._][a-z]\d{0,2}|[a-z]{1,15}[._][a-z]{2,15}\d{0,2})${end}
    `,
    // to where it was put, between: `uploaded to the shared folder by kurzm (4 files)`
    pattern('dgu')`
      ${wordStart}${done} (?:to|in|into|on|from|auf|ins?|im|aus|nach|zum|zur)(?: [\p{L}-]{2,15}){1,5} (?:by|von|durch)
      [ ](?<value>[a-z]{4,12}\d{0,3})(?=[ ]\(\d|  |[|;"])
    `,
    // a line of two cells: `"Run by";"HR_KURZM"`
    pattern('dgmu')`
      ^[ \t|]{0,8}"?${done} (?:by|von|durch)"?[ ]?[;,\t|][ ]?"?
      (?<value>[a-z]{4,12}\d{0,3}|[a-z]{2,3}\d{2,4}|${joined}|[A-Z]{2,4}_[A-Z]{3,12}\d{0,3}|[A-Z]{2,8}\d{2,5})
      (?="?[ \t;,|]{0,8}(?:\r?\n|$))
    `,
    // who keys in and who releases at a bank: `Maker 0114MKR2, checker 0114CHK1`
    pattern('dgu')`
      ${wordStart}(?:[mM]aker|[cC]hecker|[aA]uthori[sz]er)(?: ID| id)?:?\s(?<value>\d{2,6}[A-Z]{2,5}\d{0,3}|[A-Z]{2,5}\d{3,7})(?![\p{L}\d])
    `,
  ],
  isValid: (value) => isLogin(value) && isLoginInMessage(value) && !isMadeOfWholeWords(value, /[._]/),
  examples: {
    finds: {
      colon: 'Bearbeitet: ⟦mkurz⟧\n',
      'a day behind it': 'Edited by ⟦kurzm⟧ 04/11/2026',
      'a day before it': 'angelegt am 04.11.2026 von ⟦kurzm⟧\n',
      'who opened a ticket': 'Ticket #48213 opened by ⟦kurzm⟧ 04/03/2026\n',
      'letters and digits': 'erfasst: ⟦kl07⟧; geprüft: ⟦mkurz⟧\n',
      'who ran a report, an hour before it': 'Run 11/04/2026 4:12 PM by ⟦kurzm7⟧\n',
      'who exported a list': '"Total: 6","Exported by ⟦report_mk⟧"\n',
      'where to, between': 'Photos uploaded to the site folder by ⟦kurzm⟧ (4 files, 11 MB)',
      'for whom': 'rows=5 generated 11/02/2026 06:00 EST by ⟦svc_kurz_rpt⟧ for Lorraine',
      'two cells': '"Run by";"⟦HR_KURZM⟧"\n"Run at";"01-10-2024"\nCreated by,⟦kurzm⟧\n',
      role: 'Ersteller ⟦kurzm⟧\n',
      key: 'assigned_to=⟦kurzm⟧\n',
      'who takes a call, with a dot': 'Queue: LEAKS | Agent: ⟦erna.m⟧ | Sample: Y\n',
      'who keys in at a bank': 'Maker ⟦0114MKR2⟧, checker ⟦0114CHK1⟧.',
      'role, abbreviated': 'Bearb. ⟦mkurz⟧  04.11.\n',
    },
    ignores: {
      'an everyday word': 'Bearbeitet: ja\n',
      'where to, an everyday word': 'Photos uploaded to the site folder by mistake (4 files)',
      'heads of a table': 'Created by;kurzm;State\n',
      'everyday words with a joint': 'Exported by batch_job\n',
      'who does a job': 'draft 1, not checked by surveyor\n',
      'how it was done': 'Uploaded by mistake\n',
      'a clause that goes on': 'created by kurzm today',
      'a person': 'Bearbeitet: Kurz\n',
      'another word': 'Farbe: mkurz\n',
      'a mailbox': 'Edited by kurzm@example.org',
    },
  },
};
