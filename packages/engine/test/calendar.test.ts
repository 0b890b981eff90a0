import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysInMonth, isCalendarDate, isLeapYear } from '../src/calendar.js';

describe('the calendar', () => {
  test.each([
    [1900, false],
    [2000, true],
    [2023, false],
    [2024, true],
  ])('%i is a leap year: %s', (year, expected) => {
    expect(isLeapYear(year)).toBe(expected);
  });

  test('a month that does not exist has no days', () => {
    expect([0, 13].map((month) => daysInMonth(2024, month))).toEqual([0, 0]);
  });

  test('agrees with the dates of JavaScript on every day', () => {
    const parts = fc.record({
      year: fc.integer({ min: 1000, max: 2999 }),
      month: fc.integer({ min: 1, max: 13 }),
      day: fc.integer({ min: 0, max: 32 }),
    });
    fc.assert(
      fc.property(parts, ({ year, month, day }) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isCalendarDate({ year, month, day })).toBe(exists);
      }),
    );
  });
});
