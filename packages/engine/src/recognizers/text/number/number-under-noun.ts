import type { Recognizer } from '../../../recognizer.js';
import { markedCellEnd, markedCellStart, spacedCellEnd, spacedCellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { ambiguousHeadNouns, englishHeadNouns, germanHeadNouns } from './head-nouns.js';
import { firstGroup, isCellNumber } from './number-in-table.js';

/** What a cell holds between bars, semicolons, commas or tabs. */
const cellNumber = String.raw`${firstGroup}(?:[-/._][\p{L}\d]{1,12}){0,4}`;

/**
 * Numbers between bars, semicolons, commas or tabs, under a head that names only what they number: `Mitglied`.
 * Rule: as `numberInTable`; such a word in prose says nothing, so rows that spaces make do not count.
 */
export const numberUnderNoun: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gmu')`${markedCellStart}${cellNumber}${markedCellEnd}`],
  isValid: isCellNumber,
  needsContext: true,
  contextWords: { de: germanHeadNouns },
  examples: {
    finds: {
      bars: '"Mitglied"|"Name"\n"⟦A-0044⟧"|"Muster"',
      semicolons: 'Kunde;Ort\n⟦4711-08⟧;Ulm',
      tabs: 'Vorgang\tOrt\n⟦88/12-B⟧\tUlm',
      'digits alone': 'Auftrag;Ort\n⟦471108⟧;Ulm',
      'creditor of an export': '"Kreditor";"Betrag"\n"⟦70412⟧";"2,00"',
      'students of a university': 'Matrikel;Note\n⟦3144177⟧;1,3',
      'second column': 'Ort;Ticket;x\nUlm;⟦HD-4471⟧;y',
      'spaces in the cells': '| Vertrag | Ort |\n| ⟦V-20488⟧ | Ulm |',
    },
    ignores: {
      'another head': 'Artikel;Ort\n4711-08;Ulm',
      'columns of spaces': 'Patient     Wert\n471-108-8     3',
      'too short': 'Kunde;Ort\n4711;Ulm',
      'a date': 'Auftrag;Ort\n12.03.2024;Ulm',
      'a word': 'Kunde;Ort\nMuster;Ulm',
      'two digits': 'Kunde;Ort\nMuster24;Ulm',
    },
  },
};

/**
 * The same under an English head, or one that is an English word, too: `Call`, `Fall`.
 * Rule: as `numberUnderNoun`; only the head counts, no word beside the number.
 */
export const numberUnderEnglishNoun: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    // no value of JSON
    pattern('gmu')`${markedCellStart}(?<!: ?")${cellNumber}${markedCellEnd}`,
    // commas without quotes
    pattern('gmu')`(?<=^|[\p{L}\d"],|,,)${cellNumber}(?=,(?!\d\d(?!\S))|\r?\n|$)`,
  ],
  isValid: isCellNumber,
  needsContext: true,
  contextReach: 0,
  contextWords: { de: [...germanHeadNouns, ...ambiguousHeadNouns], en: englishHeadNouns },
  examples: {
    finds: {
      'commas without quotes': 'Town,Receipt,Notes\nAyr,⟦R-25-11804⟧,monthly\nOban,⟦R-25-11805⟧,x\n',
      'calls of a help desk': '| Call   | Logged     |\n|--------|------------|\n| ⟦118402⟧ | 28/09/2026 |\n',
      semicolons: 'Incident;State\n⟦IR-4471⟧;open\n',
      tabs: 'Job\tTown\n⟦118402⟧\tAyr\n⟦118403⟧\tOban\n',
      'second column': '| Town | Invoice | Paid |\n| Ayr | ⟦NW-4418⟧ | no |',
      commas: 'Complaint,Town,Paid\n"⟦C-118204⟧","Ayr","no"',
      'German head': 'Fall\tOrt\n⟦2026-0417⟧\tUlm\n',
      'head of two words': 'Work order|Town\n⟦55812⟧|Ayr',
      'lots of an auction': 'Lot|Vendor|Hammer\n118|⟦V-0417⟧|120.00\n',
      'accounts of debtors': 'A/c\tCustomer\tTown\n⟦SAM017⟧\tSample Kitchens\tAyr\n',
      'their oldest invoices': 'Customer\tOldest inv.\tInv. date\nSample Kitchens\t⟦SI-90417⟧\t22/05/2026\n',
    },
    ignores: {
      'a value of JSON': '"order": "none", "x": 1,\n"sku": "TSH-2044", "x": 2,\n',
      'another head': '| Part   | Logged     |\n| 118402 | 28/09/2026 |\n',
      'the word beside it': 'Call missed;47110;Ayr;x',
      'columns of spaces': 'Job         Town\n471-108-8     Ayr\n',
      'a date': 'Call;Town\n28/09/2026;Ayr',
      'too short': 'Job;Town\n4711;Ayr',
      'a word': 'Client;Town\nSample;Ayr',
    },
  },
};

/**
 * Digits, with joints or capitals before them, in a row that spaces make, under a head that names only what they
 * number: `Ihre Bestellung    Auftrag`.
 * Rule: as `numberUnderNoun`, with five to ten digits; only the head counts, no word beside the number.
 */
export const digitsUnderNoun: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      ${spacedCellStart}
      (?:
      \d{5,10}|\d{1,3}(?:\.\d{3}){2}|
      (?!\d\d/(?:19|20)\d\d)(?:\d\d/\d{3,6}|\d{4,6}[-/]\d{2,6}(?:[-/]\d{1,4})?)|
      \p{Lu}{1,4}\d{0,2}[-/]?(?:\d{2,4}[-/]){0,2}\d{3,10}|
      \p{Lu}{1,3}\d\d\p{Lu}\d{3,8}|
      \p{Lu} \d{4,8}
      )
      ${spacedCellEnd}
    `,
  ],
  isValid: isCellNumber,
  needsContext: true,
  contextReach: 0,
  contextWords: { de: [...germanHeadNouns, ...ambiguousHeadNouns], en: englishHeadNouns },
  examples: {
    finds: {
      'capitals first': 'Beleg       Datum\n⟦RE20418⟧     12.09.2026\n⟦RE20455⟧     19.09.2026\n',
      'policy with points': 'Polizze      Sparte\n⟦81.442.907⟧   Haushalt\n',
      'flat of a contract': 'Vertrag        Objekt\n⟦0417-02-01⟧     Ring 8\n',
      'line of references': 'Kunde     Auftrag   vom        Bearb.\n⟦104466⟧    ⟦618205⟧    14.07.26   Muster\n',
      'first column': 'Vorgang    Ort\n⟦4711080⟧    Ulm\n',
      'a letter apart': 'Kunde          Auftr.     Datum\nMuster         ⟦A 44188⟧    12.03.2026\n',
      'last column': 'Ort     Vertrag\nUlm     ⟦4711080⟧\n',
      'a letter within':
        'Arzt        Ihre Rg.     CHF\nMuster      ⟦LR26A44188⟧   96.40\nMuster      ⟦2026-418⟧     12.00\n',
      'head of two words': 'Ihre Bestellung   Ort\n⟦4500118820⟧        Ulm\n',
      'second row': 'Beleg     Ort\n⟦471108⟧    Ulm\n⟦471109⟧    Bonn\n',
      'statement of an account': 'Type   Reference   Details\nINV    ⟦47110⟧       Samples\n',
      'with a joint': 'Auftrag    Kunde\n⟦55/201⟧     Muster\n',
      'under the right edge': 'Ort       Ticket\nUlm      ⟦4711080⟧\n',
    },
    ignores: {
      'another head': 'Artikel    Ort\n4711080    Ulm\n',
      'the word beside it': 'Sendung    47110    Ulm\n',
      'four digits': 'Auftrag    Ort\n4711       Ulm\n',
      'a range': 'Test       Reference\n134        134-144\n',
      'an amount': 'Rechnung   Ort\n47110,80   Ulm\n',
      'letters in the cell': 'Vertrag    Ort\n4711080a   Ulm\n',
      'more in the cell': 'Auftrag    Ort\n47110 Stück   Ulm\n',
    },
  },
};
