import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRecognizers } from '../../src/stages.js';
import { allRecognizers } from '../../src/recognizers/index.js';
import { clearLeaders } from '../../src/patterns/leaders.js';

const find = compileRecognizers(allRecognizers);
const found = (text: string) => find(text).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);

describe('clearLeaders', () => {
  test.each([
    ['dots around a value', 'geb. ..1.2.80..  in', 'geb.   1.2.80    in'],
    ['dots up to a colon', 'Name ....: Muster', 'Name     : Muster'],
    ['dots with spaces', 'Konto . . . . . 4711', 'Konto           4711'],
    ['ellipses', 'Konto …… 4711', 'Konto    4711'],
    ['underscores', 'Name ___Muster___ 7', 'Name    Muster    7'],
    ['an empty field, but for its end', 'Konto ......\n4711', 'Konto      .\n4711'],
    ['the dot of an abbreviation', 'Nr......4711', 'Nr.     4711'],
  ])('%s', (_name, form, cleared) => {
    expect(clearLeaders(form)).toBe(cleared);
  });

  test.each([
    ['an ellipsis', 'Moment... die ist ...'],
    ['a path', 'cd ../a && ls ..'],
    ['a range of commits', 'git diff 1a2b..3c4d'],
    ['names in a program', 'def __init__(self, snake__case)'],
  ])('leaves %s', (_name, text) => {
    expect(clearLeaders(text)).toBe(text);
  });

  test('no offset moves, and nothing but leaders becomes a blank', () => {
    const pieces = fc.constantFrom('.', '..', '. ', '_', '…', ' ', '\n', 'Nr', 'Muster', '12', ':', '·');
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = parts.join('');
        const cleared = clearLeaders(text);
        expect(cleared).toHaveLength(text.length);
        for (let at = 0; at < text.length; at++) {
          const change = text.charAt(at) + cleared.charAt(at);
          expect(change).toMatch(/^(?:(.|\n)\1|[._…·] )$/);
        }
      }),
    );
  });
});

test('nothing is found below an empty field', () => {
  expect(found('Kundennummer ........\n12-4711 Blatt')).toEqual([]);
});

test.each([
  ['a birthday', 'geb. am ..11.06.1979..  in Ulm', 'DATE_OF_BIRTH 11.06.1979'],
  ['a birthday before a colon', 'geboren am/in ....: 19.03.1971, Ulm', 'DATE_OF_BIRTH 19.03.1971'],
  ['a number', 'Führerschein-Nr. ..17204638..  Klassen', 'CASE_NUMBER 17204638'],
  ['a card', 'Ausweis-Nr. _____L01X00T47_____', 'DE_ID_CARD L01X00T47'],
  ['a street', 'Straße: ____Lindenweg 4____', 'STREET_ADDRESS Lindenweg 4'],
  ['a name', 'Name, Vorname: ______Muster, Erna____', 'PERSON Muster, Erna'],
])('%s is found between leaders', (_name, form, value) => {
  expect(found(form)).toContain(value);
});
