import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { pattern, source } from '../pattern.js';

/** `C4, 7`, `L 13, 9`, `N7, 13-15`. */
const square = source`
  ${wordStart}
  (?:[A-KM-U] ?[1-7]|L ?(?:1[0-5]|[1-9])), ?
  [1-9]\d?(?:[a-f]|[-–][1-9]\d?)?
  ${wordEnd}(?![.,]\d)`;

/**
 * Block and house number in the centre of Mannheim, which has no street names: `C4, 7`.
 * Rule: Quadratestadt Mannheim: rows A to U, squares 1 to 7 (row L to 15), then the house number; the city or its
 * postal code stands beside it.
 */
export const mannheimSquare: Recognizer = {
  type: 'STREET_ADDRESS',
  patterns: [
    pattern('gu')`${square}(?=(?:,| in)?\s{1,4}(?:D-)?(?:68159|68161|Mannheim))`,
    pattern('gu')`(?=[A-U])(?<=Mannheim[^\n]{0,20})${square}`,
  ],
  examples: {
    finds: {
      'postal code behind': 'Kanzlei, ⟦C4, 7⟧, 68159 Mannheim',
      'on the line above': '⟦Q 7, 24⟧\n68161 Mannheim',
      'city before': 'in Mannheim, ⟦M2, 3a⟧',
      'two numbers': 'Mannheim ⟦N7, 13-15⟧',
      'row L': '⟦L 13, 9⟧, 68161 Mannheim',
      'without a space': 'Mannheim, ⟦P6,20⟧',
    },
    ignores: {
      'another city': 'C4, 7, 70173 Stuttgart',
      'no such row': 'V4, 7 in Mannheim',
      'no such square': 'C8, 7 in Mannheim',
      'no house number': 'C4 in Mannheim',
      'three digits': 'C4, 777 in Mannheim',
      'a decimal number': 'C4, 7.5 in Mannheim',
    },
  },
};
