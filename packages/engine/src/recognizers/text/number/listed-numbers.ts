import type { PatternSource } from '../../../patterns/pattern-source.js';
import type { Recognizer } from '../../../recognizer.js';
import { wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { countOrYear, unit } from './amounts.js';

/** What there are several of, each with its number. */
const things = oneOf([
  'Rechnungen', 'Rechnung', 'Rechnungs', 'Tickets', 'Ticket', 'Aufträge', 'Aufträgen', 'Bestellungen', 'Lieferscheine',
  'Lieferscheinen', 'Lieferungen', 'Lieferung', 'Belege', 'Belegen', 'Beleg', 'Buchungen', 'Sendungen', 'Sendung',
  'Angebote', 'Angeboten', 'Gutschriften', 'Mahnungen', 'Policen', 'Verträge', 'Verträgen', 'Vorgänge', 'Vorgängen',
  'Akten', 'Anträge', 'Anträgen', 'Kundennummern', 'Mitgliedsnummern', 'Personalnummern', 'Retouren', 'Schäden',
  'rechnungen', 'tickets', 'aufträge', 'bestellungen', 'lieferscheine', 'belege',
  'Invoices', 'invoices', 'Orders', 'orders', 'Cases', 'cases', 'Claims', 'claims', 'Policies', 'policies', 'Bookings',
  'bookings', 'Quotes', 'quotes', 'POs', 'Jobs', 'jobs', 'Receipts', 'receipts', 'Accounts', 'accounts', 'Members',
  'members', 'Customers', 'customers', 'Files', 'files', 'Dockets', 'dockets', 'References', 'references', 'Permits',
  'Rapporte', 'Rapporten', 'Stundenzettel', 'Leistungsnachweise', 'Rezepte', 'Meldungen', 'Reklamationen', 'Bescheide',
  'Quittungen', 'Fälle', 'Störungen', 'Certificates', 'certificates', 'Vouchers', 'vouchers', 'Cheques', 'cheques',
  'Notices', 'notices', 'Warrants', 'warrants', 'Complaints', 'complaints', 'Shipments', 'shipments', 'Loads',
  'Delivery notes', 'delivery notes', 'Work orders', 'work orders', 'Order', 'Invoice',
]); // prettier-ignore

const mark = String.raw`(?: ?(?:[nN]rn?|NR|[nN]os?)\.?:?| ?#)?`;
const separator = String.raw`(?:, ?| und | and | sowie | & | \+ | ?/ ?|, und |, and )#?`;
/** No count, year or round number. */
const number = String.raw`(?!${countOrYear}|\d{1,2}00(?!\d))\d{3,10}`;
const end = source`(?![\p{L}\p{N}-]|[.,:]\d| ?${unit})`;

/** Capitals and digits, or digits with a joint: `FC-201884`, `PL 7730416`, `26-0417`. */
const code = String.raw`(?:\p{Lu}{1,4}[-/ ]?\d{4,10}(?:[-/]\d{1,4})?|\d{2,6}[-/]\d{3,8})`;
const behindCode = String.raw`(?: \([^()\n]{1,40}\))?`;

/** The number behind `before` others of the list; the first only where another follows. */
const atPlace = (before: number): PatternSource =>
  pattern('dgu')`
    ${wordStart}${things}${mark}[ ](?:${number}${separator}){${before}}
    (?<value>${number})${before === 0 ? `(?=${separator}${number}${end})` : end}
  `;

/**
 * Each of the numbers of a list behind what they number: `Rechnungen 4471, 4472 und 4480`, `invoices 4471 and 4472`.
 * Rule: three digits or more, none of them a count, a year or an amount; six of them at most.
 */
export const listedNumbers: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    ...[0, 1, 2, 3, 4, 5].map(atPlace),
    // codes with a remark behind each: `Policies: PL 7730416 (motor), FC-201884 (funeral)`
    pattern('dgu')`
      ${wordStart}${things}${mark}:?[ ]{1,12}(?<value>${code})(?=${behindCode}${separator}${code}(?![\p{L}\p{N}]))
    `,
    ...[1, 2, 3].map(
      (before) =>
        pattern('dgu')`
        ${wordStart}${things}${mark}:?[ ]{1,12}(?:${code}${behindCode}${separator}){${before}}(?<value>${code})
        ${end}
      `,
    ),
  ],
  examples: {
    finds: {
      'codes with remarks': 'Policies:      ⟦PL 7730417⟧ (household + motor), ⟦FC-204417⟧ (funeral, 5 lives)\n',
      'three of them': 'Tickets ⟦20417⟧, ⟦20418⟧ und ⟦20419⟧ sind offen.',
      'four digits': 'Rechnungen ⟦4471⟧, ⟦4472⟧ und ⟦4480⟧ sind bezahlt.',
      English: 'invoices ⟦4471⟧ and ⟦4472⟧ remain unpaid',
      'behind nos': 'Order nos ⟦4471⟧, ⟦4472⟧ & ⟦4473⟧ shipped',
      'with nr. and two of them': 'Lieferscheine Nr. ⟦1402⟧ sowie ⟦1409⟧ fehlen',
      'of a craftsman': 'Die Rapporte ⟦4418⟧, ⟦4419⟧ und ⟦4422⟧ fehlen',
      'three digits': 'Beleg ⟦118⟧, ⟦119⟧ und ⟦121⟧ fehlen',
    },
    ignores: {
      'one number': 'two orders 4471 times',
      years: 'Rechnungen 2024 und 2025 prüfen',
      'round counts': 'orders 100, 200 and 300',
      'a unit': 'Bestellungen 4471, 4472 kg',
      amounts: 'Rechnungen 447,10 und 448,20',
      'another noun': 'Schrauben 4471, 4472 und 4480',
    },
  },
};
