import { expect, test } from 'vitest';
import { patienceWith } from '../../src/workers/patience.js';

const mostMs = 500;
const usualMs = 80;

/** A line as it is at the moment, and who was told that a text of `usualMs` is usual. */
function setUp() {
  const line = { expectedMs: 0, recentMs: 0 };
  const mayWait = patienceWith({ expectedMs: () => line.expectedMs, recentlyExpectedMs: () => line.recentMs }, mostMs);
  mayWait(usualMs);
  return { line, mayWait };
}

test.each([
  ['nothing waits', 0, 0, true],
  ['a burst waits for less than the most', 499, 40, true],
  ['a burst waits for the most', 500, 40, false],
  ['the queue stands, and is shorter than a usual text takes', 79, 41, true],
  ['the queue stands, and is as long as a usual text takes', 80, 41, false],
])('where %s', (_where, expectedMs, recentMs, isAdmitted) => {
  const { line, mayWait } = setUp();
  Object.assign(line, { expectedMs, recentMs });
  expect(mayWait(usualMs)).toBe(isAdmitted);
});

test('no text is too short or too long to wait where others may', () => {
  const { line, mayWait } = setUp();
  Object.assign(line, { expectedMs: 70, recentMs: 70 });
  expect([mayWait(1), mayWait(3_000)]).toEqual([true, true]);
});

test('what is usual follows the texts', () => {
  const { line, mayWait } = setUp();
  for (let n = 0; n < 50; n++) mayWait(60);
  Object.assign(line, { expectedMs: 70, recentMs: 70 });
  expect(mayWait(60)).toBe(false);
});

test('a two-hundredth of the most is not too long to wait for a text that takes no time', () => {
  const { line, mayWait } = setUp();
  for (let n = 0; n < 100; n++) mayWait(1);
  const admitted = [2, 3].map((expectedMs) => {
    Object.assign(line, { expectedMs, recentMs: 30 });
    return mayWait(1);
  });
  expect(admitted).toEqual([true, false]);
});
