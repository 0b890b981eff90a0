import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { dayInDigits } from '../date/date-forms.js';
import { pattern } from '../pattern.js';
import { isCode } from './code-shape.js';

/** Capitals, a joint and digits: `R-618204`, `RE-2024-0118`, `WO/24/0417`. */
const code = String.raw`\p{Lu}{1,4}[-/](?:\d{2,4}[-/])?\d{3,8}(?![\p{L}\p{N}/-]|[.,]\d)`;
const date = String.raw`(?:${dayInDigits}|\d{1,2} \p{Lu}\p{Ll}{2,8} \d{2,4})(?![\d/])`;
/** From one column to the next. */
const column = String.raw`[ ]{0,2}(?: {2}|\t|[|;])[ \t]{0,12}`;

/**
 * The number of a job, posting or paper in a row of a list, with its date in the column beside it:
 * `R-618204   21/10/22`.
 * Rule: as `isCode`; articles and drawings have no date of their own there. The code begins its line, or follows the
 * date that does.
 */
export const numberBesideDate: Recognizer = {
  type: 'CASE_NUMBER',
  patterns: [
    pattern('gmu')`(?<=^[ \t>*|-]{0,12}(?:\d{1,3}[.)]? {1,4})?)${code}(?=${column}${date})`,
    pattern('gmu')`(?<=^[ \t>*|-]{0,12}${date}${column})${code}(?=${column}|${lineEnd})`,
  ],
  isValid: isCode,
  examples: {
    finds: {
      'jobs of a landlord':
        'shows two jobs:\n\n  ⟦R-618204⟧   21/10/22   Mould wash\n  ⟦R-655971⟧   08/03/23   Gutter\n',
      'date first': '02.07.2026   ⟦RE-44170⟧   119,00\n',
      'with the year in it': '⟦GU/26/0417⟧\t12.03.2026\toffen',
      bars: '| ⟦WO-04417⟧ | 2026-03-12 | done |',
      'numbered rows': ' 1. ⟦AB-04417⟧   12 March 2026   paid\n',
      'end of the line': '12.03.2026  ⟦LS-118203⟧\n',
    },
    ignores: {
      'no date': '  R-618204   blade carrier   £18.00\n',
      'not in a column': 'paint R-618204 21/10/22 Mould wash\n',
      'a standard': 'ISO-9001   21/10/22   audit\n',
      'within a line': 'Text R-618204   21/10/22   Mould wash\n',
      'two digits': 'R-61   21/10/22   Mould wash\n',
      'small letters': 'r-618204   21/10/22   Mould wash\n',
    },
  },
};
