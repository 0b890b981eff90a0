import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd, tokenStart } from '../bounds.js';
import { pattern } from '../pattern.js';

/** What the police number anew every day, so that the day follows. */
const log = String.raw`(?<!\p{L})(?:CAD|[iI]ncident|[lL]og|LOG|[pP]olice [rR]ef(?:erence|\.)?)`;

/**
 * Numbers of the police: files of the Bavarian police, references of a British file in the boxes of a form, records of
 * the Police National Computer, logs of a day.
 * Rule: none published; the Bavarian ones show by their shape, the British ones stand behind `URN` and `PNC`, logs
 * before their day.
 */
export const policeNumber: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gu')`${tokenStart}BY\d{4}-\d{6}-\d{2}/\d(?!\d)`,
    pattern('gu')`(?<=URN:?[ \t]{1,4})\d{2} ?\| ?[A-Z\d]{2} ?\| ?\d{3,6} ?\| ?\d{2}(?!\d)`,
    pattern('gu')`
      (?<=${log}(?: [nN]umber| [nN]o\.?| ?#)?:?[ ]{1,8})\d{3,5}
      (?= (?:(?:of|from|dated|on) )?(?:today|yesterday|\d{1,2}[/.]\d{1,2}(?:[/.]\d\d|(?![\d/.]))|
      \d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2}))
    `,
    pattern('gu')`(?<=(?<!\p{L})PNC(?: ID| [nN]o\.?)?:? )\d{2,4}/\d{1,7}[A-Z]${tokenEnd}`,
  ],
  examples: {
    finds: {
      'file of the police in Bavaria': 'Az. ⟦BY4417-003812-26/4⟧\n',
      'Bavarian, in parentheses': 'Vorgang (⟦BY8120-004417-25/1⟧) wurde',
      'in the boxes of a statement': 'URN  ⟦22 | F1 | 44177 | 26⟧\n',
      'boxes without spaces': 'URN: ⟦22|F1|44177|26⟧\n',
      'record of the British police': 'PNC ID ⟦01/88214K⟧, address',
      'log of a day': 'CAD ⟦2291⟧ of 12 May',
      'log of a day, in figures': 'Incident log ⟦771⟧ 14/11/2026',
      'log of a day, no year': 'Log: ⟦0914⟧ of 08/05\n',
      'log of today': 'please quote log ⟦0932⟧ of today',
      'record with the year in full': 'PNC: ⟦2001/88214K⟧ shows',
    },
    ignores: {
      'another state': 'Typ BW4417-003812-26/4\n',
      'two digits behind the slash': 'Teil BY4417-003812-26/44\n',
      'no word for the boxes': 'row  22 | F1 | 44177 | 26\n',
      'three digits behind BY': 'Teil BY417-003812-26/4\n',
      'no word for a record': 'ratio 01/88214K, address',
      'no day behind a log': 'CAD 2291 of 30 drawings',
      'two digits of a log': 'see log 77 of 12 May',
      'no letter behind a record': 'PNC ID 1/88, address',
    },
  },
};
