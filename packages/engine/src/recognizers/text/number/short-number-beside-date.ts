import type { Recognizer } from '../../../recognizer.js';
import { cellEndButNoComma, cellStart, nextCell } from '../cell.js';
import { dayAndHour } from '../date/date-forms.js';
import { pattern } from '../pattern.js';
import { notAYear } from '../years.js';
import { headsOfPapers } from './short-number-in-table.js';

/**
 * Short numbers of papers in a table, with a date in the column beside them: `418       12.03.2026`.
 * Rule: as `shortNumberInTable`, under the label of any paper; the columns may be made of spaces.
 */
export const shortNumberBesideDate: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`${cellStart}${notAYear}\d{3,4}(?=${nextCell}${dayAndHour})`,
    pattern('gmu')`(?<=${dayAndHour}${nextCell})${notAYear}\d{3,4}${cellEndButNoComma}`,
  ],
  needsContext: true,
  contextReach: 0,
  contextWords: headsOfPapers,
  examples: {
    finds: {
      'invoices of a craftsman':
        'Rg-Nr     Datum        Betrag\n⟦418⟧       12.03.2026   118,20\n⟦419⟧       14.03.2026    88,00\n',
      'date first': 'Datum        Beleg-Nr.   Betrag\n12.03.2026   ⟦4418⟧        118,20\n',
      English: 'Invoice no   Date         Net\n⟦418⟧          12/03/2026   118.20\n',
      hash: 'Job #     Date         Town\n⟦4418⟧      12/03/2026   Ayr\n',
      bars: '| Auftrags-Nr. | Datum |\n| ⟦418⟧ | 12.03.2026 |\n',
      'ISO date': 'Ticket no   Opened\n⟦418⟧         2026-03-12\n',
    },
    ignores: {
      'another head': 'Menge     Datum\n418       12.03.2026\n',
      'no date': 'Rg-Nr     Betrag\n418       118,20\n',
      'a year': 'Rg-Nr     Datum\n2024      12.03.2026\n',
      'two digits': 'Rg-Nr     Datum\n41        12.03.2026\n',
      'the label beside it': 'Rg-Nr fehlt    418    12.03.2026\n',
      'an amount': 'Datum        Rg-Nr\n12.03.2026   418,20\n',
    },
  },
};
