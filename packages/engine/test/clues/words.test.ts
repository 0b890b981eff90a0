import { expect, test } from 'vitest';
import { kindOf, magnitudeOf, shapeOf, timesOf, wordsOf } from '../../src/clues/words.js';

test('words keep what joins them and the mark of a label, and symbols stand alone', () => {
  expect(wordsOf('Kunden-Nr.: (4711/a)')).toEqual(['Kunden-Nr.', ':', '(', '4711/a', ')']);
});

test('a shape shows the kind of each character', () => {
  expect(shapeOf('KD-20417b')).toBe('AA-99999a');
});

test.each([
  ['none', undefined],
  ['9', 'A4'],
  ['AA', 'AG.'],
  ['Aa', 'Koch'],
  ['a', 'und'],
  [',', ','],
])('of kind %s is %s', (kind, word) => {
  expect(kindOf(word)).toBe(kind);
});

test.each([
  [1, 1],
  [3, 2],
  [4, 3],
  [100, 7],
])('%i has the magnitude %i', (count, magnitude) => {
  expect(magnitudeOf(count)).toBe(magnitude);
});

test('what is there is counted', () => {
  expect(timesOf(['a', 'b', 'a'])).toEqual(new Map([['a', 2], ['b', 1]])); // prettier-ignore
});
