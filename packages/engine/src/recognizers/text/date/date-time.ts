import type { Recognizer } from '../../../recognizer.js';
import { tokenEnd } from '../bounds.js';
import { pattern } from '../pattern.js';
import { dayAndMonth, fullDate, isDate, monthAndYear, numberStart, timestamp } from './date-forms.js';

const hour = String.raw`(?:[01]?\d|2[0-3])`;
const minute = String.raw`[0-5]\d`;

/**
 * Any calendar date, with or without a year.
 * Rule: ISO 8601-1:2019, DIN 5008:2020 § 9, RFC 3339 § 5.6; the day exists.
 */
export const calendarDate: Recognizer = {
  type: 'DATE_TIME',
  patterns: [pattern('gu')`${numberStart}${fullDate}`, pattern('gu')`${numberStart}${timestamp}${tokenEnd}`],
  isValid: (text) => isDate(text.slice(0, /\d[T ]\d\d:/.test(text) ? 10 : undefined)),
  examples: {
    finds: {
      German: 'am ⟦12.03.2024⟧ fand',
      'month name': 'am ⟦12. März 2024⟧ fand',
      ISO: 'on ⟦2024-03-12⟧ we',
      timestamp: '⟦2024-03-12T10:11:12Z⟧ INFO start',
      American: 'on ⟦March 12th, 2024⟧ we',
      'two digits': 'vom ⟦12.03.24⟧.',
      Roman: 'den ⟦12. III. 2024⟧',
    },
    ignores: {
      'no such day': 'am 31.04.2024 fand',
      'a version': 'Version 12.3.2024.1',
      'an address of a network': '10.12.20.24',
      'a year': 'im Jahr 2024',
      'four parts': '2024-03-12-01',
      'no such month': '2024-13-12',
    },
  },
};

/**
 * A date without its year or without its day, or a time of day.
 * Rule: as `calendarDate`; hours to 23 and minutes to 59, with a colon or a word for the hour.
 */
export const partOfDate: Recognizer = {
  type: 'DATE_TIME',
  patterns: [
    pattern('gu')`${numberStart}${dayAndMonth}`,
    pattern('gu')`${numberStart}${monthAndYear}`,
    // `14:30`, `14:30:15 Uhr`; a hyphen may stand before the second of two times
    pattern('gu')`
      (?<![\p{L}\p{N}_]|\d[.,:/])
      ${hour}:${minute}(?::${minute})?
      (?: ?(?:Uhr|[ap]\.?m\.?|[AP]M)(?!\p{L}))?
      (?![\p{L}\p{N}:])
    `,
    // `8 Uhr 30`, `14.30 Uhr`, `3 pm`
    pattern('gu')`
      ${numberStart}${hour}(?:[:.]${minute}(?:[:.]${minute})?)?
      [ ]?(?:Uhr|[ap]\.m\.|[ap]m|[AP]M)(?!\p{L})
      (?: [0-5]?\d(?![\p{L}\p{N}.,]))?
    `,
    // `bis 12.03.`
    pattern('gu')`
      (?<=(?:am|bis|vom|zum|seit|ab|dem|den|der) )
      (?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?!\d)
    `,
  ],
  examples: {
    finds: {
      'day and month': 'am ⟦3. Mai⟧ um',
      'month and year': 'seit ⟦März 2024⟧ hier',
      'clock with its word': 'um ⟦14:30 Uhr⟧ dort',
      'full hour': 'um ⟦8 Uhr⟧ dort',
      English: 'at ⟦3:15 pm⟧ there',
      'numbers without a year': 'bis ⟦12.03.⟧ erledigen',
    },
    ignores: {
      'an hour too late': 'um 24:30 dort',
      'a minute too late': 'um 14:60 dort',
      'a ratio of three digits': 'Verhältnis 14:300',
      'a decimal number': 'etwa 14,30 lang',
      'no month': 'am 3. Tag um',
      'a longer word': 'um 8 Uhren ging es',
    },
  },
};
