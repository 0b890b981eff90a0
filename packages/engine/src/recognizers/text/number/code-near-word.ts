import type { Recognizer } from '../../../recognizer.js';
import { isTellingNumber, numberToken } from './number-token.js';

const digitsAlone = /^[\d ./-]+$/;
/** Shapes that stand near such words and number no case: standards, laws, weeks, telephone numbers, diagnoses of the ICD-10. */
const otherCode =
  /^(?:DIN|ISO|EN|IEC|RFC|CVE|HTTP|UTF|KW|Q[1-4]|EUR?|USD|GBP|CHF|TEUR|BGB|USB|IP|VO|COVID|CO|PLZ|D|A|CH)(?:[- /\d]|$)|^0\d{1,5}[ /-]|^[A-TV-Z]\d\d\.\d{1,2}$/;

const isCode = (value: string): boolean =>
  isTellingNumber(value) &&
  !otherCode.test(value) &&
  !/\p{Ll}/u.test(value) &&
  (!digitsAlone.test(value) || value.replace(/\D/g, '').length >= 7);

/**
 * A code near a word for a document or a case, without a colon or with other words between: `Rechnung (RE-2026-10-0042)`.
 * Rule: capitals and digits, three digits at least, or seven digits; `labelledNumber` finds the weaker shapes behind their labels.
 */
export const codeNearWord: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}_@.,+-]|[\p{Lu}\d/]/)(?=[\p{Lu}\d][\p{Lu}/.-]{0,8}\d|\d|\p{Lu}{1,2} \d{1,6}[-/]\d{3})${numberToken}`,
      'gu',
    ),
  ],
  isValid: isCode,
  needsContext: true,
  contextWords: {
    de: [
      'rechnung', 'auftrag', 'ticket', 'tickets', 'bestellung', 'lieferschein', 'angebot', 'gutschrift', 'mahnung',
      'aktenzeichen', 'akte', 'akten', 'kassenzeichen', 'geschäftszeichen', 'vorgang', 'schadennummer', 'schaden', 'police',
      'versicherungsschein', 'vertrag', 'chiffre', 'gutachten', 'prüfbericht', 'zulassung', 'genehmigung', 'einsatz',
      'verwendungszweck', 'mandat', 'mandatsreferenz', 'kundenkarte', 'tankkarte', 'kundennummer', 'referenz',
      'buchung', 'reservierung', 'voucher', 'gutschein', 'antrag', 'befund', 'vs-nr', 'vnr', 'vn', 'pnr', 'gz',
      'reklamation', 'sendung', 'paket', 'störung', 'vorgangsnummer', 'sendungsnummer', 'kindergeldnummer', 'darlehen',
      'kundennr', 'mitgliedsnummer', 'bescheid', 'stichwort',
    ],
    en: [
      'invoice', 'order', 'ticket', 'policy', 'claim', 'reference', 'ref', 'incident', 'accession', 'booking',
      'voucher', 'charter', 'manifest', 'po', 'pos', 'purchase order', 'contract', 'agreement', 'lease', 'case', 'docket', 'file',
      'quote', 'credit note', 'delivery note', 'planning', 'permit', 'reservation', 'parcel', 'tracking', 'policy number',
    ],
  }, // prettier-ignore
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
      'a sentence end between': 'Der Auftrag ist fertig. Bauteil NL-2026-3117',
    },
  },
};
