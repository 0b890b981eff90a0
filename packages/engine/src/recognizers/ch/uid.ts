import { isSwissUid } from '../../checksums/register-numbers.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

const prefix = String.raw`CHE(?:[ -]?Nr)?[ \u00a0.\p{Pd}]{0,3}`;
const joint = String.raw`[ \u00a0.\p{Pd}]?`;

/**
 * Swiss company number (UID, IDE): CHE and nine digits.
 * Rule: UIDG Art. 4, UIDV Art. 3; check digit modulo 11 (eCH-0097).
 */
export const swissUid: Recognizer = {
  type: 'CH_UID',
  patterns: [pattern('giu')`${tokenStart}${prefix}\d{3}${joint}\d{3}${joint}\d{3}(?![\p{L}\p{N}]|[.,]\d)`],
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
      'dashes of all kinds': '⟦CHE–408-172-635⟧ und ⟦CHE- 123.456.788⟧',
      'with Nr.': '⟦CHE-Nr. 123.456.788⟧',
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
      ${prefix}\d{3}${joint}\d{3}${joint}\d{3}[ \u00a0\p{Pd}]?(?:MWST|TVA|IVA|TPV|VAT)
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
      'long dash': '⟦CHE–123.456.788 MWST⟧',
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

/**
 * Swiss company number with letters that a scanner put for digits, or broken over two lines, near a word for it.
 * Rule: as `swissUid`.
 */
export const scannedSwissUid: Recognizer = {
  type: 'CH_UID',
  patterns: [
    pattern('gu')`
      ${tokenStart}CHE(?:${looseGap}${scannedDigit}{3}){3}(?![\p{L}\p{N}]|[.,]\d)
    `,
  ],
  normalize: (value) => digitsOnly(readScannedDigits(value)),
  isValid: isSwissUid,
  needsContext: true,
  contextWords: {
    de: ['uid', 'mwst', 'unternehmens-identifikationsnummer', 'firmennummer'],
    en: ['uid', 'ide', 'vat', 'company number'],
  },
  examples: {
    finds: {
      'letter for a digit': 'UID ⟦CHE-l23.456.788⟧',
      'two letters': 'UID: ⟦CHE-4OB.172.635⟧.',
      'one piece': 'UID ⟦CHEl23456788⟧',
      'broken over lines': 'UID ⟦CHE-123.456.\n788⟧',
      'broken behind the prefix': 'UID ⟦CHE-\n123.456.788⟧',
      'another word': 'MWST-Nr. ⟦CHE-4O8.172.635⟧',
    },
    ignores: {
      'wrong check digit': 'UID CHE-l23.456.789',
      'no word near': 'Teil CHE-l23.456.788',
      'other prefix': 'UID CHF-l23.456.788',
      'a digit more': 'UID CHE-l23.456.7888',
      'another letter': 'UID CHE-A23.456.788',
      'letter before it': 'UID XCHE-l23.456.788',
    },
  },
};
