/** Dates of numbers that do not write the century. */
import { type CalendarDate, isCalendarDate } from '../calendar.js';

/** Tells whether the day exists in 19yy or 20yy, `year` being 0 to 99: a leap day of either century counts. */
export const isDateOfEitherCentury = ({ year, month, day }: CalendarDate): boolean =>
  [1900, 2000].some((century) => isCalendarDate({ year: century + year, month, day }));
