import { isIso7064Mod11_10 } from '../../checksums/iso7064.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/** Of the ten digits exactly one stands two or three times, three never in a row, and no other repeats. */
function hasOneRepeatedDigit(digits: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] === 2 || (repeated[0] === 3 && !/(\d)\1\1/.test(digits)));
}

const isTaxId = (digits: string): boolean =>
  /^[1-9]/.test(digits) && hasOneRepeatedDigit(digits.slice(0, 10)) && isIso7064Mod11_10(digits);

/**
 * German tax identification number (steuerliche Identifikationsnummer), 11 digits, the first never 0.
 * Rule: AO §§ 139a, 139b; last digit ISO/IEC 7064 MOD 11,10; of the first ten digits exactly one stands
 * two or three times (three never in a row) and no other repeats. The examples are computed; none was issued to anyone.
 */
export const taxId: Recognizer = {
  type: 'DE_TAX_ID',
  patterns: [
    /(?<![\p{L}\p{N}]|\d[./-])[1-9]\d(?:[ \u00a0\u202f\n./-]?\d{3}){3}(?![\p{L}\p{N}]|[./-]\d|,\d{1,2}(?!\d))/gu,
    /(?<![\p{L}\p{N}]|\d[ .,/-])[1-9](?:[ \u00a0]?\d){10}(?![\p{L}\p{N}]|[ .,/-]\d)/gu, // the boxes of forms
  ],
  normalize: digitsOnly,
  isValid: isTaxId,
  contextWords: {
    de: ['steuer-id', 'steuerid', 'idnr', 'id-nr', 'identifikationsnummer', 'steuerliche identifikationsnummer', 'tin'],
    en: ['tax id', 'tax identification number'],
  },
  examples: {
    finds: {
      'grouped as on the letter': 'Ihre IdNr.: ⟦20 481 639 528⟧.',
      'without spaces': 'Steuer-ID ⟦20481639528⟧',
      'no-break spaces': 'IdNr. ⟦20\u00a0481\u00a0639\u00a0528⟧,',
      dots: 'TIN: ⟦20.481.639.528⟧',
      slashes: '(⟦20/481/639/528⟧)',
      'broken over lines': 'Steuer-ID: ⟦20 481\n639 528⟧',
      'between commas of a table': 'Lore,Steuer-ID,⟦20481639528⟧,2013-07-15',
      'one digit three times': 'IdNr. ⟦20416239525⟧',
      'boxes of a form': 'Identifikationsnummer ⟦2 0 4 8 1 6 3 9 5 2 8⟧',
    },
    ignores: {
      'wrong check digit': '20 481 639 527',
      'three digits repeated': '20 481 630 424',
      'three in a row': '22204163955',
      'no digit repeated': '20 481 639 577',
      'leading zero': '02 481 639 523',
      'one digit too many': '20 481 639 5281',
      amount: '20 481 639 528,50',
      'letter before it': 'A20481639528',
    },
  },
};

/**
 * German tax identification number with letters that a scanner put for digits, near a word for it.
 * Rule: as `taxId`.
 */
export const scannedTaxId: Recognizer = {
  type: 'DE_TAX_ID',
  patterns: [pattern('gu')`${tokenStart}${scannedDigit}{2}(?:[ \u00a0]?${scannedDigit}{3}){3}(?![\p{L}\p{N}]|[./-]\d)`],
  normalize: (value) => digitsOnly(readScannedDigits(value)),
  isValid: isTaxId,
  needsContext: true,
  contextWords: {
    de: [
      'steuer-id', 'steuer-ld', 'steuer - id', 'steuerid', 'idnr', 'ldnr', 'id-nr', 'ld-nr', 'identifikationsnummer',
    ], // prettier-ignore
    en: ['tax id', 'tax ld'],
  },
  examples: {
    finds: {
      'letters in place of digits': 'Steuer-ID ⟦2O 48l 639 S2B⟧',
      'label misread too': 'Steuer-lD : ⟦2O 481 639 528⟧',
      'one piece': 'IdNr. ⟦2O4Bl639S2B⟧.',
      'capital I': 'Identifikationsnummer ⟦20 48I 639 528⟧',
      'English word': 'tax ID ⟦20 481 639 S28⟧',
      'no letter at all': 'Steuer-ID ⟦20 481 639 528⟧',
    },
    ignores: {
      'wrong check digit': 'Steuer-ID 2O 48l 639 S27',
      'no word near': 'Teil 2O 48l 639 S2B',
      'one digit too many': 'Steuer-ID 2O 48l 639 S2B1',
      'letter that is no digit': 'Steuer-ID 2A 48l 639 S2B',
      'leading zero': 'Steuer-ID O2 481 639 523',
      'letter before it': 'Steuer-ID X2O48l639S2B',
    },
  },
};
