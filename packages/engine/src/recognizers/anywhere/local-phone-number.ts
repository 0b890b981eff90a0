import type { CountryCode } from 'libphonenumber-js/max';
import type { Recognizer } from '../../recognizer.js';
import { pattern } from '../text/pattern.js';
import { isInPlan } from './phone-plan.js';
import { dialable, notAfterOtherLabel, phoneEnd, phoneStart } from './phone-shapes.js';

const plans: readonly CountryCode[] = ['IE', 'AU', 'NZ', 'ZA', 'CH', 'AT'];

/**
 * Telephone number of Ireland, Australia, New Zealand, South Africa, Switzerland or Austria in its national layout,
 * which needs no word: `01 873 5524`, `(03) 9417 2280`, `1300 642 718`, `078 902 01 23`.
 * Rule: numbering plans of ComReg, ACMA, NAD, ICASA, BAKOM and RTR, as libphonenumber has them; the groups as they are
 * printed there. The examples are numbers that ComReg and ACMA keep free for drama, or invented.
 */
export const localPhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [
    pattern('giu')`
      ${notAfterOtherLabel}${phoneStart}
      (?:
      // Dublin, Wellington; (01) 873 5524, 01-873 5524
      (?:0[134679]|\(0[134679]\)) ?[ -]\d{3}[ -]\d{4}
      // in pairs: 01 738 36 36, 078 902 01 23, 0316 28 55 71
      |(?:0[134679]|0\d{2}|\(0\d{1,2}\))[ /-]{1,3}\d{3}[ -]\d\d[ -]\d\d
      |(?:0[2-7]\d{2,3}|\(0[2-7]\d{2,3}\))[ /-]{1,3}\d{2,3}(?: \d\d){2}
      // Sydney, Melbourne: 02 9560 3147, (03) 9417 2280
      |(?:0[2378]|\(0[2378]\)) \d{4} \d{4}
      // mobile: 087 264 1839, 021 442 718, 0417 209 386
      |(?:0\d{2}|\(0\d{2}\))[ -]\d{3}[ -]\d{3,4}|04\d{2} \d{3} \d{3}
      // free of charge, or at the rate of a local call: 1300 642 718, 0508 446 221, 1850 44 27 18
      |(?:1[38][059]0|0800|0508|0818)[ -](?:\d{3}[ -]\d{3}|\d\d \d\d \d\d)
      // the same in six digits, behind a verb: call 13 22 65
      |(?<=(?<!\p{L})(?:call|phone|ring)(?: us)?(?: on)? )13 \d\d \d\d
      )
      ${phoneEnd}
    `,
  ],
  normalize: dialable,
  isValid: (number) => plans.some((country) => isInPlan(number, country)),
  examples: {
    finds: {
      Dublin: 'Cormac, Head of Analytics, ⟦01 873 5524⟧, by',
      'Dublin, area code in brackets': 'Cormac ⟦(01) 873 5524⟧\n',
      Melbourne: 'Mary, ⟦(03) 9417 2280⟧, or',
      'behind a first name that ends as a label does': 'Bruno ⟦01 873 5524⟧\n',
      Wellington: 'office ⟦04 472 3381⟧;',
      'rate of a local call': 'a lost card at once on ⟦1300 642 718⟧, from',
      'Dublin, in pairs': 'Enquiries: ⟦01 738 36 36⟧ or online',
      'Swiss mobile': 'Meine ist ⟦078 902 01 23⟧, ja',
      'Austrian, in pairs': 'bei Erna ⟦0316 28 55 71⟧ melden',
      'Irish, in pairs': 'callsave ⟦1850 44 27 18⟧\n',
      'six digits behind a verb': 'please call ⟦13 22 65⟧ now',
    },
    ignores: {
      'not in any plan': 'office 04 172 3381;',
      'six digits, no verb': 'lots 13 22 65 of',
      'pairs in no plan': 'office 099 000 12 34;',
      'order number': 'Order-No. 01 873 5524',
      'one digit more': 'lost card 1300 642 7181',
      'letter before it': 'part A1300 642 718',
      'piece of a longer number': '4711 1300 642 718',
      amount: '1300 642 718 €',
    },
  },
};
