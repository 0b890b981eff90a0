import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';
import { isWeakCode } from './code-shape.js';

/** `02.02.`, `02.02.26`, `02 Jan 26`, `2026-01-02` */
const day = source`
  (?:\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?|\d{1,2} \p{L}{3,9}\.?(?: \d{2,4})?|(?:19|20)\d\d-\d\d-\d\d)
`;
/** At the beginning of a posting, with words before the number. */
const behindDay = String.raw`(?<=^[ \t|]{0,6}${day}[^\r\n]{1,80}[\p{L}.][ ])`;
const amount = String.raw`\d{1,3}(?:[.,' ]?\d{3}){0,2}[.,]\d\d(?: ?[-+SHCD]|CR|DR)?`;

/** Public codes of banks and papers. */
const behindPublic = String.raw`(?<!(?:ISIN|WKN|BLZ|BIC|GA|GAA|[nN][rR]|TAN|ATM)[.:]? )`;

/** Seven digits or more; letters and four digits: `610048217`, `A-7C40E91B`, `P84-2017736`, `815/204936-K`. */
const number = source`
  (?:
  \d{7,18}|
  \p{Lu}{1,4}\d{0,3}[-/]?(?=(?:\p{Lu}{0,2}\d){4})[\p{Lu}\d]{4,14}(?:[-/]\d{2,8})?|
  (?!\d\d/(?:19|20)\d\d(?!\d))\d{2,6}[-/]\d{4,8}(?:[-/][\p{Lu}\d]{1,4})?
  )
`;

/**
 * The customer's number in a posting of a statement of an account: `02 Jan 26  DD  MUSTER COUNCIL 610048217  142.00`.
 * Rule: behind a word, in a line that begins with its day and ends with amounts; seven digits, or letters and four.
 */
export const numberInPosting: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`
      ${behindDay}${behindPublic}${number}(?![\p{L}\p{N}]|[-/.,]\d)
      (?=[^\r\n]{0,80}?[ \t|;][-+£€$]{0,2}${amount}[ \t|]{0,6}(?:\r?\n|$))
    `,
  ],
  isValid: isWeakCode,
  examples: {
    finds: {
      'council tax': '02 Jan 26  DD    SAMPLE COUNCIL ⟦610048217⟧ CTAX         142.00            -324.56\n',
      'letters among the digits':
        '16 Jan 26  DD    SAMPLE ENERGY ⟦A-7C40E91B⟧                   88.16             239.63\n',
      'German, with its sign': '16.02.   16.02.  LASTSCHRIFT MUSTER STROM ⟦2008174463⟧       388,74-\n',
      'with a joint': '16.02.   LASTSCHRIFT MUSTER ⟦815/204936-K⟧      388,74 S\n',
      'policy with its year': '29/01/2026  DD  SAMPLE INS ⟦P84-2017736⟧   46.90\n',
      'day of ISO 8601': '2026-01-29  Muster AG ⟦RE-2026-0417⟧   1.046,90\n',
    },
    ignores: {
      'no day': 'DD    Muster Shop 4471820 Ayr         142.00\n',
      'no amount': '02 Jan 26  DD    Muster Shop 4471820 Ayr\n',
      'a shop': '05 Jan 26  DEB   SAMPLE STORES 2846           31.07\n',
      'a security': '16.05.   Wertpapierkauf ISIN DE0005557508 Stück 20     -628,80\n',
      'a month': '05 Jan 26  MIETE SAMPLE 01/2026           31.07\n',
      'no word before it': '05 Jan 26  Shop   44 4471820           31.07\n',
      'small letters': '05 Jan 26  DEB   sample k-7c40e91b           31.07\n',
    },
  },
};
