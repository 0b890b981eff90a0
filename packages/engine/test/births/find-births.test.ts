import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBirths } from '../../src/births/find-births.js';
import { readDates } from '../../src/births/date-text.js';
import { textsOf } from '../texts-of.js';

/** Each `Erna Muster` of a text, as a person that the name finder knows. */
const personsIn = (text: string) =>
  Array.from(text.matchAll(/Erna Muster/g), ({ 0: { length }, index: start }) => {
    return { start, end: start + length, type: 'PERSON', probability: 1 } as const;
  });

/** The births in a text in which `name` is known to be a person. */
function birthsIn(text: string, name: string): string[] {
  const start = text.indexOf(name);
  const names = [{ start, end: start + name.length, type: 'PERSON', probability: 1 } as const];
  return findBirths(text, names).map(({ start, end }) => text.slice(start, end));
}

describe('births', () => {
  test.each([
    ['in brackets behind a name', 'Erna Muster (12.03.1980) wohnt seit 01.02.2024 in Ulm.', ['12.03.1980']],
    ['in a column behind a name', 'Patient: Erna Muster   12.03.1980\nAufnahme: 14.02.2026\n', ['12.03.1980']],
  ])('are found %s', (_where, text, births) => {
    expect(birthsIn(text, 'Erna Muster')).toEqual(births);
  });

  test.each([
    ['days of a letter', 'Sehr geehrte Frau Muster,\nIhr Schreiben vom 12.03.2026 haben wir am 16.03.2026 erhalten.'],
    ['days of payment', 'Rechnung vom 12.03.2026 an Muster, fällig am 26.03.2026'],
    ['days that do not exist', 'Muster (31.02.1980) wohnt seit 2024 in Ulm.'],
  ])('are not %s', (_what, text) => {
    expect(birthsIn(text, 'Muster')).toEqual([]);
  });

  test('are dates of any text, sorted and disjoint', () => {
    let most = 0;
    fc.assert(
      fc.property(
        textsOf('Patient: Erna Muster   12.03.1980\n', 'Erna Muster (4.5.71) ', '14.02.2026 ', 'Aufnahme: ', '*', 'x'),
        (text) => {
          const births = findBirths(text, personsIn(text));
          let last = 0;
          for (const { start, end } of births) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(text.slice(start, end)).toMatch(/^\d.*\d$/);
            last = end;
          }
          most = Math.max(most, births.length);
        },
      ),
    );
    expect(most, 'births of one text').toBeGreaterThan(1);
  });
});

describe('years of dates', () => {
  test.each([
    ['12.03.1980', 1980],
    ['1980-03-12', 1980],
    ['12. März 1980', 1980],
    ['March 12th, 1980', 1980],
    ['12.03.80', 1980],
    ['12.03.31', 1931],
    ['12.03.26', 2026],
  ])('%s is of %i', (written, year) => {
    expect(readDates(written, []).dates).toMatchObject([{ year }]);
  });
});
