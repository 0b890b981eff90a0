import { isIso7064Mod11_10 } from '../../checksums/iso7064.js';
import { alphanumericUpper, digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/**
 * German VAT identification number (Umsatzsteuer-Identifikationsnummer): DE and nine digits, the first never 0; also
 * the business identification number (Wirtschafts-Identifikationsnummer), which has five digits more behind a hyphen.
 * Rule: UStG § 27a, AO § 139c; last of the nine digits ISO/IEC 7064 MOD 11,10 (BZSt, structure of VAT identification
 * numbers). The examples are computed.
 */
export const germanVatId: Recognizer = {
  type: 'DE_VAT_ID',
  patterns: [
    /(?<![\p{L}\p{N}])[Dd][Ee][ \u00a0\u202f:.\p{Pd}]{0,2}[1-9](?:[ \u00a0\u202f.\p{Pd}]?\d){8}(?:-\d{5})?(?![\p{L}\p{N}]|[ \u00a0]\d)/gu,
  ],
  normalize: alphanumericUpper,
  isValid: (value) => isIso7064Mod11_10(value.slice(2, 11)),
  contextWords: {
    de: [
      'ust-idnr', 'ust-id', 'ustid', 'umsatzsteuer-identifikationsnummer', 'umsatzsteuer-id', 'w-idnr',
      'wirtschafts-identifikationsnummer',
    ], // prettier-ignore
    en: ['vat id', 'vat no', 'vat number', 'vat reg'],
  },
  examples: {
    finds: {
      'as on invoices': 'USt-IdNr.: ⟦DE136695976⟧.',
      'grouped in threes': '⟦DE 136 695 976⟧',
      'no-break space': 'UID ⟦DE\u00a0136695976⟧',
      'lower case': 'ust-id ⟦de136695976⟧',
      dashes: '(⟦DE-136-695-976⟧)',
      dots: '⟦DE.136.695.976⟧',
      'long dashes': '⟦DE–136–695–976⟧',
      'of a business': 'W-IdNr.: ⟦DE136695976-00001⟧',
      'single spaces of a scan': '⟦DE 1 3 6 6 9 5 9 7 6⟧;',
    },
    ignores: {
      'wrong check digit': 'DE136695977',
      'leading zero': 'DE036695975',
      'eight digits': 'DE13669597',
      'ten digits': 'DE1366959760',
      'wrong check digit before the five of a business': 'W-IdNr.: DE136695977-00001',
      'other country': 'DK136695976',
      'inside a longer word': 'XDE136695976',
    },
  },
};

/**
 * German VAT identification number with letters that a scanner put for digits, or broken over two lines, near a word
 * for it.
 * Rule: as `germanVatId`.
 */
export const scannedGermanVatId: Recognizer = {
  type: 'DE_VAT_ID',
  patterns: [pattern('gu')`${tokenStart}DE(?:${looseGap}${scannedDigit}{3}){3}${tokenEnd}(?![ \u00a0]\d)`],
  normalize: (value) => digitsOnly(readScannedDigits(value.slice(2))),
  isValid: (digits) => !digits.startsWith('0') && isIso7064Mod11_10(digits),
  needsContext: true,
  contextWords: {
    de: [
      'ust-id', 'ust-ld', 'ust.-id', 'ustid', 'ust id', 'umsatzsteuer-identifikationsnummer', 'umsatzsteuer-id',
      'uid', 'mwst',
    ], // prettier-ignore
    en: ['vat'],
  },
  examples: {
    finds: {
      'letter for a digit': 'USt-IdNr. ⟦DE l36 695 976⟧',
      'two letters': 'USt-ID: ⟦DEI3669S976⟧',
      'one piece': 'UST-ID ⟦DE13669S976⟧.',
      'broken over lines': 'USt-IdNr. ⟦DE 136\n695 976⟧',
      'broken behind the prefix': 'USt-IdNr.: ⟦DE\n136695976⟧',
      'English word': 'VAT no. ⟦DE I36 695 976⟧',
    },
    ignores: {
      'wrong check digit': 'USt-IdNr. DE l36 695 977',
      'no word near': 'Teil DE l36 695 976',
      'leading zero': 'USt-IdNr. DE O36 695 975',
      'a digit more': 'USt-IdNr. DE l36 695 9766',
      'another letter': 'USt-IdNr. DE A36 695 976',
      'letter before it': 'USt-IdNr. XDEl36695976',
    },
  },
};
