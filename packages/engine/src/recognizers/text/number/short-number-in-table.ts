import type { Recognizer } from '../../../recognizer.js';
import { cellEnd, cellStart, markedCellOrLineEnd, markedCellStart } from '../cell.js';
import { pattern } from '../pattern.js';
import { englishHolderStems, englishNumberStems, germanHolderStems, germanNumberStems } from './case-labels.js';
import { compounds } from './number-in-table.js';

/** Labels of papers, orders and cases, as heads of their numbers. */
export const headsOfPapers = {
  de: compounds(germanNumberStems, ['-nummer', '-nr']),
  en: compounds(englishNumberStems, [' number', ' no', ' #']),
} as const;

/**
 * Short numbers of members, customers, patients or staff in a table, under the label in its head.
 * Rule: as `numberInTable`, with three or four characters, or capitals and then two digits; only the head counts, no
 * word beside the number.
 */
export const shortNumberInTable: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gmu')`${cellStart}(?:\d{3,4}|\p{Lu}-?\d{2,3}|\p{Lu}{2,6}\d{2,3})${cellEnd}`],
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: [
      ...compounds(germanHolderStems, ['-nummer', '-nr', '-id']), 'pnr', 'pnr.', 'mgl', 'mgl.', 'mglnr', 'persnr',
      'mnr', 'knr', 'kdnr',
    ], // prettier-ignore
    en: [
      ...compounds(englishHolderStems, [' number', ' no', ' nbr', ' id', ' #', ' code']),
      'emp',
      'empl',
      'cl. code',
      'cl code',
    ],
  },
  examples: {
    finds: {
      'members of a club': 'Name       Mitgl.-Nr.   anw.\nMuster     ⟦0233⟧         x\nBeispiel   ⟦0418⟧         x\n',
      bars: '| Name | Personalnummer |\n| Muster | ⟦471⟧ |',
      semicolons: 'Kunden-Nr.;Name\n⟦4711⟧;Muster',
      'a letter before it': 'Name\tPatienten-ID\nMuster\t⟦P471⟧',
      'a letter and a hyphen': 'Name     Mieter-Nr.\nMuster   ⟦M-12⟧\n',
      'head of three letters': 'Name;PNR;Std\nMuster;⟦4471⟧;38\n',
      'head abbreviated': 'Mitgl-Nr,Name,Ort\n⟦471⟧,Muster,Ulm\n⟦472⟧,Beispiel,Bonn',
      'capitals and digits': 'Cl. code | Client\n⟦SAMP04⟧   | Erna Sample\n',
      English: 'Name,Mbr No,Plan\nSample,⟦4711⟧,Gold',
      'second row of a table': 'Mitgliedsnummer  Ort\n⟦4711⟧             Ulm\n⟦4712⟧             Bonn\n',
    },
    ignores: {
      'another head': 'Name       Parz.   anw.\nMuster     0233    x\n',
      'the label beside it': 'Kunden-Nr. fehlt  412  Stück\n',
      'two digits': 'Kunden-Nr.;Name\n47;Muster',
      'five characters, with a decimal point': 'Kunden-Nr.;Name\n4.711;Muster',
      'a word': 'Kunden-Nr.;Name\nfehlt;Muster',
      'a unit in the cell': 'Kunden-Nr.;Name\n471 g;Muster',
    },
  },
};

/**
 * Numbers of officers in a table, under a head for what they wear; a visitor's badge has a letter.
 * Rule: as `shortNumberInTable`, with three to five digits.
 */
export const officerInTable: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gmu')`${cellStart}\d{3,5}${cellEnd}`],
  needsContext: true,
  contextReach: 0,
  contextWords: { en: ['badge', 'collar', 'shoulder no', 'warrant no'], de: ['dienstmarke', 'rückennummer'] },
  examples: {
    finds: {
      'badges of officers': 'Badge  Officer        Radio\n⟦4418⟧   Sample, E.     512\n',
      bars: '| Officer | Collar |\n| Sample | ⟦418⟧ |\n',
      semicolons: 'Name;Dienstmarke\nMuster;⟦04418⟧\n',
      'second row': 'Officer   Badge\nSample    ⟦4418⟧\nExample   ⟦4419⟧\n',
      commas: 'Name,Collar no,Team\nSample,⟦4418⟧,A\nExample,⟦4419⟧,B\n',
      tabs: 'Badge\tOfficer\n⟦318⟧\tSample\n',
    },
    ignores: {
      'badge of a visitor': 'Area         Badge   Out\nRoof, plant  C014    15:20\nOffice       V032    12:30\n',
      'another head': 'Radio  Officer\n4418   Sample\n',
      'two digits': 'Badge  Officer\n44     Sample\n',
      'the word beside it': 'Badge tap  4418  Sample\n',
      'an amount': 'Name;Badge\nSample;4,18\n',
      'a word': 'Name;Badge\nSample;none\n',
    },
  },
};

/**
 * Short numbers of papers, orders and cases between bars, semicolons or tabs, under a head that is their label.
 * Rule: as `shortNumberInTable`, with three or four digits, or capitals, joints and digits: `BM/SEP/31`; columns that
 * spaces make do not count.
 */
export const shortNumberInCell: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      ${markedCellStart}(?:\d{3,4}|\p{Lu}{1,4}(?:[/-]\p{Lu}{2,4})?[/-]?\d{1,4}(?:[/-]\d{1,4})?)${markedCellOrLineEnd}
    `,
  ],
  needsContext: true,
  contextReach: 0,
  contextWords: headsOfPapers,
  examples: {
    finds: {
      tabs: 'Vendor\tInvoice No.\tNet\nSample\t⟦417⟧\t2,00\n',
      'letters between joints': 'Vendor\tInvoice No.\tNet\nSample\t⟦BM/SEP/31⟧\t2,00\n',
      semicolons: 'Firma;Rg.-Nr.;Betrag\nMuster;⟦118⟧;2,00\n',
      bars: '| Firma | Auftragsnummer |\n| Muster | ⟦A-118⟧ |\n',
      'first column': 'Ticket no|State\n⟦4471⟧|open\n',
      'second row': 'Beleg-Nr.;Betrag\n⟦118⟧;2,00\n⟦119⟧;3,00\n',
    },
    ignores: {
      'another head': 'Vendor\tQuantity\tNet\nSample\t417\t2,00\n',
      'columns of spaces': 'Vendor   Invoice No.   Net\nSample   417           2,00\n',
      'two digits': 'Firma;Rg.-Nr.;Betrag\nMuster;47;2,00\n',
      'an amount': 'Firma;Rg.-Nr.;Betrag\nMuster;41,70;2,00\n',
      'a word': 'Firma;Rg.-Nr.;Betrag\nMuster;fehlt;2,00\n',
      'the label beside it': 'Rg.-Nr. fehlt;412;Stück\n',
    },
  },
};
