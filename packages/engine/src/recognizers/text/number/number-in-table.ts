import type { Recognizer } from '../../../recognizer.js';
import { cellEnd, cellStart } from '../cell.js';
import { oneOf, pattern, source } from '../pattern.js';
import { englishHolderStems, englishNumberStems, germanNumberStems, numberLabel } from './case-labels.js';
import { isNumber } from './number-token.js';
import { thingAbbreviations } from './thing-abbreviations.js';

/** Each of `stems` with each of `endings`: heads of columns. */
export const compounds = (stems: readonly string[], endings: readonly string[]): string[] =>
  stems.flatMap((stem) => endings.map((ending) => `${stem}${ending}`));

/** Five characters or more, three digits among them; no decimal number, no item of a schedule of fees: `001 0`. */
export const isCellNumber = (value: string): boolean =>
  isNumber(value) && value.length >= 5 && /\d.*\d.*\d/.test(value) && !/^\d+[.]\d+$|^\d{1,4} \d$/.test(value);

/** The first group: a capital or digit, with a digit near. */
export const firstGroup = String.raw`(?=[\p{L}./-]{0,12}\d)[\p{Lu}\d][\p{L}\d]{0,12}`;

/**
 * Initials behind a year: `1187/26 WA-kt`, `318-26 M/ha`; the letters of a department behind the number: `8241 BKZ`.
 */
const initials = source`
  (?<=\d[/-]\d{2,5}) (?:\p{Lu}{1,3}\p{Ll}{0,2}(?:[-/]\p{L}{1,3})?|\p{Ll}{1,3}[-/]\p{Ll}{1,3})`;
const department = String.raw`(?<=\d{4}) (?!EUR|USD|CHF|GBP|KWH|STK)\p{Lu}{3}`;

/** A department in Roman figures: `VI 4 - 0447/26`. */
const romanSign = String.raw`[IVX]{1,4}[ /.-]{0,3}\d{1,2} ?- ?\d{2,6}[/-]\d{1,5}`;

/** Table heads that are no compound with a number's word. */
const germanHeads = [
  'aktenzeichen', 'ihr zeichen', 'unser zeichen', 'versicherungsschein', 'police', 'tankkarte', 'kundenkarte',
  'mandatsreferenz', 'mandat', 'kassenzeichen', 'geschäftszeichen', 'vertragskonto', 'beitragskonto', 'kennzeichen',
  'bearbeitungskennzeichen', 'kennziffer', 'kennung', 'zählpunkt', 'zählpunktbezeichnung', 'marktlokation', 'malo',
  'messlokation', 'melo', 'mv-nr', 'gläubiger-id', 'belegfeld', 'belegfeld 1', 'belegfeld 2',
  'dienstausweis', 'mitgliedsausweis', 'schülerausweis', 'zutrittsausweis', 'ausweis',
]; // prettier-ignore

/** The same in English: registers of whoever works, cards that somebody holds, points of supply. */
const englishHeads = [
  'reg. no', 'reg no', 'reg. number', 'regn no', 'regn. no', 'regd. no', 'regd no', 'enrl. no', 'fuel card', 'key card',
  'access card', 'library card', 'loyalty card', 'membership card', 'gift card', 'travel card', 'meter serial', 'mpan',
  'mprn', 'mpxn', 'supply number', 'nmi', 'icp', 'upn', 'uln', 'uci', 'prn', 'usn', 'dbs no', 'cscs no', 'cpcs no',
  'sia no', 'cons no', 'trk no', 'track no', 'trkno', 'shp no', 'ship no', 'dlv no', 'equip no', 'cl. code', 'cl code',
]; // prettier-ignore

/**
 * Names of fields as SAP prints them: of customer, vendor, employee, sales and purchase order, document, order,
 * equipment, serial number, contract account, business partner, notification, reference.
 */
const fieldsOfSap = [
  'kunnr', 'lifnr', 'pernr', 'vbeln', 'ebeln', 'belnr', 'aufnr', 'equnr', 'sernr', 'vkont', 'gpart', 'qmnum', 'xblnr',
]; // prettier-ignore

/** What the heads say, and labels beside a number. */
const heads = {
  de: [...compounds(germanNumberStems, ['-nummer', '-nr', '-id']), ...germanHeads],
  en: [
    ...compounds(englishNumberStems, [' number', ' no', ' nbr', ' id', ' ref', ' #']),
    ...compounds(englishHolderStems, [' code']),
    ...englishHeads,
    ...fieldsOfSap,
  ],
};

/**
 * The numbers of `labelledNumber` in a table, under the label in its head.
 * Rule: as `labelledNumber`, but with five characters or more, a digit and a letter or joint, alone in its cell.
 */
export const numberInTable: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      ${cellStart}(?<!"(?:[mM]odell?|[tT]ype?|[aA]rtikel|[sS]ku|SKU)" ?: ?")(?:
      \d(?: \d){5,19}|\d{14,20}|
      (?:\p{Lu}{1,2}(?= \d{3,4} \d)|${firstGroup})(?:(?:[-/._]| (?=\d))[\p{L}\d]{1,12}){0,4}(?:${initials}|${department})?|
      ${romanSign}
      )${cellEnd}
    `,
  ],
  isValid: isCellNumber,
  needsContext: true,
  contextWords: heads,
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
      'sign with initials': 'Unser Zeichen      Datum\n⟦1187/26 WA-kt⟧      12.03.2026\n',
      'sign with its department in Roman figures': 'Unser Zeichen       Datum\n⟦VI 4 - 0447/26⟧      12.05.2026\n',
      'sign with a hyphen and initials': 'Datum         Unser Zeichen\n12.03.2026    ⟦318-26 M/ha⟧\n',
      'sign with its department': 'Kennzeichen      Datum\n⟦8241 BKZ⟧      12.03.2026\n',
      English: 'Name     Order number\nSample   ⟦ORD-4471⟧\n',
      'pupil of a school': 'Pupil            UPN              Form\nErna Sample      ⟦H801200001005⟧    9B\n',
      'taxes of an employer': 'Income       PAYE reference\nSample Ltd   ⟦083/RV58206⟧\n',
      'code of an employee': '| Emp. code | Name |\n| ⟦SM/N/0418⟧ | Sample |',
      'register of a profession': 'Name | MNC Reg. No. | Mon\nSample | ⟦XXVI-20417⟧ | M',
      'card of a driver': 'DRIVER      FUEL CARD\nE. Sample   ⟦70012-4418⟧\n',
      'supply of a bill': 'Meter serial   MPAN                Reading\n⟦21J0417736⟧     ⟦10 1204 7739 418⟧   18,204\n',
      'capitals before groups':
        'Name         Kennziffer       Tel\nMuster       ⟦BW 0448 1927⟧     ja\nBeispiel     ⟦BW 0449 0216⟧     ja\n',
      'digits apart':
        '1 Name                   2 Unternehmensnr. des Trägers\nMuster GmbH              ⟦0 4 4 8 7 1 9 6 2 5⟧\n',
      'head in capitals, without a joint': 'CONSNO\tWGT\n⟦01475098493130⟧\t2,14\n',
      'an empty cell before it': 'NAME\tNAME2\tORDNO\tWGT\nMuster\t\t⟦4711080⟧\t2,14\n',
      'field of SAP': 'KUNNR;LAND1\n⟦0000104711⟧;DE\n',
      'second field of its kind': 'Umsatz;Belegfeld 1;Belegfeld 2\n62,40;⟦K-77120⟧;\n',
      'abbreviated number': 'Name,File Nbr\nSample,⟦001183⟧\n',
      'meter of a bill': 'Meter #      Days\n⟦83340327⟧     30\n',
    },
    ignores: {
      'a label before groups': 'Konto-Nr. neu    BLZ 312 512 20\n',
      'another head': 'Name     Artikel\nMuster   4711-08\n',
      'a date': 'Name     Kundennummer\nMuster   12.03.2024\n',
      'an amount': 'Name     Kundennummer\nMuster   1.200,00\n',
      'a word': 'Name     Kundennummer\nMuster   fehlt\n',
      'too short': 'Name     Vertragsnummer\nMuster   4711\n',
      'a model in JSON': '{ "kennung": "QX", "modell": "QX441", "dpi": 300 }',
      'a currency behind it': 'Name     Kundennummer\nMuster   4711 EUR\n',
      'a decimal number': 'Name     Kundennummer\nMuster   47.1108\n',
      'an item of a schedule of fees': 'Pos  BEL-Nr.  Bezeichnung\n 1   001 0    Modell\n 2   005 1    Modell\n',
      'a range of reference': 'Analyt     Ergebnis   Referenz\nFerritin   8          15-150\n',
    },
  },
};

/**
 * Digits behind capitals and a blank, alone in a cell under such a head: `MW-ABC 0441`.
 * Rule: as `numberInTable`; only the head counts. Capitals that abbreviate a thing own the number behind them.
 */
export const prefixedNumberInTable: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      ${cellStart}(?!${oneOf(thingAbbreviations)} )\p{Lu}{1,5}(?:[-/]\p{Lu}{1,5})? \d{3,8}${cellEnd}
    `,
  ],
  needsContext: true,
  contextReach: 0,
  contextWords: heads,
  examples: {
    finds: {
      'card of a fire brigade': 'Name\tDienstausweis\tX\nMuster\t⟦MW-ABC 0441⟧\tja\nBeispiel\t⟦MW-ABC 0442⟧\t–\n',
      'wide gaps': 'Name     Kundennummer\nMuster   ⟦QX 4711⟧\n',
      'voucher of a booking': 'Umsatz    Belegfeld 1    Text\n12,30     ⟦RG 44188⟧       Muster\n',
      pipes: '| Name | Vertragsnummer |\n| Muster | ⟦V 204⟧ |',
      CSV: 'name;customer_id;x\nMuster;⟦C/A 009912⟧;y\n',
      English: 'Name     Order number\nSample   ⟦ORD 4471⟧\n',
    },
    ignores: {
      'a currency': 'Name     Kundennummer\nMuster   EUR 4711\n',
      'another head': 'Name     Artikel\nMuster   QX 4711\n',
      'the word beside it': 'Mandat   FW 041\n',
      'two digits': 'Name     Kundennummer\nMuster   QX 47\n',
      'small letters': 'Name     Kundennummer\nMuster   qx 4711\n',
      'more in the cell': 'Name\tDienstausweis\tX\nMuster\tMW-ABC 0441 alt\tja\n',
    },
  },
};

/**
 * The same number at the beginning of a line, where the label begins the line above and others follow it: gaps between
 * columns get lost when a text is copied.
 * Rule: as `numberInTable`; the line of labels has no digit.
 */
export const numberUnderLabels: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('dgmu')`
      (?<=^[ \t>]{0,10})${numberLabel}(?!\p{L}):?(?:[ ][\p{L}.:/-]{2,25}){1,6}[ \t]{0,5}\r?\n[ \t>]{0,10}
      (?<value>[\p{Lu}\d][\p{L}\d./-]{3,20}[\p{L}\d])(?=[ \t]|\r?\n|$)
    `,
  ],
  isValid: isCellNumber,
  examples: {
    finds: {
      'two labels': 'Kassen-Nr. Status\n⟦103157857⟧ gültig\n',
      'more labels': 'Kundennummer Vertrag Datum\n⟦4711-08⟧ Strom 12.03.2024\n',
      'a quoted mail': '> Vorgangsnummer Ansprechpartner\n> ⟦V-20488⟧ Frau Muster',
      colons: 'Rechnungs-Nr.: Betrag:\n⟦2026/0417⟧ offen\n',
      capitals: 'KUNDENNUMMER NAME\n⟦471108⟧ MUSTER\n',
      English: 'Member No. Plan Status\n⟦881204417⟧ Gold active\n',
    },
    ignores: {
      'a number among the labels': 'Schülernummer in 2 Reihen\n4711-08 Strom\n',
      'another label first': 'Name Schülernummer Zone\n4711-08 Strom\n',
      'a date': 'Kundennummer Datum\n12.03.2024 Strom\n',
      'an amount': 'Kundennummer Betrag\n1.200,00 offen\n',
      'too short': 'Kundennummer Zone\n4711 Strom\n',
      'a word': 'Kundennummer Zone\nfehlt Strom\n',
    },
  },
};
