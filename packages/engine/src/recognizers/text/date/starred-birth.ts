import type { Recognizer } from '../../../recognizer.js';
import { lineEnd } from '../bounds.js';
import { pattern } from '../pattern.js';
import { longAgo } from './birth-behind-name.js';
import { fullDate, isDate } from './date-forms.js';
import { readAsPrinted } from './scanned-date.js';

/**
 * A birth behind a star at the beginning of a line, where a CV or form has it in the place of a label.
 * Rule: as `dateOfBirth`; the date lies years back, since a star is a bullet, too.
 */
export const starredBirth: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    // far from its date: `*        12.03.1980`
    pattern('dgmu')`
      ^[ \t>|]{0,10}[*✱✶☆](?:[ \t]{4,40}|\t{1,3}|[ \t]{0,4}[:|][ \t]{1,20})
      ${longAgo}(?<value>${fullDate})
    `,
    // before date and place: `* 12.03.1980, Ulm`
    pattern('dgmu')`
      ^[ \t>|]{0,10}[*✱✶☆][ \u00a0]?(?=[^\n,]{3,14}?(?:19\d\d|200\d|[./-][3-9]\d(?!\d)))
      (?<value>${fullDate})(?:,| in) \p{Lu}[\p{L}-]{2,25}(?=${lineEnd})
    `,
  ],
  normalize: readAsPrinted,
  isValid: isDate,
  examples: {
    finds: {
      'star in the place of a label': 'Mobil          0170 44188\n*              ⟦12.03.1980⟧, Ulm\n',
      'star and a tab': '*\t⟦12.03.1980⟧\nFamilie\tledig\n',
      'star, month in letters': '✱ ⟦12. März 1980⟧, Ulm\n',
      'star before date and place': '* ⟦12.03.1980⟧ in Ulm\n',
      'star in a cell': '| * | ⟦12.03.1980⟧ |',
      'English month': '*        ⟦12 March 1980⟧\n',
    },
    ignores: {
      'a meeting of late behind a bullet': '*     12.03.2024, Ulm\n',
      'a bullet and a sentence': '* 12.03.1980 in Ulm gegründet\n',
      'no star': 'x        12.03.1980, Ulm\n',
      'within a line': 'am *     12.03.1980, Ulm\n',
      'no such day': '*        31.02.1980, Ulm\n',
      'no year': '*        12.03., Ulm\n',
    },
  },
};
