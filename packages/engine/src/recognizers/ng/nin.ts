import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Nigerian national identification number (NIN), eleven random digits.
 * Rule: National Identity Management Commission Act 2007 s. 16. There is no check digit, so it needs context.
 */
export const nin: Recognizer = {
  type: 'NG_NIN',
  patterns: [wholeWord(/\d{11}/u), wholeWord(/\d{4}[\p{Zs}\p{Pd}]\d{3}[\p{Zs}\p{Pd}]\d{4}/u)],
  normalize: digitsOnly,
  needsContext: true,
  contextWords: {
    de: ['nigerianische identifikationsnummer'],
    en: ['nin', 'national identification number', 'national identity number', 'nimc'],
  },
  examples: {
    finds: {
      'without spaces': 'NIN: ⟦48271539916⟧.',
      'grouped 4-3-4': 'NIN ⟦6182 047 3501⟧',
      'words in full': 'National Identification Number ⟦70139526840⟧',
      'with hyphens': 'nin ⟦2653-910-4772⟧',
      'of the commission': 'NIMC slip ⟦48271539916⟧',
      'word after it': '⟦61820473501⟧ (NIN)',
    },
    ignores: {
      'no context word': 'order 48271539916',
      'ten digits': 'NIN 4827153091',
      'twelve digits': 'NIN 482715399164',
      'a letter before it': 'NIN A48271539916',
      'a letter after it': 'NIN 48271539916B',
      'groups that nobody writes': 'NIN 48 271530 916',
    },
  },
};
