/** How German and English texts write a full date, and how to read one back. */
import { type CalendarDate, isCalendarDate } from '../../../calendar.js';
import { anyOf } from '../any-of.js';
import { tokenEnd } from '../bounds.js';
import { oneOf, source } from '../pattern.js';
import { monthNumbers, otherMonthNumbers, romanMonths } from './month-names.js';

/** A month by its name or an abbreviation. */
export const month = anyOf(Object.keys(monthNumbers));
const romanMonth = oneOf([...romanMonths].reverse());
/** `1st`, `22nd`: the ending of an English ordinal. */
const ordinal = '(?:st|nd|rd|th)';
/** Four digits or two; two may also be the hour, a percentage or the number of something. */
const year = String.raw`(?:\d{4}|['’]?\d{2}(?! ?(?:Uhr|\p{L}{2}|[:%€])))`;

const forms = [
  // 1980-03-12
  source`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  // 12.3.1980, 12 / 03 / 80
  source`\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:\d{4}|['’]?\d{2})`,
  // 12. März 1980, 12th of March 1980
  source`\d{1,2}(?:\.|${ordinal})?[ \u00a0-]?(?:of )?${month}(?:\.|,|(?!\p{L}))[ \u00a0-]?${year}`,
  // March 12th, 1980
  source`${month}\.?[ \u00a0]\d{1,2}${ordinal}?,? \d{4}`,
  // 12. III. 1980
  source`\d{1,2}\. ?${romanMonth}\.? ?${year}`,
];

/** No letter, digit or underscore stands before this point, nor a digit with a sign that makes one number of both. */
export const numberStart = String.raw`(?<![\p{L}\p{N}_]|\d[.,:/-])`;

/**
 * Source of a full date: day, month and year in any order and writing. Check with `isDate`: `31.02.1980` has this
 * shape.
 */
export const fullDate = String.raw`(?:${forms.join('|')})(?![\p{L}\p{N}]|[./-]\d)`;

/** Source of a full date with its month in another language: `12 juillet 1978`, `12 de julio de 1978`. */
export const foreignFullDate = source`
  \d{1,2}(?:er|[.º°])?[ \u00a0](?:de )?${anyOf(Object.keys(otherMonthNumbers))}[ \u00a0](?:del? )?\d{4}(?![\p{L}\p{N}]|[./-]\d)
`;

/** A day in digits, also one that does not exist, for the cells beside other values: `12.03.2026`, `2026-03-12`. */
export const dayInDigits = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d-\d\d-\d\d)`;

/** The same, and the hour behind it. */
export const dayAndHour = String.raw`${dayInDigits}(?: \d{1,2}:\d\d)?`;

/** Date and time of day as machines write them: `2024-03-12T10:11:12Z`, `2024-03-12 10:11:12.345+01:00`. */
export const timestamp = source`
  \d{4}-\d\d-\d\d[T ]
  \d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?
  (?:Z|[+-]\d\d:?\d\d)?
`;

/** No message of a chat begins with this date: `12.03.2026, 09:12 - Max: `. */
export const notAMessage = String.raw`(?!, \d{1,2}:\d\d(?::\d\d)? - )`;

/** Day and month without a year, month as a name: `3. Mai`, `May 3rd`. */
export const dayAndMonth = source`(?:\d{1,2}(?:\.|${ordinal})? ?(?:of )?${month}|${month} \d{1,2}${ordinal}?)${tokenEnd}`;

/** Month and year: `März 2024`. */
export const monthAndYear = source`${month}\.? \d{4}${tokenEnd}`;

function monthNumber(name: string): number | undefined {
  const key = name.normalize('NFC').toLowerCase();
  return monthNumbers[key.replace('ae', 'ä')] ?? otherMonthNumbers[key] ?? (romanMonths.indexOf(name) + 1 || undefined);
}

/** Both centuries that a year of two digits can mean. */
const yearsOf = (digits: string): number[] =>
  digits.length === 2 ? [1900 + Number(digits), 2000 + Number(digits)] : [Number(digits)];

/** Every day that `text` can mean; day and month are tried both ways around where both are numbers. */
export function readDate(text: string): CalendarDate[] {
  const [first = '', second = '', third = ''] = text.match(/\d+/g) ?? [];
  const name = monthNumber(
    /\p{L}[\p{L}\p{M}]+|(?<=\. ?)[IVX]/u.exec(text.replace(/(?<=\d)(?:st|nd|rd|th|er)| (?:of|de) /g, ' '))?.[0] ?? '',
  );
  const readings =
    name !== undefined
      ? yearsOf(second).map((year) => ({ year, month: name, day: Number(first) }))
      : first.length === 4
        ? [{ year: Number(first), month: Number(second), day: Number(third) }]
        : yearsOf(third).flatMap((year) => [
            { year, month: Number(second), day: Number(first) },
            ...(text.includes('.') ? [] : [{ year, month: Number(first), day: Number(second) }]),
          ]);
  return readings.filter(isCalendarDate);
}

const wholeDate = new RegExp(`^(?:${fullDate}|${foreignFullDate})$`, 'u');

/** Tells whether all of `text` is one day that exists, between the years 1850 and 2199. */
export const isDate = (text: string): boolean =>
  wholeDate.test(text) && readDate(text).some(({ year }) => year >= 1850 && year < 2200);
