import { isIso7064Mod11_10 } from '../../checksums/iso7064.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';

/** Of the ten digits exactly one stands two or three times, three never in a row, and no other repeats. */
function hasOneRepeatedDigit(digits: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] === 2 || (repeated[0] === 3 && !/(\d)\1\1/.test(digits)));
}

/**
 * German tax identification number (steuerliche Identifikationsnummer), 11 digits, the first never 0.
 * Rule: AO §§ 139a, 139b; last digit ISO/IEC 7064 MOD 11,10; of the first ten digits exactly one stands
 * two or three times (three never in a row) and no other repeats. The examples are computed; none was issued to anyone.
 */
export const taxId: Recognizer = {
  type: 'DE_TAX_ID',
  patterns: [/(?<![\p{L}\d])[1-9]\d(?:[ \u00a0]?\d{3}){3}(?![\p{L}\d])/gu],
  normalize: digitsOnly,
  isValid: (digits) => hasOneRepeatedDigit(digits.slice(0, 10)) && isIso7064Mod11_10(digits),
  contextWords: { de: ['steuer-id', 'idnr', 'identifikationsnummer'], en: ['tax id'] },
  examples: {
    finds: {
      'grouped as on the letter': 'Ihre IdNr.: ⟦20 481 639 528⟧.',
      'without spaces': 'Steuer-ID ⟦20481639528⟧',
    },
    ignores: {
      'wrong check digit': '20 481 639 527',
      'three digits repeated': '20 481 630 424',
      'no digit repeated': '20 481 639 577',
    },
  },
};
