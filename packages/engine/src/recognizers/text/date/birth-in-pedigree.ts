import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';

const month = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)';
/** `3 FEB 1941`, `FEB 1941`, `1941`, with what is said of how sure it is. */
const date = source`
  (?:@#DGREGORIAN@ )?(?:(?:ABT|CAL|EST|BEF|AFT|INT|BET|FROM|ABOUT|Abt|About) )?(?:(?:\d{1,2} )?${month} )?\d{4}(?:/\d\d)?
  (?: (?:AND|TO) (?:(?:\d{1,2} )?${month} )?\d{4})?
`;

/**
 * A birth or baptism in a file of genealogists: `1 BIRT`, and below it `2 DATE 3 FEB 1941`.
 * Rule: GEDCOM 5.5.1, chapter 2, INDIVIDUAL_EVENT_STRUCTURE and DATE_VALUE; another detail may stand between.
 */
export const birthInPedigree: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    pattern('dgmiu')`
      (?<=^[ \t]{0,8}1 (?:BIRT|CHR|BAPM)(?: Y)?[ \t]{0,4}\r?\n(?:[ \t]{0,8}[2-4] (?!DATE)[^\n]{0,120}\n){0,4}
      [ \t]{0,8}2 DATE[ ])(?<value>${date})(?=[ \t]{0,4}(?:\r?\n|$))
    `,
  ],
  examples: {
    finds: {
      'day, month and year': '1 BIRT\n2 DATE ⟦3 FEB 1941⟧\n2 PLAC Musterdorf\n',
      'below the place': '1 BIRT\r\n2 PLAC Musterdorf\r\n2 DATE ⟦3 FEB 1941⟧\r\n',
      'year alone, about': '1 BIRT\n2 DATE ⟦ABT 1944⟧\n',
      'month and year': '1 BIRT Y\n2 DATE ⟦FEB 1941⟧',
      'between two years': '1 BIRT\n2 DATE ⟦BET 1938 AND 1941⟧\n',
      'calendar named, two years': '1 BIRT\n2 DATE ⟦@#DGREGORIAN@ 3 FEB 1741/42⟧\n',
      baptism: '1 CHR\n2 DATE ⟦12 MAY 1931⟧\n',
    },
    ignores: {
      'a death': '1 DEAT\n2 DATE 3 FEB 1941\n',
      'a wedding below a birth': '1 BIRT\n2 PLAC Musterdorf\n1 MARR\n2 DATE 3 FEB 1961\n',
      'a birth of no date': '1 BIRT\n1 CHAN\n2 DATE 3 FEB 2021\n',
      'no tag': '1 BIRT\n2 NOTE 3 FEB 1941\n',
      'another month': '1 BIRT\n2 DATE 3 FEV 1941\n',
      'in a sentence': '1 BIRT\n2 DATE 3 FEB 1941 is wrong\n',
    },
  },
};
