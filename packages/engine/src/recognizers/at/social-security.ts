import { isAustrianInsuranceNumber } from '../../checksums/social-insurance.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { looseGap, readScannedDigits, scannedDigit } from '../anywhere/scanned-digits.js';
import { tokenEnd, tokenStart } from '../text/bounds.js';
import { pattern } from '../text/pattern.js';

/** Day 01 to 31; month 01 to 12, or 13 to 15 where the numbers of a day were used up or the date is unknown. */
function hasBirthDate(digits: string): boolean {
  const [day, month] = [Number(digits.slice(4, 6)), Number(digits.slice(6, 8))];
  return day >= 1 && day <= 31 && month >= 1 && month <= 15;
}

/**
 * Austrian social insurance number (SVNR): three digits, the first never 0, check digit, date of birth.
 * Rule: ASVG § 31 Abs. 4 Z 1; check digit modulo 11 as the Dachverband der Sozialversicherungsträger describes it.
 */
export const austrianSocialSecurity: Recognizer = {
  type: 'AT_SOCIAL_SECURITY',
  patterns: [/(?<![\p{L}\p{N}]|\d[ .,/-])[1-9]\d{3}[ \u00a0/-]?\d{2}[ .]?\d{2}[ .]?\d{2}(?![\p{L}\p{N}]|[ .,/-]\d)/gu],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && isAustrianInsuranceNumber(digits),
  contextWords: {
    de: ['svnr', 'sv-nr', 'sozialversicherungsnummer', 'versicherungsnummer', 'e-card'],
    en: ['social security'],
  },
  examples: {
    finds: {
      'as on the e-card': 'SVNR ⟦1237 010180⟧',
      'one piece': 'Versicherungsnummer ⟦1279150480⟧.',
      slash: 'SV-Nr.: ⟦4688/241299⟧',
      'dots in the date': '⟦1237 01.01.80⟧',
      'no-break space': '⟦1237\u00a0010180⟧',
      'spaces in the date': '⟦1279 15 04 80⟧',
    },
    ignores: {
      'wrong check digit': '1238 010180',
      'leading zero': '0279 150480',
      'month 16': '1276 151680',
      'day 32': '1278 320480',
      'nine digits': '1237 01018',
      'letter before it': 'A1237010180',
    },
  },
};

/** The two digits of the century left out, where the year has four. */
const readLoosely = (value: string): string =>
  digitsOnly(readScannedDigits(value)).replace(/^(\d{8})(?:19|20)(\d\d)$/, '$1$2');

/**
 * Austrian social insurance number near a word for it: date of birth behind any joint or on the next line, with a year
 * of four digits, or with letters that a scanner put for digits.
 * Rule: as `austrianSocialSecurity`.
 */
export const looseAustrianSocialSecurity: Recognizer = {
  type: 'AT_SOCIAL_SECURITY',
  patterns: [
    pattern('gu')`
      ${tokenStart}${scannedDigit}{4}(?:${looseGap}|, ?)
      ${scannedDigit}{2}[ ./]?${scannedDigit}{2}[ ./]?(?:(?:19|20)\d\d|${scannedDigit}{2})
      ${tokenEnd}(?![.,/-]\d)
    `,
  ],
  normalize: readLoosely,
  isValid: (digits) => !digits.startsWith('0') && hasBirthDate(digits) && isAustrianInsuranceNumber(digits),
  needsContext: true,
  contextWords: {
    de: ['svnr', 'sv-nr', 'sv-nummer', 'sozialversicherungsnummer', 'versicherungsnummer', 'vsnr', 'e-card'],
    en: ['social security'],
  },
  examples: {
    finds: {
      'slash between blanks': 'SVNR ⟦1237 / 010180⟧',
      'dash between blanks': 'SVNR ⟦1237 – 010180⟧',
      comma: 'SVNR: ⟦1279, 150480⟧',
      'year of four digits': 'SV-Nr. ⟦1237 01.01.1980⟧',
      'dot between': 'Sozialversicherungsnummer ⟦1279.150480⟧.',
      'broken over lines': 'SVNR ⟦4688\n241299⟧',
      'letters of a scan': 'SVNR ⟦l237 O10180⟧',
    },
    ignores: {
      'wrong check digit': 'SVNR 1238 / 010180',
      'no word near': 'Teil 1237 / 010180',
      'month 16': 'SVNR 1276 / 151680',
      'a digit more': 'SVNR 1237 / 0101801',
      'another letter': 'SVNR 1237 / A10180',
      'letter before it': 'SVNR X1237 / 010180',
    },
  },
};
