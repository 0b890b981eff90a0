import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { pattern } from '../text/pattern.js';

const letter = '[AC-HJKMNP-RT-Y]';
/** A letter or digit. */
const either = String.raw`[\dAC-HJKMNP-RT-Y]`;
const joint = String.raw`[\p{Zs}\p{Pd}]?`;

/**
 * US Medicare beneficiary identifier (MBI), eleven characters; S, L, O, I, B and Z are not used.
 * Rule: CMS, "Understanding the Medicare Beneficiary Identifier (MBI) Format". There is no check digit, so it needs
 * context.
 */
export const mbi: Recognizer = {
  type: 'US_MBI',
  patterns: [wholeWord(pattern('iu')`[1-9]${letter}${either}\d${joint}${letter}${either}\d${joint}${letter}{2}\d{2}`)],
  normalize: alphanumericUpper,
  needsContext: true,
  contextWords: { de: ['us-krankenversicherungsnummer'], en: ['mbi', 'medicare', 'beneficiary'] },
  examples: {
    finds: {
      'with hyphens as on the card': 'MBI: ⟦4KT7-RX2-MD53⟧.',
      'without separators': 'Medicare number ⟦7HW3PA5GN18⟧',
      'digits where letters may stand': 'MBI ⟦2C48-Q70-FT91⟧',
      'lower case': 'medicare ⟦4kt7-rx2-md53⟧',
      'with spaces': 'Medicare ID ⟦4KT7 RX2 MD53⟧',
      'word after it': '⟦7HW3PA5GN18⟧ (Medicare)',
    },
    ignores: {
      'no context word': 'token 4KT7-RX2-MD53',
      'first character 0': 'MBI 0KT7-RX2-MD53',
      'the letter S': 'MBI 4ST7-RX2-MD53',
      'the letter O': 'MBI 4KT7-RX2-OD53',
      'a digit where a letter must stand': 'MBI 4KT7-5X2-MD53',
      'ten characters': 'MBI 4KT7-RX2-MD5',
    },
  },
};
