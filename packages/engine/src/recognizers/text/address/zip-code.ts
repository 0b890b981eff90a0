import type { Recognizer } from '../../../recognizer.js';
import { stateNames } from '../../us/state-names.js';
import { capitalized } from '../capital.js';
import { oneOf, pattern } from '../pattern.js';
import { wordEnd } from '../bounds.js';

/** Abbreviations of the states, the district and Puerto Rico. Rule: USPS Publication 28, appendix B. */
const stateAbbreviations = [
  'AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DC', 'DE', 'FL', 'GA', 'HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA',
  'MA', 'MD', 'ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH', 'NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR',
  'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY',
]; // prettier-ignore

const writtenStates = stateNames.map((name) => name.split(' ').map(capitalized).join(' '));

/** `62704`, `62704-1234`. */
const code = String.raw`\d{5}(?:-\d{4})?${wordEnd}`;

/**
 * American ZIP code behind the state, with four further digits or without.
 * Rule: USPS Publication 28 § 22 (last line: city, state, ZIP+4 code).
 */
export const zipCode: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`(?<=(?:\p{L}, ?|\p{Lu}[\p{L}.'’-]{1,20} )${oneOf(stateAbbreviations)}[ ,])${code}`,
    pattern('gu')`(?<=${oneOf(writtenStates)},? )${code}`,
  ],
  examples: {
    finds: {
      'behind the state': 'Springfield, IL ⟦62704⟧\n',
      'without a comma before the state': 'Springfield IL ⟦62704⟧\n',
      'cell of a table': 'Springfield,IL,⟦62704⟧,USA',
      'nine digits': 'Springfield, IL ⟦62704-1234⟧\n',
      'behind the written state': 'Springfield, Illinois ⟦62704⟧.',
      'behind a state of two words': 'Sampletown, North Dakota, ⟦58102⟧.',
    },
    ignores: {
      'no state': 'Musterfeld, XL 62704 units',
      'pull request, no state': 'has the fix, see PR 20417',
      'four digits': 'Springfield, IL 6270\n',
      'six digits': 'Springfield, IL 627041\n',
      'no city': 'il 62704\n',
      'a word between': 'Springfield, IL has 62704 inhabitants',
    },
  },
};
