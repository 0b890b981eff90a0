import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * UK national insurance number (NINO): two prefix letters, six digits, a suffix A-D.
 * Rule: HMRC National Insurance Manual NIM39110: no D, F, I, Q, U, V in the prefix, no O in second place, and the prefixes
 * BG, GB, KN, NK, NT, TN, ZZ are not given. Nothing can be checked but that, so it needs context.
 */
export const nino: Recognizer = {
  type: 'UK_NINO',
  patterns: [
    wholeWord(
      /[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][\p{Zs}\p{Pd}]?\d{2}[\p{Zs}\p{Pd}]?\d{2}[\p{Zs}\p{Pd}]?\d{2}[\p{Zs}\p{Pd}]?[A-D]/iu,
    ),
  ],
  normalize: alphanumericUpper,
  isValid: (number) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(number),
  needsContext: true,
  contextWords: {
    de: ['britische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: ['national insurance', 'nino', 'ni number', 'ni no', 'n.i. number'],
  },
  examples: {
    finds: {
      'grouped in pairs': 'National Insurance number: ⟦AB 48 27 15 C⟧.',
      'without spaces': 'NINO ⟦JG103856D⟧',
      'lower case': 'ni number ⟦ab 482715 c⟧',
      'with hyphens': 'NI No. ⟦WK-20-71-94-A⟧',
      'no-break spaces': 'NINO ⟦AB\u00a048\u00a027\u00a015\u00a0C⟧',
      'word after it': '⟦JG103856D⟧ (national insurance)',
    },
    ignores: {
      'no context word': 'part AB 48 27 15 C',
      'a prefix letter that is not used': 'NINO DB 48 27 15 C',
      'O in second place': 'NINO AO 48 27 15 C',
      'a prefix that is not given': 'NINO GB 48 27 15 C',
      'a suffix beyond D': 'NINO AB 48 27 15 E',
      'seven digits': 'NINO AB 48 27 15 3 C',
      'a letter more': 'NINO AB482715CX',
    },
  },
};
