import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern } from '../pattern.js';
import { nameUpToComma } from './name-check.js';
import { anyTitles, fullName, fullNameInAnyOrder, personName } from './person-name.js';

/** Words of a sender that is no person. */
const teamWords = [
  'team', 'support', 'service', 'newsletter', 'gmbh', 'ag', 'kg', 'e.v.', 'ltd', 'inc', 'info', 'verwaltung',
  'buchhaltung', 'hospital', 'clinic', 'outpatients', 'surgery', 'school', 'college', 'university', 'council',
  'department', 'dept', 'pharmacy', 'centre', 'center', 'committee', 'ministry', 'trust', 'insurance', 'klinik',
  'krankenhaus', 'gericht', 'amtsgericht', 'finanzamt', 'schule', 'universität', 'kanzlei', 'apotheke', 'sparkasse',
  'jobcenter', 'services', 'admissions', 'accounts', 'recruitment', 'reception', 'staff', 'helpdesk', 'office',
  'notification', 'notifications', 'care', 'customer', 'administration', 'sekretariat', 'vertrieb', 'abteilung', 'shop',
  'noreply', 'desk', 'records', 'registry', 'relations', 'resources', 'security', 'bookings', 'enquiries', 'orders',
  'reservierung', 'reservierungen', 'rezeption', 'empfang', 'bestellung', 'bestellungen', 'bewerbung', 'personal',
  'dispo', 'disposition', 'einkauf', 'lager', 'buchung', 'kasse', 'praxis', 'hotel', 'gasthof', 'gasthaus', 'pension',
  'restaurant', 'reservations', 'booking', 'billing', 'payroll', 'dispatch', 'sales', 'verteiler',
  'mailingliste', 'rundmail', 'mailing list', 'distribution list',
]; // prettier-ignore
/** The same at the end of a compound: `Studienadministration`. */
const endsOfTeams = [
  'verwaltung', 'administration', 'sekretariat', 'buchhaltung', 'abteilung', 'zentrale', 'service', 'support',
  'gasthof', 'hotel', 'praxis',
]; // prettier-ignore
const team = new RegExp(String.raw`(?:(?<!\p{L})${oneOf(teamWords)}|${oneOf(endsOfTeams)})(?!\p{L})`, 'iu');

/** Headers whose value is a person. */
const headers = [
  'From', 'FROM', 'from', 'Von', 'VON', 'To', 'TO', 'An', 'AN', 'Cc', 'CC', 'Bcc', 'BCC', 'Kopie', 'Reply-To', 'Sender',
  'Absender', 'Empfänger', 'Gesendet von', 'Sent by', 'Organizer', 'Teilnehmer',
]; // prettier-ignore

/** `<max@example.org>`, `[mailto:max@example.org]`. */
const address = String.raw`[<(\[](?:mailto:)?[^\s<>@"]{1,64}@[^\s<>]{1,100}[>)\]]`;
/** Any address in angle brackets, if there is one. */
const anyAddress = String.raw`(?: <[^\s>]{1,100}>)?`;

/**
 * A name in the header of an e-mail, before its address, or in the line that introduces a quotation.
 * Rule: RFC 5322 § 3.4 (display name before the address in angle brackets); the lines that Outlook, Thunderbird, Apple
 * Mail and Gmail write above a quotation, in German and English.
 */
export const mailName: Recognizer = {
  type: 'PERSON',
  patterns: [
    pattern('dgu')`
      // Max Muster <max@example.org>
      ${wordStart}${anyTitles}(?!von \p{Lu}\p{Ll}{1,20} \p{Lu})(?<value>${fullNameInAnyOrder})["']? ?${address}`,
    pattern('dgmu')`
      // Von: Max Muster
      (?<=^[ \t>*]{0,8}${oneOf(headers)}[ \t*]{0,3}:[ \t*]{0,10}["']?)
      ${anyTitles}(?<value>${fullNameInAnyOrder})
      (?=["']?[ \t]{0,10}(?:[<;(\[,]|\r?\n|$))`,
    pattern('dgu')`
      // Am 3. Mai schrieb Max Muster:
      (?:Am|On|Le) [^\r\n]{6,60}? (?:schrieb|hat)[ \r\n>]{1,4}
      ${anyTitles}(?<value>${personName})
      (?= ?(?:["']? ?<|\(|:| geschrieben|\r?\n| folgendes))`,
    pattern('dgu')`
      // On Mon, 3 May 2024 at 10:12, Sam Sample wrote:
      (?:^|\n)[ >]{0,6}(?:On [^\r\n]{6,60}?,? |Am [^\r\n]{6,60}? )(?![aApP][mM] )
      (?<value>${fullName})
      (?=${anyAddress}[ \r\n>]{1,4}(?:wrote|schrieb)[ ]?:?)`,
    pattern('dgmu')`
      // Max Muster schrieb am 03.05.2024:
      (?<=^[ \t>]{0,8})
      (?<value>${fullName})
      (?=${anyAddress} (?:schrieb|wrote|hat geschrieben)(?: (?:am|on|um|at) [^\r\n]{4,60})?:)`,
  ],
  cut: nameUpToComma,
  isValid: (name) => !team.test(name),
  examples: {
    finds: {
      'display name': 'From: ⟦Max Muster⟧ <max@example.org>',
      'quotation, German': 'Am 3. Mai schrieb ⟦Max Muster⟧ <max@example.org>:',
      'quotation, English': 'On Mon, 3 May 2024 at 10:12, ⟦Sam Sample⟧ <sam@example.org> wrote:',
      'header without address': 'Von: ⟦Erna Muster⟧\nGesendet: Montag',
      'surname first': 'An: ⟦Muster, Erna⟧ <erna@example.org>',
      'who did it': 'übersetzt von ⟦Erna Muster⟧ <erna@example.org>',
      'in quotes': 'Cc: "⟦Erna von der Heide⟧" <erna@example.org>',
      'a job behind it': 'From:  ⟦Sam Sample⟧, Area Coordinator, North Quad\n',
      'a job behind it, one word': 'An: ⟦Max Muster⟧, Projektleiter\n',
      'surname of two words first': 'To: ⟦García Muster, Erna⟧\n',
      'name first': '⟦Max Muster⟧ schrieb am 03.05.2024:',
    },
    ignores: {
      'a team': 'From: Support Team <support@example.org>',
      'a department of a hospital': 'To: Orthopaedic Clinic, Sample Hospital\n',
      'an administration': 'Am 11.02.2025 um 10:18 schrieb Studienadministration:\n',
      'care for customers': 'On Mon, 3 May 2024 at 10:12, SampleNet Care <care@example.org> wrote:',
      'a list of receivers': 'An: Verteiler Erwachsene\nGesendet: Mi',
      'a guest house': 'Von: Reservierung Musterhof <info@example.org>',
      'a counter': 'From: Parts Counter <parts@example.org>',
      'a company': 'Von: Muster Bau GmbH <info@example.org>',
      'lower case': 'From: max muster',
      'a period': 'Von: Montag bis: Freitag',
      'no address': 'Rote Bete <lecker>',
      'no colon': 'Von Haus zu Haus\n',
    },
  },
};
