import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Canadian social insurance number (SIN, NAS), nine digits; 9 stands in front for temporary residents, 0 and 8 never.
 * Rule: Employment Insurance Act s. 138; Service Canada, SIN Code of Practice; Luhn digit. Eight in a hundred random
 * numbers pass, so it needs context.
 */
export const sin: Recognizer = {
  type: 'CA_SIN',
  patterns: [wholeWord(/[1-79]\d{2}[\p{Zs}\p{Pd}]?\d{3}[\p{Zs}\p{Pd}]?\d{3}/u)],
  normalize: digitsOnly,
  isValid: isLuhn,
  needsContext: true,
  contextWords: {
    de: ['kanadische sozialversicherungsnummer', 'sozialversicherungsnummer'],
    en: ['sin', 'social insurance'],
    other: ['nas', "numéro d'assurance sociale", 'numéro d’assurance sociale', 'assurance sociale'],
  },
  examples: {
    finds: {
      'grouped by three': 'SIN: ⟦482 715 307⟧.',
      'with hyphens': 'social insurance number ⟦618-204-739⟧',
      'without separators': 'SIN ⟦701395261⟧',
      'a temporary resident': 'SIN ⟦918 204 736⟧',
      'French word': 'NAS ⟦265 391 045⟧',
      'word after it': '⟦482 715 307⟧ (SIN)',
    },
    ignores: {
      'wrong check digit': 'SIN 482 715 308',
      'no context word': 'order 482 715 307',
      'first digit 0': 'SIN 082 715 301',
      'first digit 8': 'SIN 882 715 303',
      'one digit more': 'SIN 4827153070',
      'a letter touches it': 'SIN 482715307A',
    },
  },
};
