import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** Tells whether the tenth digit of a NIP is the weighted sum of the others modulo 11 (10 is never given). */
export const hasNipCheckDigit = (digits: string): boolean =>
  weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits.charAt(9));

/**
 * Polish tax number (NIP), ten digits; the first three name the tax office and hold no 0 in front.
 * Rule: ustawa z dnia 13 października 1995 r. o zasadach ewidencji i identyfikacji podatników, art. 8b; check digit as
 * in the Ministry of Finance's form NIP-7. One in eleven random numbers passes, so it needs context.
 */
export const nip: Recognizer = {
  type: 'PL_NIP',
  patterns: [
    wholeWord(/[1-9]\d{2}[\p{Zs}\p{Pd}]?\d{3}[\p{Zs}\p{Pd}]?\d{2}[\p{Zs}\p{Pd}]?\d{2}/u),
    wholeWord(/[1-9]\d{2}[\p{Zs}\p{Pd}]\d{2}[\p{Zs}\p{Pd}]\d{2}[\p{Zs}\p{Pd}]\d{3}/u),
  ],
  normalize: digitsOnly,
  isValid: hasNipCheckDigit,
  needsContext: true,
  contextWords: {
    de: ['polnische steuernummer', 'steuernummer'],
    en: ['polish tax', 'tax number'],
    other: ['nip', 'numer identyfikacji podatkowej'],
  },
  examples: {
    finds: {
      'of a company, 3-3-2-2': 'NIP ⟦527-314-80-69⟧.',
      'of a person, 3-2-2-3': 'NIP: ⟦681-20-47-153⟧',
      'without separators': 'nr NIP ⟦7831046296⟧',
      'with spaces': 'NIP ⟦527 314 80 69⟧',
      'no-break hyphens': 'NIP ⟦527\u2011314\u201180\u201169⟧',
      'word after it': '⟦7831046296⟧ (NIP)',
    },
    ignores: {
      'wrong check digit': 'NIP 527-314-80-60',
      'no context word': 'Artikel 7831046296',
      'first digit 0': 'NIP 052-314-80-63',
      'one digit more': 'NIP 78310462967',
      'a letter touches it': 'NIP k7831046296',
      'groups that nobody writes': 'NIP 5-273-148-069',
    },
  },
};
