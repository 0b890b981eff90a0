import type { Recognizer } from '../../../recognizer.js';
import { ukPostcode } from '../address/english-street-parts.js';
import { wordEnd } from '../bounds.js';
import { pattern, source } from '../pattern.js';

/** `Nailsea`, `BLANDFORD FORUM`, `Stow-on-the-Wold`. */
const townWord = String.raw`\p{Lu}[\p{L}'’]{2,20}(?:-\p{L}{1,15}){0,3}`;
const town = source`${townWord}(?: (?:(?:on|of|upon|le|by|the|under|in) ){0,2}${townWord}){0,2}`;

const lineStart = String.raw`^[ \t>]{0,40}`;
/** What may stand right of the address, in the other column of a letterhead. */
const otherColumn = String.raw`,?(?: {3,60}[^\n]{1,80})?[ \t]{0,4}\r?\n`;
/** `2 DUCK STREET`: the house is in the line above, or above another place. */
const houseAbove = source`
  (?<=
    ${lineStart}(?:[^\n\d]{2,40}, )?\d{1,4}[A-Za-z]? \p{Lu}\p{L}[^\n]{1,120}\n
    (?:[ \t>]{0,40}${town}${otherColumn}){0,2}[ \t>]{0,40}
  )
`;

/**
 * Village, town and county of a British address, each on a line of its own between its street and its postcode, with
 * another column beside them or without.
 * Rule: Royal Mail addressing standards (premises, dependent locality, post town and postcode, each on its line).
 */
export const townAbovePostcode: Recognizer = {
  type: 'LOCATION',
  patterns: [
    pattern('gmu')`
      ${houseAbove}${town}
      (?=${otherColumn}(?:[ \t>]{0,40}${town}${otherColumn}){0,2}
      [ \t>]{0,40}(?:${town},? {1,4})?${ukPostcode}${wordEnd})`,
    // DORSET  DT11 8ED
    pattern('gmu')`${houseAbove}${town}(?=,? {1,4}${ukPostcode}${wordEnd})`,
  ],
  examples: {
    finds: {
      'beside a column':
        'MR SAMPLE\n2 SAMPLE STREET        NINO      KM\n⟦CHILD SAMPLE⟧           Employer\n⟦SAMPLE FORUM⟧           Works no\n⟦DORSET⟧  DT11 8ED\n',
      'above the postcode': 'Mrs Sample\n12 Church Lane\n⟦Nailsea⟧\nBS48 2PD\n',
      'on the line of the postcode': 'Mrs Sample\n12 Church Lane\n⟦Nailsea⟧ BS48 2PD\n',
      'village and town': 'Mrs Sample\n12a Church Lane,\n⟦Stow-on-the-Wold⟧,\n⟦Cheltenham⟧\nGL54 1AA\n',
      'a house before the number': 'Mrs Sample\nRose Cottage, 2 Mill Lane\n⟦Burton upon Sample⟧\nBS48 2PD\n',
      'quoted in a mail': '> Mrs Sample\n> 12 Church Lane\n> ⟦Nailsea⟧\n> BS48 2PD\n',
    },
    ignores: {
      'no postcode': 'Mrs Sample\n12 Church Lane\nNailsea\n\nDear',
      'no house above': 'Mrs Sample\nNailsea\nBS48 2PD\n',
      'a line of a sentence': 'Mrs Sample\n12 Church Lane\nshe moved there\nBS48 2PD\n',
      'a digit in the line': 'Mrs Sample\n12 Church Lane\nUnit 4\nBS48 2PD\n',
      'a postcode far below': '12 Church Lane\nOne\nTwo\nThree\nFour\nFive\nSix\nBS48 2PD\n',
      'small letters': '12 Church Lane\nnailsea\nBS48 2PD\n',
    },
  },
};
