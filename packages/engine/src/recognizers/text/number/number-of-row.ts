import type { Recognizer } from '../../../recognizer.js';
import { nextCell, rowStart } from '../cell.js';
import { pattern, source } from '../pattern.js';
import { personInRow } from './person-in-row.js';

/** Digits alone, no year, no round count; letters before them: `00417`, `100482`, `P-318`, `TN/0412`, `BE20418`. */
const number = source`
  (?:
  (?!(?:19|20)\d\d(?!\d)|\d{1,6}000(?!\d))\d{4,9}|
  \p{Lu}{1,5}(?:[-/]\p{Lu}{1,4}){0,2}[-/]\d{3,8}|
  \p{Lu}{1,4}\d{4,8}
  )
`;

/**
 * The number that begins a row of a register, whatever its head says, where the row has something of a person besides:
 * `00417;Herr;Muster;Erna;12.03.1980`, `| P-318 | Erna Muster | 12.03.1980 |`.
 * Rule: four to nine digits, capitals with a joint and three digits, or with four and none, alone in the first cell; a
 * mailbox, telephone, birth or account in the same row. Rows of goods have none.
 */
export const numberOfRow: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [pattern('gmu')`${rowStart}${number}(?=${nextCell}[^\r\n]{0,240}?${personInRow})`],
  examples: {
    finds: {
      'members of a club': 'X;Anrede;Name;Geb.\n⟦00417⟧;Herr;Muster;12.07.1948;Ulm\n',
      'empty cells between': 'X,Last,First,Phone\n⟦100803⟧,,,,(937) 555-0130,\n',
      'patients of a round': '| ⟦P-318⟧ | Erna Muster | 14.09.1936 | Ring 8 |\n',
      'payroll, columns of spaces': '⟦0114⟧   MUSTER, ERNA     1971-05-30  80.0\n',
      'behind it a mailbox': '⟦4471⟧\tErna\terna@example.org\n',
      'letters between joints': '| ⟦SM/N/0418⟧ | Erna | 0171 3920134 |\n',
      'letters without a joint': 'PatRef,Title,Name,DOB\n⟦BE20418⟧,Mrs,Sample,04/11/1949,Ayr\n',
      'one letter': 'ID,Vorname,Nachname,E-Mail\n⟦K4418⟧,Erna,Muster,erna@example.org\n',
      'a form of address in its cell': '⟦K4418⟧;Frau;Erna;Muster;Ulm\n',
      'an account behind it': '⟦70412⟧;Muster;DE89 3704 0044 0532 0130 00\n',
    },
    ignores: {
      'nothing of a person': '10482;Schrauben;12,00;Lager\n',
      'three digits': '101;Muster;12.07.1948\n',
      'a year': '2019;Muster;12.07.1948\n',
      'a round count': '12000;Muster;12.07.1948\n',
      'no column behind it': '10482 Muster, 0171 3920134\n',
      'a day of this year': '10482;Schrauben;12.03.2026\n',
      'a letter alone before it': 'B204;Muster;12.07.1948\n',
      'not first': 'Muster;10482;12.07.1948\n',
    },
  },
};
