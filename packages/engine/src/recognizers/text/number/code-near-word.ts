import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { isCode } from './code-shape.js';
import { numberToken } from './number-token.js';
import { labelAbbreviation } from './label-abbreviations.js';
import { thingLabels } from './thing-labels.js';

const words = {
  de: [
    'rechnung', 'auftrag', 'ticket', 'tickets', 'bestellung', 'lieferschein', 'angebot', 'gutschrift', 'mahnung',
    'aktenzeichen', 'akte', 'akten', 'kassenzeichen', 'geschäftszeichen', 'vorgang', 'schadennummer', 'schaden', 'police',
    'versicherungsschein', 'vertrag', 'chiffre', 'gutachten', 'prüfbericht', 'zulassung', 'genehmigung', 'einsatz',
    'verwendungszweck', 'mandat', 'mandatsreferenz', 'kundenkarte', 'tankkarte', 'kundennummer', 'referenz',
    'buchung', 'reservierung', 'voucher', 'gutschein', 'antrag', 'befund', 'vs-nr', 'vnr', 'vn', 'pnr', 'gz',
    'dhl', 'dpd', 'gls', 'hermes', 'ups', 'fedex', 'reklamation', 'sendung', 'paket', 'störung', 'vorgangsnummer', 'sendungsnummer', 'kindergeldnummer', 'darlehen',
    'kundennr', 'mitgliedsnummer', 'bescheid', 'stichwort', 'az', 'beitragskonto', 'kundenkonto', 'vertragskonto', 'dienstausweis',
    'dienstnummer', 'mitgliedschaft', 'mitglied', 'konto', 'kto', 'depot', 'grundbuch', 'urkunde', 'urkundenrolle', 'protokoll', 'eilantrag',
    'widerspruch', 'klage', 'verfahren', 'anzeige', 'strafanzeige', 'fall', 'fallakte', 'patient', 'patientin', 
    'überweisung', 'mandant', 'versicherung', 'geschäftsnummer', 'gutscheincode', 'abo', 'anschluss',
    'gläubiger-id', 'safe-id', 'incident', 'ausweis', 'vollmacht', 'registernummer',
    'spurenakte', 'asservat', 'asservate', 'sicherungskarte', 'transponder', 'dossier', 'stammnummer',
    'kommission', 'mitschnitt', 'röhrchen', 'probe', 'abstrich', 'präparat', 'blutprobe', 'wohneinheit', 'mieteinheit', 'transaktion', 'lastschrift', 'sparbuch', 'auskunft', 'zertifikat', 'standesamt', 'geburtenregister', 'heiratsregister', 'eheregister', 'sterberegister', 'zähler', 'zählernummer', 'einsatznummer', 'spende',
  ],
  en: [
    'invoice', 'order', 'ticket', 'policy', 'claim', 'reference', 'ref', 'incident', 'accession', 'booking',
    'voucher', 'charter', 'manifest', 'po', 'pos', 'purchase order', 'contract', 'agreement', 'lease', 'case', 'docket', 'file',
    'quote', 'credit note', 'delivery note', 'planning', 'permit', 'reservation', 'parcel', 'tracking', 'policy number', 'appeal', 'occurrence',
    'ubrn', 'gmc', 'nmc', 'exhibit', 'quoting', 'hosp', 'hospital', 'paye', 'licence', 'license', 'badge', 'warrant', 'collar', 'account',
    'acct', 'member', 'membership', 'patient', 'mrn', 'employee', 'ein', 'pnc', 'custody', 'cad', 'crime', 'complaint', 'certificate', 'application',
    'change', 'look at', 'requisition', 'chart', 'filing', 'asset', 'tag', 'insurer', 'insured', 'tenancy', 'transaction', 'payment', 'bacs', 'confirmation', 'pnr', 'loyalty', 'frequent flyer', 'case id', 'specimen',
    'sample', 'swab', 'consignment', 'con note', 'connote', 'waybill', 'awb', 'job', 'utr', 'agent code', 'probate', 'title number', 'roll number', 'plate', 'citation', 'summons', 'visa',
  ],
} as const; // prettier-ignore
/** A noun or name right before a code of few digits owns it (`Lampe E27-LED8W`), unless it is one of the words. */
const notOfAnotherNoun = String.raw`(?<!(?<![\p{L}\p{M}\p{N}-])(?!${anyOf([...words.de, ...words.en])})\p{Lu}[\p{L}\p{M}\p{N}/.-]{1,30}[ ])`;

/**
 * A code near a word for a document or a case, without a colon or with other words between: `Rechnung (RE-2026-10-0042)`.
 * Rule: capitals and digits, three digits at least, or seven digits; `labelledNumber` finds the weaker shapes behind their labels.
 */
export const codeNearWord: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`(?=[\p{Lu}\d][\p{Lu}/.-]{0,8}\d|\d|\p{Lu}{1,5} \d{1,6}[-/ ]\d{2}|\p{Lu}{1,5} \d{4,9}(?!\d))(?<![\p{L}\p{M}\p{N}_@.,+/-]|HTTP/[\d.]{1,3}["'] )(?<!(?<![\p{L}\d])${anyOf(thingLabels)}["']?(?:[.:#]|[ \t]{1,20}:| is| ist)?[ ]{1,2}["']?)(?:${notOfAnotherNoun}|(?=(?:[^\n\d]{0,4}\d){7}))(?!${labelAbbreviation})${numberToken}`,
      'gu',
    ),
    /(?<=\/[a-z]{3,20}\/)(?=[\p{Lu}\d])[\p{Lu}\d]{1,12}(?:[-/][\p{Lu}\d]{1,12}){1,3}(?![\p{L}\p{N}])/gu,
  ],
  isValid: isCode,
  needsContext: true,
  contextReach: 60,
  contextWords: words,
  examples: {
    finds: {
      'in parentheses behind a date': 'unsere Rechnung vom 12.10.2026 (⟦RE-2026-10-0077⟧) ist offen',
      'behind its word': 'AW: Reklamation, Auftrag ⟦NL-2026-3117⟧',
      'adverb between': 'Ticket dazu: ⟦HK-4410⟧.',
      'office between': 'Kassenzeichen der Landeskasse: ⟦5512 7780 0033⟧.',
      'on the next line': 'Der Lieferschein\n⟦LS-118203⟧ liegt bei.',
      'list behind a plural': 'Tickets für Ulm und München, ⟦118-2270693002⟧',
      'in guillemets': 'Verwendungszweck »⟦KB12-W70⟧«',
      English: 'Overdue invoice ⟦NW-3310-442⟧',
      'in a path': 'GET /akten/⟦2026-K-10377⟧?alle',
      'letters apart': 'Allianz-Police, VN: ⟦KH 31-220418/05⟧',
      'purchase orders': 'on POs ⟦4500118820⟧ and more',
    },
    ignores: {
      'no such word': 'Adapter NL-2026-3117',
      'a standard': 'Auftrag nach ISO-9001',
      'six digits alone': 'Auftrag über 448120 Seiten',
      'lower case': 'Auftrag im build release-2026',
      'two digits': 'Auftrag für MX-55',
      'a thing beside the word': 'Auftrag, Modell NL-2026-3117',
      "another noun's code": 'Auftrag: Wartung der Vitodens B2HF-255',
      'a standard behind its body': 'Vertrag nach DIN 18299:2019',
      'a word too far away':
        'Der Auftrag, den wir heute noch mit allen Beteiligten in Ruhe besprechen wollen, umfasst auch NL-2026-3117',
      'a sentence end between': 'Der Auftrag ist fertig. Bauteil NL-2026-3117',
    },
  },
};
