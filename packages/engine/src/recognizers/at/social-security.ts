import { isAustrianInsuranceNumber } from '../../checksums/social-insurance.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

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
