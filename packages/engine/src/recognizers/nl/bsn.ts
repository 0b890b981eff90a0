import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The Dutch "elfproef": weights 9 down to 2, the last digit counts -1, the sum is a multiple of eleven. */
export const passesElfproef = (digits: string): boolean =>
  Number(digits) > 0 && weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;

/**
 * Dutch citizen service number (burgerservicenummer, formerly sofinummer), nine digits; old ones are written with
 * eight.
 * Rule: Wet algemene bepalingen burgerservicenummer; elfproef of the Logisch Ontwerp BSN. One in eleven random numbers
 * passes, so it needs context. The examples are computed.
 */
export const bsn: Recognizer = {
  type: 'NL_BSN',
  patterns: [wholeWord(/\d{4}[\p{Zs}.]\d{2}[\p{Zs}.]\d{3}/u), wholeWord(/\d{2,3}[\p{Zs}.]?\d{3}[\p{Zs}.]?\d{3}/u)],
  normalize: (value) => digitsOnly(value).padStart(9, '0'),
  isValid: passesElfproef,
  needsContext: true,
  contextWords: {
    de: ['niederländische bürgerservicenummer', 'bürgerservicenummer'],
    en: ['citizen service number', 'dutch social security'],
    other: ['bsn', 'burgerservicenummer', 'sofinummer', 'sofi-nummer', 'sofi'],
  },
  examples: {
    finds: {
      'without spaces': 'BSN: ⟦182749368⟧.',
      'grouped by three': 'burgerservicenummer ⟦524 118 073⟧',
      'grouped as on the card': 'BSN ⟦1827.49.368⟧',
      'with dots': 'sofinummer ⟦381.902.651⟧',
      'eight digits, without the leading zero': 'BSN ⟦71640289⟧',
      'word after it': '⟦524118073⟧ (Bürgerservicenummer)',
    },
    ignores: {
      'wrong check digit': 'BSN 182749369',
      'no context word': 'Artikel 182749368',
      'all zeros': 'BSN 000000000',
      'ten digits': 'BSN 0182749368',
      'a letter touches it': 'BSN 182749368A',
      'a piece of a longer number': 'BSN 182749368-01',
    },
  },
};
