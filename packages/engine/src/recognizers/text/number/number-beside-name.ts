import type { Recognizer } from '../../../recognizer.js';
import { nextCell, rowStart } from '../cell.js';
import { dayAndHour } from '../date/date-forms.js';
import { pattern, source } from '../pattern.js';
import { notAYear } from '../years.js';

/** No year, no round count; a short one begins with zero. */
const number = String.raw`${notAYear}(?!\d{1,3}000(?!\d))(?:\d{5,9}|0\d{3})`;
/** No year and no round count. */
const noCount = String.raw`${notAYear}(?!\d{1,6}00(?!\d))`;
const word = String.raw`\p{Lu}(?:['’]\p{Lu})?\p{Ll}[\p{L}'’-]{0,20}`;
/** `Erna Muster`, `A. Zielinski`; no more words. */
const twoWords = source`(?:Dr\. |Prof\. |Herr |Frau |Mrs?\.? |Ms\.? )?(?:${word}|\p{Lu}\.) ${word}`;
/** `Patil Sanjay Maruti`, `Bhosale Vikas D.` */
const severalWords = source`${word}(?: (?:${word}|\p{Lu}\.)){1,3}`;
/** `Muster, Erna` */
const surnameFirst = source`${word}(?: ${word})?, (?:Dr\. )?${word}`;
/** What stands in place of the name. */
const nobody = String.raw`(?:VACANT|[vV]acant|[uU]nbesetzt|[vV]akant|N\.N\.)(?: \([^)\n]{1,30}\))?`;
/** A price, a measure or a package in the row. */
const ofGoods = source`
  [^\r\n]{0,200}(?:
  \d[.,]\d\d(?![\d.,/])|[€$£%²°]|\d ?(?:mm|cm|m|kg|g|ml|l|cl|W|V|kW|x)(?!\p{L})|
  (?<!\p{L})(?:EUR|GBP|USD|CHF|[sS]tk|[sS]tück|St|[pP]cs|[pP]ack|[kK]arton|[bB]ox|[rR]olle|VE|PE|[pP]aar|[bB]und|[sS]ack|
  [tT]opf)(?!\p{L})
  )
`;
/** Pieces, packs and the like in the row. */
const pieces = source`
  [^\r\n]{0,200}(?<!\p{L})(?:[sS]tk|[sS]tück|[pP]cs|[pP]ack|[pP]ak|[kK]arton|[rR]olle|[rR]ol|VE|PE|[pP]aar|[bB]und|[sS]ack|
  [pP]latten|[pP]sch|lfm|[eE]ach)\.?(?!\p{L})
`;
/** Goods have a price in their row. */
const toPrice = String.raw`[^\r\n]{0,200}\d[.,]\d\d(?![\d.,/])`;
/** A cell ends here, behind the quote that closes it, or a bracket follows. */
const cellEndOrBracket = String.raw`"?(?=[ ]{0,20}(?:[|;\t,\r\n(]|$)| {2})`;
/**
 * The number that begins a row of a table, with a person written surname first beside it, or with a date and a name:
 * `20417;"Muster, Erna";…`, `| 20418 | 12.03.2026 | Erna Muster |`.
 * Rule: five digits or more, or four of which the first is zero; goods have no name with a comma, and no date.
 */
export const numberBesideName: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`${rowStart}${number}(?="?(?:[ ]{0,20}[|;\t][ ]{0,20}"?|,"?)${surnameFirst}${cellEndOrBracket})`,
    // columns of spaces, three at least, and nothing of goods: `441087    Friesen, Corinne    CRN    1.0`
    pattern('gmu')`
      (?<=^[ \t]{0,12})${number}(?= {2,20}(?:${surnameFirst}|${nobody}) {2,30}[^\s](?!${ofGoods}))
    `,
    pattern('gmu')`
      ${rowStart}${number}
      (?=${nextCell}${dayAndHour}${nextCell}(?:${surnameFirst}|${twoWords})${cellEndOrBracket})
    `,
    pattern('gmu')`
      ${rowStart}${number}
      (?=${nextCell}(?:${surnameFirst}|${twoWords})${nextCell}${dayAndHour}${cellEndOrBracket})
    `,
    // several in a line, each behind its name: `Muster Erna 30418, Huber Max 30877`
    pattern('gu')`
      (?<=(?:^|[:,;\n] ?)${twoWords} \(?)${noCount}\d{4,8}
      (?=\)?[,;] ${twoWords} \(?\d{4,8}\)?(?:[,;.]|\s|$))`,
    pattern('gu')`
      (?<=${twoWords} \(?\d{4,8}\)?[,;] ${twoWords} \(?)${noCount}\d{4,8}
      (?=\)?(?:[,;.]|\s|$))(?!\)?[.,]\d)`,
  ],
  examples: {
    finds: {
      'surname first': 'ID;Name;Summe\n⟦20417⟧;"Muster, Erna";12,00\n',
      'a date between': '| ⟦118402⟧ | 28/09/2026 | Siobhan Sample       |\n',
      'a title': '| ⟦118417⟧ | 29/09/2026 | Prof. A. Sample |\n',
      'columns of spaces': '⟦0417⟧  Erna Muster     12.03.2020\n⟦0418⟧  Max Beispiel    13.04.2021\n',
      'several in a line': 'Personal: Muster Erna ⟦30418⟧, Beispiel Max ⟦30877⟧, Probe Ida ⟦31102⟧\n',
      commas: 'No,Name,Date\n⟦20417⟧,"Sample, Erna",2026-03-12\n',
      'roster in columns of spaces':
        '⟦441087⟧    Sample, Erna      CRN     1.0     D\n⟦441590⟧    VACANT (posted)   HCA     0.4\n',
      'a date behind the name': '⟦20418⟧ | Max Beispiel | 13.03.2026\n',
      tabs: '⟦20418⟧\tMuster, Max\toffen\n',
    },
    ignores: {
      'goods, no date': '20417 | Schrauben Edelstahl | 12,00\n',
      'not first in its row': '| x | 118402 | 28/09/2026 | Siobhan Sample |\n',
      'plants in columns of spaces': '20044    Hainbuche, Heckenpflanze            80 cm\n',
      'goods in columns of spaces, packed': '20044    Schraube, Edelstahl    100    Stk\n',
      'one in a line': 'Modell: Lampe Rund 30418, weiss\n',
      'a sentence': '20417 Muster, Erna kam\n',
      'four digits': '4171;"Muster, Erna";12,00\n',
      'a year': '2024;"Muster, Erna";12,00\n',
      'a round count': '12000;"Muster, Erna";12,00\n',
      'small letters': '20417;"schraube, verzinkt";12,00\n',
    },
  },
};

/**
 * The same under a head that says no more than `Nr.` or `ID`, with two words that can be a name beside it.
 * Rule: as `numberBesideName`; only the head counts, no word beside the number.
 */
export const numberUnderNr: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    // capitals first: `M-0417`; of a junior: `J04`
    pattern('gmu')`
      ${rowStart}(?:
      (?:${number}|\p{Lu}{1,4}[-/]?\d{3,8})(?=${nextCell}${twoWords}${cellEndOrBracket}(?!${pieces}))|
      (?:${number}|\p{Lu}{1,4}[-/]?\d{2,8})(?=${nextCell}${surnameFirst}(?!${toPrice})${cellEndOrBracket})
      )
    `,
    // a date beside it: `44188     02.02.26     Kran`
    pattern('gmu')`${rowStart}(?:${number}|\p{Lu}{1,4}[-/]?\d{4,8})(?=${nextCell}${dayAndHour}${cellEndOrBracket})`,
    // the second column, behind the number of the row: `1   T-1147  Patil Sanjay Maruti`
    pattern('gmu')`
      (?<=^[ \t]{0,12}\|?[ \t]{0,12}\d{1,3}[.)]?${nextCell})(?:\p{Lu}{1,4}[-/]?\d{3,8}|${notAYear}\d{3,8})
      (?=${nextCell}(?:${severalWords}|${surnameFirst}(?!${toPrice}))${cellEndOrBracket})
    `,
    // the column behind the name: `311    Erna Sample     W00418273    Dwight 104`
    pattern('gmu')`
      (?<=(?:^|[ ]{2}|[|;\t,] ?)(?:${severalWords}|${surnameFirst})${nextCell})
      (?:\p{Lu}{1,3}[-/]?\d{5,9}|\d{6,9})${cellEndOrBracket}(?!${ofGoods})
    `,
  ],
  needsContext: true,
  contextReach: 0,
  contextWords: {
    de: ['nr', 'nr.', 'nummer', 'id', 'kennung', 'lfd. nr.', 'code', 'badge', 'ausweis', 'kürzel', 'pers.'],
    en: [
      'no', 'no.', 'number', 'ref', '#', 'token', 'ticket', 'tkt', 'clock', 'emp', 'empl.', 'staff', 'roll', 'reg',
      'regn', 'seat', 'bib', 'tag',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'behind the number of the row':
        'Sr  Token   Name               Desig.\n1   ⟦T-4417⟧  Sample Erna Maria  Fitter\n2   ⟦T-4418⟧  Sample Max D.      Fitter\n',
      'in the column behind the name':
        'Room   Student            ID           Moved to\n311    Erna Sample        ⟦W00418273⟧    Hall 104\n',
      bars: '| Nr | Name | Betrag |\n|---|---|---|\n| ⟦20417⟧ | Erna Muster | 12,00 |\n',
      semicolons: 'ID;Name;Summe\n⟦20417⟧;Erna Muster;12,00\n',
      tabs: 'No\tName\tPaid\n⟦20417⟧\tErna Sample\tyes\n',
      'capitals first': '| ID | Name | Team |\n|----|------|------|\n| ⟦M-0417⟧ | Erna Muster | A |\n',
      'zero first': 'Nummer;Name;Ort\n⟦0417⟧;Erna Muster;Ulm\n',
      'columns of spaces': 'Nr.     Name          Betrag\n⟦20417⟧   Erna Muster   12,00\n',
      'second row': 'Ref|Name|x\n⟦20417⟧|E. Sample|y\n⟦20418⟧|M. Sample|y\n',
      'surname first':
        'EMP #     NAME                CLASS\n⟦441088⟧    Sample, Erna        CRN\n⟦441362⟧    Sample, Max         LPN\n',
      'junior of a club': 'No.    Name\n⟦0059⟧   Sample, Max     as above\n⟦J04⟧    Sample, Tim     cash\n',
      'a date beside it': 'LN-Nr.   Tag         Gerät\n⟦44188⟧    02.02.26    Kran\n⟦44219⟧    03.02.26    Kran\n',
    },
    ignores: {
      'plants with a price': 'Nr.      Name                        Preis\n20044    Hainbuche, Heckenpflanze    24,90\n',
      'goods behind the number of the row': 'Pos  Artikel   Name\n1    T-4417    Lampe Rund Weiss\n',
      'goods in the first column': 'Artikel               Nr.         Menge\nSample Lampe Rund     471108      2 Stk\n',
      'another head': '| Art. | Name | Betrag |\n|---|---|---|\n| 20417 | Bosch Bohrer | 12,00 |\n',
      'one word': '| Nr | Ware | Betrag |\n|---|---|---|\n| 20417 | Bohrer | 12,00 |\n',
      'no head': '20417;Erna Muster;12,00\n',
      'three digits': 'ID;Name;Summe\n417;Erna Muster;12,00\n',
      'a year': 'Nr;Name;Summe\n2024;Erna Muster;12,00\n',
      'goods with a letter and two digits': 'Nr      Name\nB20     Blaue Lampe\n',
      'goods with a price': 'Pos  Nr.      Name\n1    118204   Schraube, Edelstahl   12,00\n',
      'goods in pieces':
        'Art.-Nr.    Bezeichnung          Menge    Einh.\n990001      Palettenpfand Euro   2        Stk\n',
      'small letters': 'ID;Ware;Summe\n20417;rote Lampe;12,00\n',
    },
  },
};
