import { isLuhn } from '../../checksums/luhn.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/**
 * Israeli identity number (Teudat Zehut, מספר זהות): up to nine digits, filled up with zeros in front; eight and seven
 * are often written without them.
 * Rule: Population Registry Law 5725-1965; Luhn digit. One in ten random numbers passes, so it needs context.
 */
export const id: Recognizer = {
  type: 'IL_ID',
  patterns: [wholeWord(/\d{7,8}\p{Pd}?\d/u), wholeWord(/\d{7}/u), wholeWord(/\d{1,3}\p{Zs}\d{3}\p{Zs}\d{3}/u)],
  normalize: (value) => digitsOnly(value).padStart(9, '0'),
  isValid: (digits) => /[1-9]/.test(digits) && isLuhn(digits),
  needsContext: true,
  contextWords: {
    de: ['israelische ausweisnummer', 'israelische identitätsnummer'],
    en: ['israeli id', 'israeli identity', 'teudat zehut', 'teudat zehuth', 'mispar zehut'],
    other: ['תעודת זהות', 'מספר זהות', 'ת.ז', 'ת"ז', 'ת״ז', 'ת.ז.'],
  },
  examples: {
    finds: {
      'nine digits': 'Teudat Zehut ⟦482715307⟧.',
      'Hebrew words': 'מספר זהות ⟦318204732⟧',
      'leading zero written': 'Israeli ID: ⟦013952684⟧',
      'eight digits, leading zero left out': 'Israeli ID ⟦13952684⟧',
      'seven digits, two zeros left out': 'ת.ז. ⟦6539100⟧',
      'hyphen before the check digit': 'teudat zehut ⟦31820473-2⟧',
      'word after it': '⟦482715307⟧ (Israeli ID)',
    },
    ignores: {
      'wrong check digit': 'Teudat Zehut 482715308',
      'wrong check digit of eight digits': 'Teudat Zehut 13952685',
      'no context word': 'order 482715307',
      'all zeros': 'Teudat Zehut 000000000',
      'one digit more': 'Teudat Zehut 4827153070',
      'a letter touches it': 'Teudat Zehut 482715307A',
    },
  },
};
