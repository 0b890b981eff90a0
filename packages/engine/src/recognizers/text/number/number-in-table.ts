import type { Recognizer } from '../../../recognizer.js';
import { behindCell, cellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { englishNumberStems, germanNumberStems } from './case-labels.js';
import { isNumber } from './number-token.js';

const compounds = (stems: readonly string[], endings: readonly string[]): string[] =>
  stems.flatMap((stem) => endings.map((ending) => `${stem}${ending}`));

/** Five characters or more, three digits among them, and no decimal number. */
const isCellNumber = (value: string): boolean =>
  isNumber(value) && value.length >= 5 && /\d.*\d.*\d/.test(value) && !/^\d+[.]\d+$/.test(value);

/** The first group: a capital or digit, with a digit near. */
const firstGroup = String.raw`(?=[\p{L}./-]{0,12}\d)[\p{Lu}\d][\p{L}\d]{0,12}`;

/** Initials behind a year: `1187/26 WA-kt`. */
const initials = String.raw`(?<=/\d{2,4}) \p{Lu}{1,3}(?:[-/]\p{L}{1,3})?`;

/** Table heads that are no compound with a number's word. */
const germanHeads = [
  'aktenzeichen', 'ihr zeichen', 'unser zeichen', 'versicherungsschein', 'police', 'tankkarte', 'kundenkarte',
  'mandatsreferenz', 'mandat', 'kassenzeichen', 'geschäftszeichen', 'vertragskonto', 'beitragskonto',
]; // prettier-ignore

/**
 * The same numbers in a table, under the label in its head.
 * Rule: as `labelledNumber`, but with five characters or more, a digit and a letter or joint, alone in its cell.
 */
export const numberInTable: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      ${cellStart}${firstGroup}(?:(?:[-/._]| (?=\d))[\p{L}\d]{1,12}){0,4}(?:${initials})?(?=${behindCell})
    `,
  ],
  isValid: isCellNumber,
  needsContext: true,
  contextWords: {
    de: [...compounds(germanNumberStems, ['-nummer', '-nr', '-id']), ...germanHeads],
    en: compounds(englishNumberStems, [' number', ' no', ' id', ' ref']),
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
      'sign with initials': 'Unser Zeichen      Datum\n⟦1187/26 WA-kt⟧      12.03.2026\n',
      English: 'Name     Order number\nSample   ⟦ORD-4471⟧\n',
    },
    ignores: {
      'another head': 'Name     Artikel\nMuster   4711-08\n',
      'a date': 'Name     Kundennummer\nMuster   12.03.2024\n',
      'an amount': 'Name     Kundennummer\nMuster   1.200,00\n',
      'a word': 'Name     Kundennummer\nMuster   fehlt\n',
      'too short': 'Name     Kundennummer\nMuster   4711\n',
      'a decimal number': 'Name     Kundennummer\nMuster   47.1108\n',
      'a range of reference': 'Analyt     Ergebnis   Referenz\nFerritin   8          15-150\n',
    },
  },
};

const nouns = [
  'mitglied', 'kunde', 'mandant', 'patient', 'vertrag', 'auftrag', 'rechnung', 'ticket', 'vorgang', 'beleg', 'kreditor',
  'debitor', 'lieferant',
]; // prettier-ignore

/**
 * The same numbers between bars, semicolons, commas or tabs, under a head that names only what they number: `Mitglied`.
 * Rule: as `numberInTable`; such a word in prose says nothing, so rows that spaces make do not count.
 */
export const numberUnderNoun: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      (?<=[|;\t"] {0,20}|^)${firstGroup}(?:[-/._][\p{L}\d]{1,12}){0,4}(?= {0,20}[|;\t"])
    `,
  ],
  isValid: isCellNumber,
  needsContext: true,
  contextWords: { de: nouns },
  examples: {
    finds: {
      bars: '"Mitglied"|"Name"\n"⟦A-0044⟧"|"Muster"',
      semicolons: 'Kunde;Ort\n⟦4711-08⟧;Ulm',
      tabs: 'Vorgang\tOrt\n⟦88/12-B⟧\tUlm',
      'digits alone': 'Auftrag;Ort\n⟦471108⟧;Ulm',
      'creditor of an export': '"Kreditor";"Betrag"\n"⟦70412⟧";"2,00"',
      'second column': 'Ort;Ticket;x\nUlm;⟦HD-4471⟧;y',
      'spaces in the cells': '| Vertrag | Ort |\n| ⟦V-20488⟧ | Ulm |',
    },
    ignores: {
      'another head': 'Artikel;Ort\n4711-08;Ulm',
      'columns of spaces': 'Patient     Wert\n4711-08     3',
      'too short': 'Kunde;Ort\n4711;Ulm',
      'a date': 'Auftrag;Ort\n12.03.2024;Ulm',
      'a word': 'Kunde;Ort\nMuster;Ulm',
      'two digits': 'Kunde;Ort\nMuster24;Ulm',
    },
  },
};
