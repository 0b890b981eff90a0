import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';
import {
  englishNumberEndings,
  englishNumberLabels,
  englishNumberStems,
  germanNumberEndings,
  germanNumberLabels,
  germanNumberStems,
} from './case-labels.js';
import { isNumber, numberToken } from './number-token.js';

const pair = `(?:${anyOf(germanNumberStems)}${anyOf(germanNumberEndings)}|${anyOf(englishNumberStems)}${anyOf(englishNumberEndings)})`;
/** Words that are often no label: they need a colon, `#` or `Nr.` behind them. */
const looseLabel = `(?:${anyOf([...germanNumberLabels, ...englishNumberLabels])}|${anyOf(germanNumberStems)}${anyOf(germanNumberEndings)})`;

const inForm = String.raw`(?:[ ]?\([^)\n]{1,25}\))?["']?[ \t\u00a0]{0,20}(?:[:=|>][ \t\u00a0]{0,20})?(?:\r?\n[ \t>|]{0,10})?(?:(?:lautet|ist|is|war|was|Nr\.?|No\.?|number|von|des|vom|der|the|#):?[ ]){0,2}["'#(]?`;
const afterMark = String.raw`["']?[ \t\u00a0]{0,20}(?::|=|#|[nN]r\.?:?|[nN]o\.?:?|[nN]umber)[ \t\u00a0]{0,20}(?:\r?\n[ \t>|]{0,10})?["'#(]?`;

/** Behind a loose label a short number is no evidence: `Referenz: 12 Monate`. */
const telling = String.raw`(?=\S{0,20}\p{Lu}|\S{0,20}[-/_]|\d{4}|\d{2,3} \d)`;

/**
 * A file, customer, patient, contract, policy, invoice, order or ticket number after its word.
 * Rule: label word (`case-labels.ts`), at most a line end between, then a token with a digit that is no date, amount or
 * telephone number. No register publishes their shapes, so the word is the evidence.
 */
export const labelledNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(`${wordStart}${pair}(?!\\p{L})${inForm}(?<value>${numberToken})`, 'dgu'),
    new RegExp(`${wordStart}${looseLabel}(?!\\p{L})${afterMark}${telling}(?<value>${numberToken})`, 'dgu'),
    new RegExp(
      String.raw`${wordStart}(?:Az\.?|AZ\.?|Aktenzeichen|Geschäftszeichen|GZ|Gz\.?|PNR|Pers\.-Nr\.|Chiffre|[iI]hr(?:e|em|en)? Zeichen|[uU]nser(?:e|em|en)? Zeichen|[mM]ein Zeichen|VNR|VSNR|MRN|Mandatsreferenz|Kassenzeichen|Vertragskonto|Kto\.|Tgb\.-Nr\.)[ \t\u00a0]{1,20}(?:lautet )?(?<value>${numberToken})`,
      'dgu',
    ),
  ],
  isValid: isNumber,
  examples: {
    finds: {
      'form with wide gap': 'Kundennummer   ⟦4711-08⟧',
      colon: 'Rechnungs-Nr.: ⟦RE-2024/00815⟧ vom',
      'our sign': 'Ihr Zeichen: ⟦ab-12/34⟧',
      'file number': 'Aktenzeichen ⟦123-456/AB 77⟧',
      'line below': 'Versicherungsnummer\n⟦12 345 678-9⟧\n',
      English: 'your order number is ⟦A1B2-33⟧.',
      hash: 'Ticket #⟦40213⟧ is open',
      JSON: '"customer_id": "⟦C-009912⟧"',
      policy: 'Policy No. ⟦HH 123456/7⟧',
      'word and verb': 'Die Vertragsnummer lautet ⟦V44-102⟧.',
      abbreviated: 'Kd.-Nr. ⟦100234⟧',
      'medical record': 'MRN: ⟦0049182⟧',
      capitals: 'KUNDENNUMMER: ⟦4711⟧',
      'initials alone': 'Unser Zeichen: ⟦Br/th⟧\n',
      'carrier, zeros first': 'Die Sendungsnummer ⟦0034 0551 2207 1180⟧ wird aktiv',
      'works number': 'works no. ⟦4172⟧.',
    },
    ignores: {
      'no digit': 'Kundennummer: folgt',
      'a date': 'Rechnungsnummer: 12.03.2024',
      'an amount': 'Rechnung: 120,00 EUR',
      'no label': 'siehe 4711-08',
      'a telephone number': 'Kundennummer: +49 711 123',
      'one digit': 'Fall: 3',
      'a longer word': 'Kundennummernkreis 4711',
      'a word before a number': 'Identifikationsnummer Ehemann 40',
      'an e-mail address': 'Kunden-ID: erna12@example.org',
    },
  },
};

/**
 * The same numbers in a table, under the label in its head.
 * Rule: as `labelledNumber`, but with five characters or more, a digit and a letter or joint, alone in its cell.
 */
export const numberInTable: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    new RegExp(
      String.raw`(?<=^[ \t]{0,20}|[|;,\t"][ ]{0,20}| {2})(?=[\p{L}./-]{0,12}\d)[\p{Lu}\d][\p{L}\d]{0,12}(?:(?:[-/._]| (?=\d))[\p{L}\d]{1,12}){0,4}(?=[ \t]{0,20}(?:[|;,\t"\r\n]|$)| {2})`,
      'gmu',
    ),
  ],
  isValid: (value) => isNumber(value) && value.length >= 5 && !/^\d+[.]\d+$/.test(value),
  needsContext: true,
  contextWords: {
    de: [
      'kundennummer',
      'kundennr',
      'kunden-nr',
      'rechnungsnummer',
      'rechnungsnr',
      'rechnungs-nr',
      'vertragsnummer',
      'vertragsnr',
      'vertrags-nr',
      'versicherungsnummer',
      'patientennummer',
      'auftragsnummer',
      'auftragsnr',
      'auftrags-nr',
      'bestellnummer',
      'bestellnr',
      'aktenzeichen',
      'vorgangsnummer',
      'personalnummer',
      'mitgliedsnummer',
      'belegnummer',
      'schadennummer',
      'fallnummer',
      'ihr zeichen',
      'unser zeichen',
      'versicherungsnr',
      'versicherungsschein',
      'police',
      'tankkarte',
      'kundenkarte',
      'mitgliedsnr',
      'personalnr',
      'mandatsreferenz',
      'mandat',
    ],
    en: [
      'customer number',
      'customer no',
      'customer id',
      'customer_id',
      'order number',
      'order no',
      'order id',
      'order_id',
      'invoice number',
      'invoice no',
      'policy number',
      'policy no',
      'claim number',
      'patient id',
      'patient_id',
      'account number',
      'contract number',
      'ticket id',
      'employee id',
      'employee number',
      'member id',
      'account id',
      'invoice id',
      'case id',
      'claim no',
      'claim id',
      'policy id',
      'contract no',
    ],
  },
  examples: {
    finds: {
      'under a head': 'Name     Kundennummer\nMuster   ⟦4711-08⟧\n',
      pipes: '| Name | Vertragsnummer |\n| Muster | ⟦V-20488⟧ |',
      CSV: 'name;customer_id\nMuster;⟦C-009912⟧',
      tabs: 'Name\tAktenzeichen\nMuster\t⟦88/12-B⟧',
      commas: 'employee_id,name\n⟦E2041⟧,Muster',
      'groups of digits': 'Fahrer|Tankkarte|Ort\nMuster|⟦7002 4415 220⟧|Ulm',
      'insurance, abbreviated': 'Name     Versicherungsnr.\nMuster   ⟦KH-118203⟧\n',
      'digits alone': 'Name     Kundennummer\nMuster   ⟦4711080⟧\n',
      English: 'Name     Order number\nSample   ⟦ORD-4471⟧\n',
    },
    ignores: {
      'another head': 'Name     Artikel\nMuster   4711-08\n',
      'a date': 'Name     Kundennummer\nMuster   12.03.2024\n',
      'an amount': 'Name     Kundennummer\nMuster   1.200,00\n',
      'a word': 'Name     Kundennummer\nMuster   fehlt\n',
      'too short': 'Name     Kundennummer\nMuster   4711\n',
      'a decimal number': 'Name     Kundennummer\nMuster   47.1108\n',
    },
  },
};
