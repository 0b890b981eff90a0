/** The Gregorian calendar, as far as a date in a text needs it. It has no clock. */

/** A day; `month` and `day` count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Tells whether `year` has a 29 February: divisible by 4, not by 100 unless by 400. */
export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days of `month` (1 to 12) in `year`; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Tells whether the day exists. */
export const isCalendarDate = ({ year, month, day }: CalendarDate): boolean =>
  day >= 1 && day <= daysInMonth(year, month);
