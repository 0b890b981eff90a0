/** A text and the days in it, ready for the question which of them are births. */
import type { Stretch } from '@palimpsest/protocol';
import { type Columns, columnsOf } from '../patterns/columns.js';
import { fullDate, isDate, numberStart } from '../recognizers/text/date/date-forms.js';

/** A day as it is written, and its year. */
export interface WrittenDate extends Stretch {
  readonly year: number;
}

/** What clues are read from. */
export interface DateText {
  readonly text: string;
  readonly columns: Columns;
  readonly dates: readonly WrittenDate[];
  /** The years of the earliest and of the latest of them; both 0 where there are none. */
  readonly earliest: number;
  readonly latest: number;
  /** Where the persons stand that are known. */
  readonly known: readonly Stretch[];
}

const date = new RegExp(`${numberStart}${fullDate}`, 'gu');

/** Looks a text through for days with a year. */
export function readDates(text: string, known: readonly Stretch[]): DateText {
  const dates = Array.from(text.matchAll(date))
    .filter(([written]) => isDate(written))
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length, year: yearOf(written) }));
  const years = dates.map(({ year }) => year);
  const [earliest, latest] = years.length === 0 ? [0, 0] : [Math.min(...years), Math.max(...years)];
  return { text, columns: columnsOf(text), dates, earliest, latest, known };
}

/** Years of two digits are of 1931 to 2030: `31` is sooner a birth of 1931 than a day of 2031. */
const firstOfTwoDigits = 31;

/** The year of a date; it stands last unless it has four digits and stands first. */
function yearOf(written: string): number {
  const numbers = written.match(/\d+/g) ?? [];
  const year = numbers.find((digits) => digits.length === 4) ?? numbers.at(-1) ?? '';
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < firstOfTwoDigits ? 2000 : 1900);
}
