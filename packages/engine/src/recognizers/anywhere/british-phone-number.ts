import type { Recognizer } from '../../recognizer.js';
import { pattern } from '../text/pattern.js';
import { isBritish } from './phone-plan.js';
import { dialable, notAfterOtherLabel, phoneEnd, phoneStart } from './phone-shapes.js';

/**
 * British telephone number in its national layout, which needs no word: `020 7946 0958`, `0121 496 0123`,
 * `01271 323581`, or the eleven digits of a mobile number.
 * Rule: Ofcom, National Telephone Numbering Plan, as libphonenumber has it; no number of the German plan but mobile
 * ones. The examples are numbers that Ofcom keeps free for drama, or invented.
 */
export const britishPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [
    pattern('giu')`
      ${notAfterOtherLabel}${phoneStart}
      (?:
      // (020) 7946 0958, (0121) 496 0123, (01271) 323581, (01271) 323 581
      \(02\d\) ?\d{4} \d{4}|\(01\d{2}\) ?\d{3} \d{4}|\(01\d{3}\) ?(?:\d{5,6}|\d{3} \d{3})
      // 020 7946 0958, 0121 496 0123, 01271 323 581
      |02\d \d{4} \d{4}|01\d{2} \d{3} \d{4}|01\d{3} (?:\d{5,6}|\d{3} \d{2,3})
      // 015396 21234, the area codes of six digits
      |01\d{4} (?:\d{4,5}|\d{2,3} \d{2,3})
      // mobile: 07400 123 411, 07400 123411, 07400123411
      |07\d{3} \d{3} ?\d{3}|07\d{9}
      )
      ${phoneEnd}
    `,
  ],
  normalize: dialable,
  isValid: isBritish,
  examples: {
    finds: {
      London: 'Witness: Jean, ⟦020 7946 0958⟧',
      'area code in brackets': 'on ⟦(0191) 496 0118⟧ or',
      'large town': '(⟦0121 496 0123⟧)',
      'small town': 'Secretary: ⟦01271 323581⟧',
      'village, an area code of six digits': 'Siobhán\n⟦015396 21234⟧\n',
      'village, in two groups': 'Clerk: ⟦015396 21 234⟧, www',
      'small town, in threes': 'Secretary: ⟦01271 323 581⟧',
      'mobile in one piece': 'Sam: ⟦07400123411⟧, or mail',
      'mobile of drama': 'NOK: son Tom ⟦07700900188⟧, dtr',
      'two cells of a file': 'Sample,⟦01271 323581⟧,⟦01271 323582⟧,sam',
      'end of a sentence': 'It is ⟦020 7946 0123⟧.',
      'two of them': '⟦0121 496 0123⟧ / ⟦0121 496 0124⟧',
    },
    ignores: {
      'not in the plan': 'Witness: 025 7946 0958',
      'order number': 'Order-No. 020 7946 0958',
      'one digit more': 'Sam: 074001234111',
      'letter before it': 'part A07400123411',
      'piece of a longer number': '4711 020 7946 0958',
      amount: '07400123411 €',
    },
  },
};
