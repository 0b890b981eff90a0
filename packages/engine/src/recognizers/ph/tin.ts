import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Philippine taxpayer identification number (TIN): nine digits, of which the last is a check digit whose rule is not
 * public, and the branch in three or five digits.
 * Rule: National Internal Revenue Code s. 236; BIR Revenue Memorandum Orders 23-91 (nine digits) and 18-2015 (branch of
 * five). Needs context.
 */
export const tin: Recognizer = {
  type: 'PH_TIN',
  patterns: [
    wholeWord(/\d{3}[\p{Zs}\p{Pd}]\d{3}[\p{Zs}\p{Pd}]\d{3}(?:[\p{Zs}\p{Pd}](?:\d{3}|\d{5}))?/u),
    wholeWord(/\d{9}(?:\d{3}|\d{5})?/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) => !digits.startsWith('000000000'),
  needsContext: true,
  contextWords: {
    de: ['philippinische steuernummer', 'steuernummer'],
    en: ['tin', 'taxpayer identification', 'bir'],
  },
  examples: {
    finds: {
      'nine digits': 'TIN: ⟦482-715-309⟧.',
      'with a branch of three digits': 'TIN ⟦618-204-735-000⟧',
      'with a branch of five digits': 'VAT Reg. TIN ⟦701-395-268-00001⟧',
      'without hyphens': 'taxpayer identification number ⟦265391047000⟧',
      'with spaces': 'BIR TIN ⟦482 715 309⟧',
      'word after it': '⟦618-204-735⟧ (TIN)',
    },
    ignores: {
      'no context word': 'order 482-715-309',
      'all zeros': 'TIN 000-000-000',
      'eight digits': 'TIN 482-715-30',
      'a branch of two digits': 'TIN 482-715-309-01',
      'a letter touches it': 'TIN 482-715-309A',
      'groups that nobody writes': 'TIN 48-2715-309',
    },
  },
};
