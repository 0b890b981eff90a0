import { expect, test } from 'vitest';
import { isCalendarDate } from '../src/calendar.js';

test.each([
  [2024, 2, 29, true],
  [2023, 2, 29, false],
  [2000, 2, 29, true],
  [1900, 2, 29, false],
  [2024, 4, 30, true],
  [2024, 4, 31, false],
  [2024, 12, 31, true],
  [2024, 13, 1, false],
  [2024, 0, 1, false],
  [2024, 1, 0, false],
  [NaN, 2, 29, false],
])('%i-%i-%i is a day of the calendar: %s', (year, month, day, exists) => {
  expect(isCalendarDate(year, month, day)).toBe(exists);
});
