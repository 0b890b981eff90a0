import { alphanumericUpper } from '../../normalize.js';
import type { Recognizer } from '../../recognizer.js';
import { wholeWord } from '../../whole-word.js';
import { isDateOfEitherCentury } from '../two-digit-year.js';

/** Decade, month (women have 50 added), day, year of the decade; the century is not written. */
function hasBirthDate(number: string): boolean {
  const year = Number(number.charAt(5) + number.charAt(10));
  const [month, day] = [Number(number.slice(6, 8)) % 50, Number(number.slice(8, 10))];
  return isDateOfEitherCentury({ year, month, day });
}

/**
 * UK driving licence number: five characters of the surname (filled up with 9), birth date, initials (9 for none), a
 * digit, two letters; an issue number of two digits may follow.
 * Rule: DVLA, "Driver number" (INF1D); the check characters' rule is not public, so it needs context.
 */
export const drivingLicence: Recognizer = {
  type: 'UK_DRIVING_LICENCE',
  patterns: [wholeWord(/[A-Z][A-Z9]{4}\p{Zs}?\d[0156]\d[0-3]\d{2}\p{Zs}?[A-Z][A-Z9]\d[A-Z]{2}(?:\p{Zs}?\d{2})?/iu)],
  normalize: alphanumericUpper,
  isValid: (number) => /^[A-Z]+9*$/.test(number.slice(0, 5)) && hasBirthDate(number),
  needsContext: true,
  contextWords: {
    de: ['führerschein', 'führerscheinnummer'],
    en: [
      'driving licence', 'driving lic', 'driver number', 'driver licence', "driver's licence", 'dvla', 'licence',
      'license',
    ], // prettier-ignore
  },
  examples: {
    finds: {
      'as in field 5': 'Driving licence no. ⟦MORGA753116SM9IJ⟧.',
      'with the issue number': 'Driver number: ⟦MORGA753116SM9IJ 35⟧',
      'a short surname': 'licence number ⟦FOX99804150KD8LT⟧',
      'a woman, month and 50': 'DVLA ⟦HARTL862233AJ4QW⟧',
      'word alone': 'licence ⟦HARTL862233AJ4QW⟧, Honda',
      'lower case': 'driving licence ⟦hartl862233aj4qw⟧',
      grouped: 'Führerschein ⟦MORGA 753116 SM9IJ⟧',
    },
    ignores: {
      'no context word': 'token MORGA753116SM9IJ',
      'no such month': 'Driving licence MORGA713116SM9IJ',
      'no such day': 'Driving licence MORGA706316SM9IJ',
      'a digit instead of the last letter': 'Driving licence MORGA753116SM9I4',
      'a 9 inside the surname': 'Driving licence MO9GA753116SM9IJ',
      'a letter more': 'Driving licence MORGA753116SM9IJK',
    },
  },
};
