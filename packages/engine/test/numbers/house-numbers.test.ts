import { describe, expect, test } from 'vitest';
import { findHouseNumbers } from '../../src/numbers/house-numbers.js';

/** What is found at the `place` of a text, if the name finder knows that as one of `type`. */
function streetsIn(text: string, place: string, type: 'LOCATION' | 'PERSON' = 'LOCATION'): string[] {
  const start = text.indexOf(place);
  const streets = findHouseNumbers(text, [{ start, end: start + place.length, type, probability: 1 }]);
  return streets.map(({ start, end }) => text.slice(start, end));
}

describe('house numbers behind a place', () => {
  test.each([
    ['in a sentence', 'sie wohnt in der Rennbahn 22, der Hahn tropft', 'Rennbahn 22'],
    ['before a postal code', 'sondern Musterhof 19, 20146. Bitte', 'Musterhof 19'],
    ['with a letter', 'Musterhof 3 a; leer', 'Musterhof 3 a'],
    ['with floor and side', 'musterhof 144 vh 4.og re, 10435', 'musterhof 144 vh 4.og re'],
    ['with a part of the house', 'Musterhof 3 a, Hinterhaus', 'Musterhof 3 a, Hinterhaus'],
    ['with a letter close by', 'Musterhof 37b\n24782', 'Musterhof 37b'],
    ['of several houses', 'Musterhof 40-44 | 49716', 'Musterhof 40-44'],
    ['with a second number', 'Musterhof 3/1\n72458', 'Musterhof 3/1'],
    ['at the end of a sentence in small letters', 'wohnt in der Musterhof 22. der kasten', 'Musterhof 22'],
    ['in a cell', 'Musterhof 8\t31162\tUlm', 'Musterhof 8'],
    ['behind its abbreviation', 'Musterhof Nr. 6 · leer', 'Musterhof Nr. 6'],
  ])('are found %s', (_where, text, street) => {
    expect(streetsIn(text, street.split(' ')[0] ?? '')).toEqual([street]);
  });

  test.each([
    ['years', 'Muster 2026 wird'],
    ['temperatures', 'Muster 22 °C sonnig'],
    ['shares', 'in Muster 20 % mehr'],
    ['hours', 'ab Muster 14 Uhr'],
    ['times', 'an Muster 12:30'],
    ['decimals', 'in Muster 3,5 Sterne'],
    ['ages', 'in Muster 22 Jahre lang'],
    ['distances', 'bis Muster 12 km'],
    ['what is counted', 'In Muster 3 Nächte'],
    ['days', 'Muster 12. Mai'],
    ['days of a fair', 'Muster 4. bis 6. Juni'],
    ['results', 'Muster 7 Beispiel 1'],
  ])('are not %s', (_what, text) => {
    expect(streetsIn(text, 'Muster')).toEqual([]);
  });

  test('need a place', () => {
    expect(streetsIn('Erna Muster 22', 'Muster', 'PERSON')).toEqual([]);
  });
});
