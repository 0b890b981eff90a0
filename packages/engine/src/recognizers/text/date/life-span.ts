import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';
import { fullDate, isDate, numberStart } from './date-forms.js';

/** Longer than a lease, a loan or a working life, and no longer than a life. */
const fewestYears = 52;
const mostYears = 116;

/** The birth, if so many years lie between the two dates that it is one, else nothing. */
const birthOf = (span: string): string => {
  const [birth = '', death = ''] = span.split(/ ?(?:[-–—]| bis | to ) ?(?=[^-–—]*$)/u);
  const years = Number(/\d{4}$/.exec(death)?.[0]) - Number(/\d{4}$/.exec(birth)?.[0]);
  return years >= fewestYears && years <= mostYears ? birth : '';
};

/**
 * The birth in the two dates of a life, as stones and notices have them: `30.8.1911 - 19.1.1997`.
 * Rule: as `dateOfBirth`; 52 to 116 years lie between the dates, so that they are no contract or employment.
 */
export const lifeSpan: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [pattern('gu')`${numberStart}${fullDate}(?: ?[-–—] ?| bis | to )${fullDate}`],
  cut: birthOf,
  isValid: isDate,
  examples: {
    finds: {
      'on a stone': 'Erna Muster geb. Beispiel\n⟦30.8.1911⟧ - 19.1.1997\n',
      'no space': '⟦30.08.1911⟧–19.01.1997',
      'month name': '⟦12. März 1930⟧ – 3. Mai 2011',
      English: 'Erna Sample, ⟦12 March 1930⟧ – 3 May 2011',
      American: '⟦March 12, 1930⟧ - May 3, 2011',
      'two words between': 'vom ⟦30.8.1911⟧ bis 19.1.1997',
    },
    ignores: {
      'a job': 'angestellt 01.09.1975 - 31.08.2019',
      'a contract': '01.01.2020 - 31.12.2024',
      'more than a life': '1.1.1850 - 31.12.1999',
      backwards: '19.1.1997 - 30.8.1911',
      'no such day': '31.2.1911 - 19.1.1997',
      'years of two digits': '30.8.11 - 19.1.97',
    },
  },
};
