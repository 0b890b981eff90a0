import { isAustrianVat } from '../../checksums/register-numbers.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/**
 * Austrian VAT identification number (UID): ATU and eight digits.
 * Rule: UStG 1994 Art. 28; check digit as the Bundesministerium für Finanzen describes it.
 */
export const austrianVatId: Recognizer = {
  type: 'AT_VAT_ID',
  patterns: [/(?<![\p{L}\p{N}])AT[ \u00a0-]?U[ \u00a0-]?\d(?:[ \u00a0.-]?\d){7}(?![\p{L}\p{N}])/giu],
  normalize: digitsOnly,
  isValid: isAustrianVat,
  contextWords: { de: ['uid', 'uid-nr', 'umsatzsteuer'], en: ['vat'] },
  examples: {
    finds: {
      'as on invoices': 'UID: ⟦ATU13585627⟧.',
      'space after the prefix': '⟦ATU 1234 5675⟧',
      'lower case': 'uid ⟦atu87654324⟧',
      'space inside the prefix': '⟦AT U13585627⟧',
      dashes: '⟦ATU-1358-5627⟧,',
      'no-break space': '⟦ATU\u00a013585627⟧',
    },
    ignores: {
      'wrong check digit': 'ATU13585628',
      'seven digits': 'ATU1358562',
      'nine digits': 'ATU135856277',
      'no U': 'AT13585627',
      'letter before it': 'XATU13585627',
      'letter inside': 'ATU1358562O',
    },
  },
};

/**
 * Austrian VAT number with letters that a scanner put for digits, or broken over two lines, near a word for it.
 * Rule: as `austrianVatId`.
 */
export const scannedAustrianVatId: Recognizer = {
  type: 'AT_VAT_ID',
  patterns: [pattern('gu')`${tokenStart}ATU(?:${looseGap}${scannedDigit}{4}){2}${tokenEnd}`],
  normalize: (value) => digitsOnly(readScannedDigits(value)),
  isValid: isAustrianVat,
  needsContext: true,
  contextWords: { de: ['uid', 'umsatzsteuer', 'ust-id', 'ust-idnr'], en: ['vat'] },
  examples: {
    finds: {
      'letter for a digit': 'UID ⟦ATUl3585627⟧',
      'two letters': 'UID: ⟦ATU135BS627⟧.',
      grouped: 'UID ⟦ATU l234 5675⟧',
      'broken over lines': 'UID-Nr. ⟦ATU1358\n5627⟧',
      'broken behind the prefix': 'UID ⟦ATU\n13585627⟧',
      'another word': 'USt-IdNr. ⟦ATUI3585627⟧',
    },
    ignores: {
      'wrong check digit': 'UID ATUl3585628',
      'no word near': 'Teil ATUl3585627',
      'seven digits': 'UID ATUl358562',
      'nine digits': 'UID ATUl35856277',
      'another letter': 'UID ATUA3585627',
      'letter before it': 'UID XATUl3585627',
    },
  },
};
