import { isCalendarDate } from '../../calendar.js';
import { weightedSum } from '../../checksums/weighted-sum.js';
import { digitsOnly } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';

/** The three digits after the date give the century; `undefined` where they and the year don't go together. */
function fullYear(year: number, serial: number): number | undefined {
  if (serial < 500) return 1900 + year;
  if (year < 40) return 2000 + year;
  if (serial >= 900) return 1900 + year;
  return serial < 750 && year >= 54 ? 1800 + year : undefined;
}

/** D-numbers of people who live in Norway for a short time have 40 added to the day. */
function hasBirthDate(digits: string): boolean {
  const [day, month] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  const year = fullYear(Number(digits.slice(4, 6)), Number(digits.slice(6, 9)));
  return year !== undefined && isCalendarDate({ year, month, day: day > 40 ? day - 40 : day });
}

const hasCheckDigits = (digits: string): boolean =>
  weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
  weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/**
 * Norwegian birth number (fødselsnummer) and D-number: day, month, year, three digits, two check digits modulo 11.
 * Rule: folkeregisterforskriften (FOR-2017-07-14-1201) chapter 2; Skatteetaten, structure of the number. The examples
 * are computed.
 */
export const fodselsnummer: Recognizer = {
  type: 'NO_FODSELSNUMMER',
  patterns: [
    wholeWord(/[0-7]\d[01]\d{3}[\p{Zs}\p{Pd}]?\d{3}\p{Zs}?\d{2}/u),
    wholeWord(/[0-7]\d[\p{Zs}.][01]\d[\p{Zs}.]\d{2}[\p{Zs}\p{Pd}]\d{5}/u),
  ],
  normalize: digitsOnly,
  isValid: (digits) => hasBirthDate(digits) && hasCheckDigits(digits),
  contextWords: {
    de: ['norwegische geburtsnummer', 'geburtsnummer'],
    en: ['norwegian birth number', 'birth number', 'd-number'],
    other: ['fødselsnummer', 'fødselsnr', 'fnr', 'personnummer', 'd-nummer'],
  },
  examples: {
    finds: {
      'date apart': 'Fødselsnummer ⟦140782 33584⟧.',
      'without spaces': 'fnr ⟦23116540193⟧',
      'D-number, day and 40': 'D-nummer ⟦54078233144⟧',
      'born after 1999': 'fødselsnr. ⟦010305 61127⟧',
      'with dots in the date': 'Fødselsnummer: ⟦14.07.82 33827⟧',
      'without any word': 'Nordmann, ⟦30049012434⟧, Bergen',
    },
    ignores: {
      'wrong last check digit': 'Fødselsnummer 140782 33580',
      'wrong first check digit': 'Fødselsnummer 140782 33568',
      'no such day': 'Fødselsnummer 310482 33891',
      'no such month': 'Fødselsnummer 141382 33643',
      'year and serial of no century': 'Fødselsnummer 140745 69979',
      'one digit more': 'Fødselsnummer 140782331500',
    },
  },
};
