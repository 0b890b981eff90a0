/**
 * What somebody is, in place of a name: who speaks in a call or chat, a party to a contract, a person of a form, a post
 * or a desk in a firm.
 */
import type { Stretch } from '@palimpsest/protocol';
import { roleLabels } from '../recognizers/text/name/name-labels.js';
import { oneOfWords } from '../recognizers/text/pattern.js';
import { wordsOfGroups } from '../word-list.js';
import type { FoundName } from './found-name.js';

const rolesOf = {
  contracts: `
    anbieter anlagenbetreiber anmelder arbeitgeber auftragnehmer bauherr besteller betreiber bidder borrower bürge buyer
    consignee consignor contractor creditor customer darlehensgeber darlehensnehmer debtor donor eigentümer einzahler
    employer entleiher erblasser erwerber executor exporter geschäftspartner gläubiger guarantor hirer homeowner
    importer insurer investor invitee käufer kreditnehmer leaseholder leasingnehmer lender lessee lessor licensee
    licensor lieferant lienholder nominee occupant occupier offeror owner pächter party principal proposer proprietor
    purchaser schuldner selbstzahler seller subscriber supplier taxpayer treuhänder trustee untermieter vendor verkäufer
    verleiher verpächter versicherer vollmachtgeber vollmachtnehmer vorbesitzer wohnungsgeber`,
  deliveries: 'absender adressat empfänger frachtführer lagerist receiver sender shipper versender zusteller',
  transport: 'beifahrer cyclist passagier passenger pedestrian pilot radfahrer reisender rider traveler traveller',
  proceedings: `
    attorney beschwerdeführer betroffener casualty complainant complainer counsel gegner gutachter hinweisgeber
    investigator notary offender solicitor suspect unfallbeteiligter unfallgegner victim zeugen`,
  conversations: `
    agent anwender bot chatbot fragesteller gast gastgeber guest host interpreter leser moderator nutzer presenter
    redner referent reporter speaker sprecher translator übersetzer user`,
  meetings: `
    attendee beisitzer besucher chair chairman chairperson chairwoman delegate elternvertreter helfer kassenwart
    kassierer member mitglied obmann organiser organizer participant schriftführer secretary treasurer visitor
    volunteer`,
  schoolsAndCourses: `
    assessor auszubildender candidate children coach elternteil instructor kandidat kursleiter kursteilnehmer
    lehrling mentee mentor parent personensorgeberechtigte schulleiter schulleitung student teacher tester trainee
    trainer tutor`,
  care: `
    angehöriger begleiter begleitperson bewohner carer counsellor klient matron nachbar nurse pfleger pharmacist
    resident`,
  posts: `
    adviser advisor ansprechperson assistent auditor broker builder cashier clerk consultant coordinator dispatcher
    disponent engineer foreman hausmeister hausverwalter inspector installer kapo keeper koordinator leiter monteur
    officer operator polier recruiter referee referrer rep representative responder reviewer teamleiter technician
    techniker vorarbeiter worker`,
  desks: 'dispatch hotline leitstelle support zentrale',
  shifts: 'frühdienst nachtdienst nachtwache spätdienst',
} as const;

/**
 * Roles, desks and shifts in lower case, without the feminine `in`. Those that are surnames too (Gast, Walker, Hunter)
 * are meant where a label or a heading stands. Collected by hand from transcripts, forms and contracts, 2026-11.
 */
const roles: ReadonlySet<string> = new Set([...roleLabels, ...wordsOfGroups(rolesOf)]);

const isRoleWord = (word: string): boolean =>
  [word, word.replace(/in(?:nen)?$/u, ''), word.replace(/['’]?s['’]?$/u, '')].some((form) => roles.has(form));

/** The beginning of a line, perhaps with a time or a number of a list. */
const lineStart = /(?:^|\n)[ \t>*#-]*(?:\[[^\]\n]{1,24}\] |[\d:., -]{4,22} |\d{1,2}\. |\p{Lu}[.)] )?$/u;

/**
 * Whether a name is a role by its word and its place: `Gast: ja genau`, `HIRER` alone on its line, and `Rider   `
 * before the name of a form.
 */
export const isRole = ({ name, before, after }: FoundName): boolean =>
  isRoleWord(name.toLowerCase()) &&
  (/^(?: ?\d)?[ \t]*:(?!\d)/u.test(after) ||
    (lineStart.test(before) && /^(?: \d)?(?:[ \t]*(?:\n|$)|[ ]{2}|\t)/u.test(after)));

/** `[12.03.26, 18:44:02] Erna `, `12.03.26, 18:44 - Erna `: a line of a chat's export up to the word. */
const lineOfChat = /(?:^|\n)[\s\u200e]{0,3}(?:\[[^\]\n]{6,24}\]|\d[\d./, :]{6,20} -) [\s~\u200e]{0,4}[^\n:]{1,30}$/u;
const doneInChat = /^ (?:hat|ist|wurde|added|left|joined|created|changed|was|removed) /u;

/**
 * Whether `word` says what the speaker is whose name stands before it: `Erna Mentor: Hi all`,
 * `Erna Mentor hat Sie hinzugefügt`.
 */
export const isRoleOfSpeaker = (text: string, word: Stretch): boolean => {
  const after = text.slice(word.end, word.end + 10);
  const isSpeaker =
    /^: \S/u.test(after) ||
    (doneInChat.test(after) && lineOfChat.test(text.slice(Math.max(0, word.start - 60), word.start)));
  return isSpeaker && isRoleWord(text.slice(word.start, word.end).toLowerCase());
};

const posts = oneOfWords(`
  Accountant Administrator Adviser Advisor Analyst Assistant Associate Clerk Controller Coordinator Director Engineer
  Executive Handler Lead Manager Officer Planner Receptionist Representative Secretary Solicitor Specialist Supervisor
  Technician Treasurer Underwriter`);

const post = new RegExp(String.raw`^\p{L}[\p{L}-]*(?: (?:\p{L}[\p{L}-]*|&|–|-)){0,4} ${posts}$`, 'u');
const team = /^\p{L}[\p{L}-]*(?: (?:\p{L}[\p{L}-]*|&|–|-)){0,5} (?:Team|Desk|Helpdesk|Hotline)$/u;

/**
 * Whether a name is a post or its beginning: `Motor Claims Handler` alone on its line below the name of who holds it;
 * or a team right below a line, as a letter has it under the sender: `Bereavement & Probate Team`.
 */
export function isPost({ text, type, end, name, before }: FoundName): boolean {
  const [restOfLine = ''] = /^[^\n]{0,40}/u.exec(text.slice(end, end + 41)) ?? [];
  const line = name + restOfLine.trimEnd();
  return (
    type !== 'PERSON' &&
    ((/(?:^|\n)[ \t>]*$/u.test(before.slice(-4)) && post.test(line)) ||
      (/\S[ \t]*\r?\n[ \t>]*$/u.test(before) && team.test(line)))
  );
}
