import type { Recognizer } from '../../recognizer.js';
import { isInPlan } from '../anywhere/phone-plan.js';
import { phoneEnd, phoneStart } from '../anywhere/phone-shapes.js';
import { pattern } from '../text/pattern.js';

/**
 * Singaporean telephone number in its national form, eight digits in fours, near a word for it: `DID 6224 8176`.
 * Rule: IMDA, National Numbering Plan, as libphonenumber has it: 3 and 6 lines, 8 and 9 mobile. Four in ten numbers of
 * eight digits pass, so it needs context.
 */
export const singaporePhoneNumber: Recognizer = {
  type: 'PHONE_NUMBER',
  patterns: [pattern('gu')`${phoneStart}[3689]\d{3}[ -]?\d{4}${phoneEnd}`],
  isValid: (value) => isInPlan(value, 'SG'),
  needsContext: true,
  contextReach: 40,
  contextWords: {
    en: [
      'did', 'ddi', 'direct line', 'h/p', 'hp', 'handphone', 'hand phone', 'phone', 'mobile', 'tel', 'contact no',
      'contact number', 'contact', 'call me', 'ring me', 'whatsapp', 'text me', 'office no', 'home no',
    ],
  }, // prettier-ignore
  examples: {
    finds: {
      'direct line': 'Issued by: Erna Muster, DID ⟦6224 8171⟧     x',
      'mobile, Singaporean word': 'H/P ⟦9048 6211⟧\n',
      'in one piece': 'Handphone: ⟦90486211⟧',
      'under its head': 'Name      Relationship   Phone\nMuster    father         ⟦6758 3041⟧\n',
      'cell of a table': '| Name | Contact no. |\n|---|---|\n| Muster | ⟦6758 3041⟧ |',
      'in a sentence': 'call me at ⟦9758 3041⟧, please',
    },
    ignores: {
      'no word near': 'lots 6224 8171 of',
      'first digit of no number': 'DID 5224 8171',
      'seven digits': 'DID 6224 817',
      'nine digits': 'DID 6224 81711',
      'an amount': 'DID 6224 8171 €',
      'letter before it': 'DID A6224 8171',
    },
  },
};
