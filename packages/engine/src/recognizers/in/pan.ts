import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Indian permanent account number (PAN): three letters, the kind of holder, the surname's first letter, four digits, a
 * check letter whose rule is not public.
 * Rule: Income-tax Act 1961 s. 139A; Income-tax Rules 1962, rule 114. Needs context.
 */
export const pan: Recognizer = {
  type: 'IN_PAN',
  patterns: [wholeWord(/[A-Z]{3}[ABCFGHJLPT][A-Z]\p{Zs}?\d{4}\p{Zs}?[A-Z]/iu)],
  normalize: alphanumericUpper,
  isValid: (pan) => !pan.includes('0000'),
  needsContext: true,
  contextWords: {
    de: ['indische steuernummer', 'steuernummer'],
    en: ['pan', 'permanent account', 'income tax'],
    other: ['पैन', 'स्थायी खाता'],
  },
  examples: {
    finds: {
      'a person': 'PAN: ⟦KBZPM4827C⟧.',
      'a company': 'PAN ⟦QWNCR7153K⟧',
      'lower case': 'pan no. ⟦kbzpm4827c⟧',
      'with spaces': 'Permanent Account Number ⟦KBZPM 4827 C⟧',
      'Hindi word': 'पैन ⟦KBZPM4827C⟧',
      'word after it': '⟦QWNCR7153K⟧ (PAN)',
    },
    ignores: {
      'no context word': 'token KBZPM4827C',
      'a kind of holder that does not exist': 'PAN KBZXM4827C',
      'serial 0000': 'PAN KBZPM0000C',
      'three digits': 'PAN KBZPM482C',
      'a digit at the end': 'PAN KBZPM48270',
      'a letter more': 'PAN KBZPM4827CA',
    },
  },
};
