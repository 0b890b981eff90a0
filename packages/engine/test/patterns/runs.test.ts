/** Runs hold what a sorted list of each place once would hold. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachPlace, insert } from '../../src/patterns/runs.js';

const runsOf = (places: readonly number[]): number[] => {
  const runs: number[] = [];
  for (const place of places) insert(place, runs);
  return runs;
};

const placesIn = (runs: readonly number[]): number[] => {
  const places: number[] = [];
  forEachPlace(runs, (place) => places.push(place));
  return places;
};

test('visits each place once and in order, whatever the order in which they came', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), (places) => {
      expect(placesIn(runsOf(places))).toEqual([...new Set(places)].sort((a, b) => a - b));
    }),
  );
});

test('keeps neighbours as one run', () => {
  expect(runsOf([1, 2, 3])).toEqual([1, 4]);
  expect(runsOf([3, 2, 1])).toEqual([1, 4]);
  expect(runsOf([1, 3, 2])).toEqual([1, 4]);
  expect(runsOf([1, 3, 6, 5])).toEqual([1, 2, 3, 4, 5, 7]);
});
