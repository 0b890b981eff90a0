import { describe, expect, test } from 'vitest';
import { findAges } from '../../src/numbers/ages-of-persons.js';

/** What is found behind the first `Muster` of a text, written in any case, if that is a name of `type`. */
function agesBehind(text: string, type: 'PERSON' | 'LOCATION' = 'PERSON'): string[] {
  const end = text.toLowerCase().indexOf('muster') + 'muster'.length;
  const ages = findAges(text, [{ start: 0, end, type, probability: 1 }]);
  return ages.map((age) => text.slice(age.start, age.end));
}

describe('ages behind a name', () => {
  test.each([
    ['between commas', 'Zeuge Muster, 43, sagt', '43'],
    ['in words', 'Muster, siebzehn, ist neu', 'siebzehn'],
    ['at the end of a line', 'Erna Muster, 15\nSchule geschwänzt', '15'],
    ['on the next line', 'seine Nachbarin Erna Muster,\n77, rief an', '77'],
    ['with their unit', 'Muster, 8 Monate, trinkt', '8 Monate'],
    ['in years and months', 'Muster, 8;3 Jahre, war', '8;3 Jahre'],
    ['in parentheses', 'Aushilfe Muster (17!), Inhaber', '17'],
    ['to come', 'Geschenk für muster (wird sieben!!)', 'sieben'],
    ['before a letter for years', 'Pat. Muster 52J, Kopfschmerz', '52J'],
    ['behind the letter for the sex', 'Rider  Anna Muster  F  39 yrs\n', '39 yrs'],
    ['between slashes', 'Erna MUSTER / 26 / verh.', '26'],
    ['behind a verb', 'Erna Muster ist erst 19 und', '19'],
    ['in a month to come', 'Erna Muster wird im Urlaub neun, das', 'neun'],
    ['as it is dictated', 'gestern zog erna muster neunundachtzig ein und', 'neunundachtzig'],
    ['as it is dictated, with a verb', 'frau muster ist ja schon neunundachtzig also', 'neunundachtzig'],
  ])('are found %s', (_where, text, age) => {
    expect(agesBehind(text)).toEqual([age]);
  });

  test.each([
    ['floors', 'Klingel Muster, 2. OG links'],
    ['dates', 'Muster, 14.03. um acht'],
    ['weights', 'Kind Muster, 3.310 g, gesund'],
    ['rows of numbers', 'Muster, 43, 12, 7'],
    ['the first of a list', 'MS MUSTER (1)'],
    ['years', 'Muster (2019) zeigt'],
    ['what is counted', 'Muster ist zwei Meter groß'],
    ['terms of a loan', 'Muster 30 yr fixed mortgage'],
    ['durations', 'Muster, 20 Minuten später'],
    ['hours', 'Muster ist 14 Uhr da'],
  ])('are not %s', (_what, text) => {
    expect(agesBehind(text)).toEqual([]);
  });

  test('need a person', () => {
    expect(agesBehind('Abfahrt Muster, 43, Gleis', 'LOCATION')).toEqual([]);
  });
});
