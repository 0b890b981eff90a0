import type { Recognizer } from '../../recognizer.js';
import { pattern } from '../text/pattern.js';
import { isInPlan } from './phone-plan.js';
import { dialable, notAfterOtherLabel, phoneStart } from './phone-shapes.js';

/** ` x 204`, `, ext. 204` */
const extension = String.raw`(?:,? ?(?:x|ext\.?) ?\d{1,6})?`;

/**
 * North American telephone number in its national layout, which needs no word: `(212) 555-0123`, `212-555-0123`,
 * `1-800-555-0199`.
 * Rule: North American Numbering Plan, as libphonenumber has it. The examples are of the range kept free for fiction.
 */
export const americanPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [
    pattern('giu')`
      ${notAfterOtherLabel}${phoneStart}
      (?:
      (?:1[- ])?\([2-9]\d{2}\)[ -]?[2-9]\d{2}[- .]
      |(?:1-)?[2-9]\d{2}-[2-9]\d{2}-
      |(?:1\.)?[2-9]\d{2}\.[2-9]\d{2}\.
      )
      \d{4}${extension}
      (?![\p{L}\p{N}]|[.:]\d|-\d|[ \u00a0]?(?:€|%|EUR|Euro))
    `,
  ],
  normalize: (value) => dialable(value.replace(/,? ?(?:x|ext).*$/i, '')),
  isValid: (number) => isInPlan(number, 'US'),
  examples: {
    finds: {
      dashes: 'super: Hector, ⟦212-555-0143⟧',
      'area code in brackets': '⟦(646) 555-0121⟧',
      'bracket without a space': 'x ⟦(970)555-0134⟧.',
      'bracket and dash': 'tel. ⟦(312)-555-0196⟧',
      dots: 'Sample,⟦512.555.0188⟧,TX',
      'before a number of the next cell': 'M,⟦(415) 555-0144⟧,1182 Sample St',
      'with its extension': 'O: ⟦(212) 555-0144 x 204⟧ | F',
      'trunk digit': '⟦1-800-555-0199⟧',
      'end of a sentence': 'or ⟦303-555-0122⟧.',
      'column of a table': 'Hector|⟦212-555-0143⟧|NY',
    },
    ignores: {
      'area code that does not exist': 'part 211-555-0143',
      'order number': 'Order-No. 212-555-0143',
      'one digit more': 'part 212-555-01433',
      'letter before it': 'part A212-555-0143',
      'piece of a longer number': '4711-212-555-0143',
      'social security layout': 'part 212-55-0143',
    },
  },
};
