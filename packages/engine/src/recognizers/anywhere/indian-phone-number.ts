import type { Recognizer } from '../../recognizer.js';
import { anyOf } from '../text/any-of.js';
import { tokenStart } from '../text/bounds.js';
import { thingLabels } from '../text/number/thing-labels.js';
import { pattern, source } from '../text/pattern.js';
import { isInPlan } from './phone-plan.js';
import { dialable, notAfterOtherLabel, phoneEnd, phoneStart } from './phone-shapes.js';

/** Behind a name or place and its mark, behind a label's colon, in parentheses, or where a line or cell begins. */
const start = source`(?<=
  \p{L}[\p{L}.]?\)?(?: ?[-–—:,|/]|,| \()[ ]{0,3}
  |(?!${anyOf(thingLabels)}[ ])\p{Lu}\p{Ll}{2,20}[ ]
  |^[ \t>•*-]{0,20}
  |[;|\t]
  | {2}
  |\d{5} ?[,/&][ ]?
  |${tokenStart}(?:on|at|is|no\.|to|with|and|or|also)[ ]
)`;

/** No row of numbers, amount or code of a town goes on. */
const end = source`(?= ?[,;/|)(&•*\t]|\.(?!\d)|[ \t]{0,8}\r?$|[ ]{2}| (?:-|–|or|and|for|\p{Ll}|\p{Lu}\p{Ll}))`;

/**
 * Indian mobile number in its two groups of five, which needs no word: `98225 47310`.
 * Rule: National Numbering Plan of India 2003 (ten digits, the first 6 to 9), as libphonenumber has it. One piece of
 * ten digits could be anything. The examples are invented.
 */
export const indianPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [
    pattern('gmu')`${start}${notAfterOtherLabel}${phoneStart}[6-9]\d{4}[ -]\d{5}${phoneEnd}${end}`,
    // behind the number of the office: `080 4112 6639 / 99020 47715`
    pattern('dgmu')`
      ${phoneStart}0\d{2,4}[ -]\d{3,4}[ -]?\d{3,4} ?[/,|] ?(?<value>[6-9]\d{4}[ -]?\d{5})${phoneEnd}${end}
    `,
  ],
  normalize: dialable,
  isValid: (number) => isInPlan(number, 'IN'),
  examples: {
    finds: {
      'behind a place and a dash': 'Row House 9, Pashan - ⟦98900 61247⟧\n',
      'behind a name': '113080 Fathima Beevi ⟦86105 44208⟧\n',
      'before an asterisk': 'collection: Asha ⟦90999 18240⟧ **\n',
      'in parentheses': 'my brother (⟦70014 52889⟧) will',
      'row of a list': '1. Asha Sample, ⟦97911-34068⟧, Pune',
      'two of them': 'Asha ⟦98225 47310⟧, Ravi ⟦98226 41730⟧\n',
      'behind that of the office': '080 4112 6639 / ⟦99020 47715⟧\n',
      'behind a dash': 'Plumber – ⟦98225 47310⟧, any time',
    },
    ignores: {
      'first digit of no mobile': 'Pashan - 28900 61247\n',
      'one piece': 'Pashan - 9890061247\n',
      'one digit more': 'Pashan - 98900 612471\n',
      'order number': 'Order-No. 98900 61247\n',
      'a row of numbers': 'counts 98900 61247 83100\n',
      'behind a thing': 'Batch 98900-61247\n',
      'an amount': 'Pashan - 98900 61247 €\n',
    },
  },
};
