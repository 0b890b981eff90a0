import { isSwissUid } from '../../checksums/register-numbers.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/**
 * Swiss company number (UID, IDE): CHE and nine digits.
 * Rule: UIDG Art. 4, UIDV Art. 3; check digit modulo 11 (eCH-0097).
 */
export const swissUid: Recognizer = {
  type: 'CH_UID',
  patterns: [/(?<![\p{L}\p{N}])CHE[ \u00a0-]?\d{3}[ \u00a0.]?\d{3}[ \u00a0.]?\d{3}(?![\p{L}\p{N}]|[.,]\d)/giu],
  normalize: digitsOnly,
  isValid: isSwissUid,
  contextWords: { de: ['uid', 'unternehmens-identifikationsnummer'], en: ['uid', 'ide', 'company number'] },
  examples: {
    finds: {
      'as in the register': 'UID: ⟦CHE-123.456.788⟧.',
      'one piece': '⟦CHE123456788⟧',
      spaces: '⟦CHE 408 172 635⟧',
      'lower case': '⟦che-112.233.445⟧',
      'no-break space': '⟦CHE\u00a0123.456.788⟧',
      parentheses: '(⟦CHE-408.172.635⟧)',
    },
    ignores: {
      'wrong check digit': 'CHE-123.456.789',
      'eight digits': 'CHE-123.456.78',
      'ten digits': 'CHE-123.456.7888',
      'other prefix': 'CHF-123.456.788',
      'letter before it': 'XCHE-123.456.788',
      'letter inside': 'CHE-123.456.78B',
    },
  },
};

/**
 * Swiss VAT number: the company number with MWST, TVA, IVA, TPV or VAT after it.
 * Rule: MWSTG Art. 66 Abs. 1, UIDV Art. 3.
 */
export const swissVatId: Recognizer = {
  type: 'CH_VAT_ID',
  patterns: [
    pattern('giu')`
      ${tokenStart}
      CHE[ \u00a0-]?\d{3}[ \u00a0.]?\d{3}[ \u00a0.]?\d{3}[ \u00a0-]?(?:MWST|TVA|IVA|TPV|VAT)
      ${tokenEnd}
    `,
  ],
  normalize: digitsOnly,
  isValid: isSwissUid,
  contextWords: { de: ['mwst', 'mwst-nr', 'uid'], en: ['vat'] },
  examples: {
    finds: {
      German: '⟦CHE-123.456.788 MWST⟧.',
      French: 'No TVA ⟦CHE-408.172.635 TVA⟧',
      Italian: '⟦CHE-112.233.445 IVA⟧,',
      Romansh: '⟦CHE-408.172.635 TPV⟧.',
      'one piece': '⟦CHE123456788MWST⟧',
      'lower case': '⟦che-123.456.788 mwst⟧',
      spaces: '⟦CHE 123 456 788 MWST⟧',
    },
    ignores: {
      'wrong check digit': 'CHE-123.456.789 MWST',
      'no suffix': 'CHE-123.456.788',
      'other suffix': 'CHE-123.456.788 HR',
      'eight digits': 'CHE-123.456.78 MWST',
      'other prefix': 'CHF-123.456.788 MWST',
      'letter before it': 'XCHE-123.456.788 MWST',
    },
  },
};
