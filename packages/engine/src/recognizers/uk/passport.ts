import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * UK passport number: nine digits.
 * Rule: HM Passport Office, "Basic passport checks". Nothing can be checked, so it needs context.
 */
export const passport: Recognizer = {
  type: 'UK_PASSPORT',
  patterns: [
    wholeWord(/(?<!(?:U\.?S\.?|[aA]merican) [pP]assport[:=] ?)\d{9}/u),
    wholeWord(/\d{3}\p{Zs}\d{3}\p{Zs}\d{3}|\d{2}\p{Zs}\d{3}\p{Zs}\d{4}/u),
  ],
  needsContext: true,
  contextWords: {
    de: ['britischer reisepass', 'britischen reisepass', 'britischer pass'],
    en: [
      'uk passport', 'british passport', 'gbr passport', 'passport no', 'passport number', 'passport:', 'passport=',
      'passport |', 'passport (uk', 'passport (gb',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'passport number': 'Passport number ⟦482715309⟧.',
      'British passport': 'her British passport ⟦618204735⟧',
      'German words': 'britischer Reisepass ⟦482715309⟧',
      'word alone': '| Passport | ⟦482715309⟧ |',
      'country after the word': 'passport (UK) ⟦618204735⟧',
      'grouped by three': 'UK passport ⟦701 395 268⟧',
      'grouped 2-3-4': 'British passport ⟦70 139 5268⟧',
      'no-break spaces': 'UK passport ⟦701\u00a0395\u00a0268⟧',
      'word after it': '⟦618204735⟧ (UK passport)',
    },
    ignores: {
      'no context word': 'Order 482715309',
      'of another country': 'American passport: 482715309',
      'eight digits': 'Passport number 48271530',
      'ten digits': 'Passport number 4827153091',
      'a letter before it': 'Passport number X482715309',
      'a letter after it': 'Passport number 482715309K',
      'a piece of a longer number': 'Passport number 482715309-12',
    },
  },
};
