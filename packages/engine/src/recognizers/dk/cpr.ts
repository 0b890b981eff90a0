import { isCalendarDate } from '../../calendar.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The seventh digit and the year's two digits give the century. */
function fullYear(year: number, seventh: number): number {
  if (seventh <= 3) return 1900 + year;
  if (seventh === 4 || seventh === 9) return year <= 36 ? 2000 + year : 1900 + year;
  return year <= 57 ? 2000 + year : 1800 + year;
}

/**
 * Danish personal number (CPR-nummer): day, month, year, four digits whose first gives the century.
 * Rule: CPR-loven § 3; "Personnummeret i CPR-systemet" of the CPR office. Numbers given since October 2007 need not
 * pass modulus 11 any more, so the date is all that can be checked and context is needed.
 */
export const cpr: Recognizer = {
  type: 'DK_CPR',
  patterns: [
    wholeWord(/[0-3]\d[01]\d{3}[\p{Zs}\p{Pd}]?\d{4}/u),
    wholeWord(/[0-3]\d\.?[01]\d\.?\d{2}\p{Zs}?\p{Pd}\p{Zs}?\d{4}/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) =>
    isCalendarDate({
      year: fullYear(Number(digits.slice(4, 6)), Number(digits.charAt(6))),
      month: Number(digits.slice(2, 4)),
      day: Number(digits.slice(0, 2)),
    }),
  needsContext: true,
  contextWords: {
    de: ['dänische personennummer', 'personennummer'],
    en: ['danish personal number', 'cpr number', 'personal number'],
    other: ['cpr', 'personnummer', 'cpr-nr'],
  },
  examples: {
    finds: {
      'with a hyphen': 'CPR-nr. ⟦140782-1536⟧.',
      'without separators': 'CPR: ⟦2311651824⟧',
      'with a space': 'cpr-nummer ⟦010190 2481⟧',
      'leap day of 2000': 'CPR ⟦290200-4163⟧',
      'spaces around the hyphen': 'personnummer ⟦140782 - 1536⟧',
      'word after it': '⟦051204-5172⟧ (CPR)',
    },
    ignores: {
      'no context word': 'Akte 140782-1536',
      'no such day': 'CPR 310482-1536',
      'no such month': 'CPR 141382-1536',
      'leap day of 1900': 'CPR 290200-1163',
      'nine digits': 'CPR 140782-153',
      'one digit more': 'CPR 140782-15360',
    },
  },
};
