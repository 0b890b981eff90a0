/** Which days the calendar has. */

/**
 * Tells whether a day exists in the Gregorian calendar. `year` is written in full, `month` and `day` count from 1.
 * @example isCalendarDate(1900, 2, 29) // false
 */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const longMonth = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= longMonth;
}
