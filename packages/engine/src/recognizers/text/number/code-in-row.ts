import type { Recognizer } from '../../../recognizer.js';
import { cellEndButNoComma, cellStartButNoComma } from '../cell.js';
import { pattern, source } from '../pattern.js';
import { isCode } from './code-shape.js';
import { personInRow } from './person-in-row.js';

/**
 * Seven, nine or twelve digits, since eight are a bank's or a day unless a zero begins them, six a postal code;
 * `8ZRI0048217`, `TN/20479`, `MS25-031`, `V-24-118`, `KK/PI/094`; a room has a letter and three digits.
 */
const code = source`
  (?:
  \d?\p{Lu}{1,5}[-/]?\d{4,12}|
  \d?\p{Lu}{2,5}[-/]\d{3}|
  \p{Lu}{1,4}\d\d[-/]\d{2,6}|
  \p{Lu}{1,4}[-/](?:\d{2,4}|\p{Lu}{1,4})[-/]\d{2,6}|
  \d{2,4}[-/]\p{Lu}{1,4}[-/]?\d{2,6}|
  \d{4,8}-\p{Lu}{1,2}|
  \d{7}|\d{9}|\d{12}|0(?!\d{3}(?:19|20))\d{7}
  )
`;

/**
 * A code alone in its cell, in a row of a table that has something of a person besides, whatever its head says:
 * `Muster | 0171 3920134 | MS25-031`.
 * Rule: as `isCode`, with a capital or seven or nine digits; a mailbox, telephone, birth or IBAN in the same row. Rows
 * of goods have none.
 */
export const codeInRow: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`${cellStartButNoComma}${code}${cellEndButNoComma}(?=[^\r\n]{0,240}?${personInRow})`,
    pattern('gmu')`${cellStartButNoComma}(?=${code}${cellEndButNoComma})(?<=${personInRow}[^\r\n]{0,240})${code}`,
    // first of a tuple of SQL: `('TV004417','Muster','1980-03-12')`
    pattern('gu')`(?<=(?:^|[\s,])\(["'])${code}(?=["'],[^\r\n]{0,240}?${personInRow})`,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'behind a telephone': 'Muster Erna | 0171 3920134 | ⟦MS25-031⟧ | offen',
      'before a telephone': '⟦TN/20479⟧     Erna Sample     0171 3920134',
      'behind a birth': 'Muster;12.03.1980;⟦8ZRI0048217⟧\n',
      'before a mailbox': '⟦KX-20417⟧\tErna\terna@example.org',
      'first of a tuple': "VALUES\n('⟦TV004417⟧','Muster','Erna','1980-03-12'),",
      'before an account': '| ⟦V-24-118⟧ | Muster | DE89 3704 0044 0532 0130 00 |',
      'before a telephone of Australia': '⟦SAM0008⟧  Erna Sample (aunt)  (03) 5550 2716  none\n',
      'digits behind a birth': ' 1  Erna Sample       mother   02/19/1996   ⟦5507713⟧\n',
      'letters between joints': 'erna@example.org;⟦KK/PI/094⟧;x\n',
      'zero first, before a British plate': 'Sample   Muster Ltd   ⟦04418237⟧     VK66 OTL   as above\n',
      'before a telephone of India': '1    B-201  ⟦2204417⟧  Sample Erna    T.Y.   90110 04417\n',
      'before an American telephone': '⟦KX-20417⟧ | Sample | (937) 555-0163\n',
    },
    ignores: {
      'nothing of a person': '8ZRI0048217 | Kompressor | 312',
      'a room': 'Muster | B204 | 0171 3920134',
      'more in the cell': 'Muster | 8ZRI0048217 alt | 0171 3920134',
      'in a sentence': 'the TN/20479 called 0171 3920134 once',
      'a telephone of the next row': 'Lampe | 8ZRI0048217\nMuster | 0171 3920134',
      'two digits': 'Muster | MS-31 | 0171 3920134',
      'eight digits': 'Muster;12.03.1980;55077138\n',
      'a day without its points': 'Muster;12.03.1980;05072013\n',
      'a year of today': 'Lampe;12.03.2026;8ZRI0048217\n',
    },
  },
};
