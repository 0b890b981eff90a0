import type { Recognizer } from '../../../recognizer.js';
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';
import { gap, lineBelow, opening, remark } from './behind-label.js';
import { englishNumberLabels, germanNumberEndings, germanNumberLabels, germanNumberStems } from './case-labels.js';
import { isNumber, numberToken } from './number-token.js';

/** `Rechnung`, `Ihr Zeichen`, `case`; and the German compounds, where a `Nr.` comes behind them once more. */
const label = source`
  (?:
  ${anyOf([...germanNumberLabels, ...englishNumberLabels])}|
  ${anyOf(germanNumberStems)}${anyOf(germanNumberEndings)}
  )
`;

const mark = String.raw`(?::|=|#|[nN]r\.?:?|[nN]o\.?:?|[nN]umber|[ ]{2}|\t|\||;(?=\S))`;

/** The year in `Ticket: 2024`; a label of its own in `Referenz: BLZ 500`. */
const otherMeaning = source`
  (?:
  (?:19|20)\d\d(?![\d/-])|
  (?:BSNR|LANR|IK|IBAN|BIC|BLZ|PLZ|HR[AB])[ ]
  )
`;

/** A short number is no evidence: `Referenz: 12 Monate`. */
const telling = String.raw`(?:\S{0,20}\p{Lu}|\S{0,20}[-/_]|\d{4}|\d{2,3} \d)`;

/**
 * A number behind a word that is often no label, set off by a colon, `#`, `Nr.` or a wide gap: `Rechnung: RE-4711`.
 * Rule: as `labelledNumber`, with that mark between; the number has four digits, a capital or a joint.
 */
export const numberAfterMark: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgu')`
      ${wordStart}(?!POLICE {2})(?<!(?:(?:^|\n)[ \t]{0,12}|[ \t]{2}|
      [\t|;])\d{1,3}[ \t]{2,12})${label}(?!\p{L})${remark}["']?
      ${gap}${mark}[ \t\u00a0]{0,20}${lineBelow}${opening}
      (?:P\.?O\.? |R[EG]\.? (?=\S{0,6}\d)|(?:UPN|MRN|URN|CSN|NHS|ABN|ACN|GST|VAT)[ ])?
      (?!${otherMeaning})(?=${telling})(?<value>${numberToken})
    `,
    // whose it is between: `AZ der Hausverwaltung MI-2216-14/RV`
    pattern('dgu')`
      ${wordStart}${label}(?!\p{L})
      (?: (?:der|des|vom|von der|von|bei der|beim|bei|lt\.|laut|of the|of|from the|from|with the|with))
      (?: \p{Lu}[\p{L}-]{2,30}){1,2}:?[ ](?=\S{0,12}[-/])(?=\S{0,20}\d[^\s\d]{0,3}\d)(?=[\p{Lu}\d])(?<value>${numberToken})
    `,
    // `Matrikel TU BS: 2744188`
    pattern('dgu')`
      ${wordStart}${label}(?!\p{L})
      (?: \p{Lu}[\p{L}.-]{1,20}){1,3}:[ ](?=\S{0,3}\d{5})(?!\S{5,14} ?(?:kWh|€|EUR|m³))(?<value>${numberToken})
    `,
  ],
  isValid: isNumber,
  examples: {
    finds: {
      hash: 'Ticket #⟦40213⟧ is open',
      'our sign': 'Ihr Zeichen: ⟦ab-12/34⟧',
      'invoice and colon': 'Rechnung: ⟦RE-4711⟧ vom',
      'policy and Nr.': 'Police Nr. ⟦HH 123456/7⟧',
      'wide gap': 'Mandant   ⟦70412-08⟧',
      'line below': 'Kassenzeichen:\n⟦5512 7780 0033⟧\n',
      'a label of its own before it': 'Your order:  PO ⟦9311⟧\n',
      English: 'Your ref: ⟦NW/4471⟧.',
      'file of a lawyer': 'Our file: ⟦441-8⟧',
      'dog of a taxpayer': 'Hundesteuermarke: ⟦4417⟧',
      'an invoice to be paid': 'Verwendungszweck: RG ⟦2026-087⟧ / K',
      'customer of a ledger, with a letter': 'Debitor:    ⟦D-20417⟧\n',
      'whose it is between': 'AZ der Hausverwaltung ⟦MI-2216-14/RV⟧, wurde',
      'filled in by an office, a label inside': 'Office use:   MRN ⟦0090594⟧    BP 148/92\n',
      'filled in by an office': 'For office use: ⟦EM 70331⟧\n',
      'of a university': 'Matrikel TU BS: ⟦2744188⟧\n',
      'remark between': 'Your ref (please quote): ⟦NW/4471⟧.',
      'semicolon of a table': 'Typ;A\nVorgang;⟦26-0417⟧\n',
      'equals sign': 'invoice=⟦NW-44188⟧&x',
    },
    ignores: {
      'how many rolls of an article': 'UNIT\n  6   ROLL   DPC-300   300mm x 30m\n',
      'one digit': 'Fall: 3',
      'an amount': 'Rechnung: 120,00 EUR',
      'a year': 'Rechnung: 2024',
      'a short number': 'Referenz: 12 Monate',
      'no mark': 'der Patient 4711 Mal',
      'a reading': 'Rechnung März Strom: 118204 kWh',
      'another label between': 'Einsender: BLZ 72079918',
      'a date': 'Auftrag: 12.03.2024',
    },
  },
};
