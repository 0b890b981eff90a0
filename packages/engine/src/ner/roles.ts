/**
 * What somebody is, in place of a name: who speaks in a call or chat, a party to a contract, a person of a form, a post
 * in a firm.
 */
import type { Stretch } from '@palimpsest/protocol';
import { roleLabels } from '../recognizers/text/name/name-labels.js';
import { oneOfWords } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';
import type { FoundName } from './found-name.js';

/**
 * Roles in lower case, without the feminine `in`. Those that are surnames too (Gast, Walker, Hunter) are meant where a
 * label or a heading stands. Collected by hand from transcripts, forms and contracts, 2026-11.
 */
const roles: ReadonlySet<string> = new Set([
  ...roleLabels,
  ...wordsIn(`
  absender adressat adviser advisor agent anbieter angehöriger anlagenbetreiber anmelder ansprechperson anwender
  arbeitgeber assessor assistent attendee attorney auditor auftragnehmer auszubildender bauherr begleiter begleitperson
  beifahrer beisitzer beschwerdeführer besteller besucher betreiber betroffener bewohner bidder borrower bot broker
  builder buyer bürge candidate carer cashier casualty chair chairman chairperson chairwoman chatbot children clerk
  coach complainant complainer consignee consignor consultant contractor coordinator counsel counsellor creditor
  customer cyclist darlehensgeber darlehensnehmer debtor delegate dispatch dispatcher disponent donor eigentümer
  einzahler elternteil elternvertreter empfänger employer engineer entleiher erblasser erwerber executor exporter
  frachtführer fragesteller gast gastgeber gegner geschäftspartner gläubiger guarantor guest gutachter hausmeister
  hausverwalter helfer hinweisgeber hirer homeowner host hotline importer inspector installer instructor insurer
  interpreter investigator investor invitee kandidat kassenwart kassierer keeper klient koordinator kreditnehmer
  kursleiter kursteilnehmer käufer leaseholder leasingnehmer lehrling leiter leitstelle lender leser lessee lessor
  licensee licensor lieferant lienholder matron member mentee mentor mitglied moderator monteur nachbar nominee notary
  nurse nutzer obmann occupant occupier offender offeror officer operator organiser organizer owner parent participant
  party passagier polier vorarbeiter kapo spätdienst frühdienst nachtdienst nachtwache lagerist foreman passenger
  pedestrian personensorgeberechtigte pfleger pharmacist pilot presenter principal proposer proprietor purchaser pächter
  radfahrer receiver recruiter redner referee referent referrer reisender rep reporter representative resident responder
  reviewer rider schriftführer schuldner schulleiter schulleitung secretary selbstzahler seller sender shipper solicitor
  speaker sprecher student subscriber supplier support suspect taxpayer teacher teamleiter technician techniker tester
  trainee trainer translator traveler traveller treasurer treuhänder trustee tutor unfallbeteiligter unfallgegner
  untermieter user vendor verkäufer verleiher verpächter versender versicherer victim visitor vollmachtgeber
  vollmachtnehmer volunteer vorbesitzer wohnungsgeber worker zentrale zeugen zusteller übersetzer`),
]);

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
