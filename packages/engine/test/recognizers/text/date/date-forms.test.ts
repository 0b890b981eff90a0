import { describe, expect, test } from 'vitest';
import { isDate, readDate } from '../../../../src/recognizers/text/date/date-forms.js';

describe('a date', () => {
  test.each([
    '12.03.1980',
    '12. März 1980',
    '12. Maerz 1980',
    'March 12, 1980',
    '1980-03-12',
    '12. III. 1980',
    '12th of March 1980',
  ])('reads the same day from %s', (text) => {
    expect(readDate(text)).toContainEqual({ year: 1980, month: 3, day: 12 });
  });

  test('of two digits for the year can lie in either century', () => {
    expect(readDate('12.03.80').map(({ year }) => year)).toEqual([1980, 2080]);
  });

  test('with dots has the day first, with slashes either', () => {
    expect([isDate('12.28.1980'), isDate('12/28/1980')]).toEqual([false, true]);
  });

  test.each(['A1B2-33', '29.02.1900', '12.03.1749', 'vom 12.03.1980'])('is none: %s', (text) => {
    expect(isDate(text)).toBe(false);
  });
});
