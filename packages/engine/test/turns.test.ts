import { expect, test } from 'vitest';
import { mapInTurns } from '../src/turns.js';

const never = new AbortController().signal;
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('results come in the order of the items, and no more than asked for are in work at once', async () => {
  let inWork = 0;
  let most = 0;
  const results = await mapInTurns([1, 2, 3, 4, 5], 2, async (n) => {
    most = Math.max(most, ++inWork);
    await nextTurn();
    inWork--;
    return n * 10;
  }, never); // prettier-ignore
  expect(results).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});

test('after a failure no further item is started', async () => {
  const started: number[] = [];
  const failing = async (n: number) => {
    started.push(n);
    await nextTurn();
    throw new Error('broken');
  };
  await expect(mapInTurns([1, 2, 3, 4], 2, failing, never)).rejects.toThrow('broken');
  await nextTurn();
  expect(started).toEqual([1, 2]);
});

test('after an abort no further item is started', async () => {
  const controller = new AbortController();
  const started: number[] = [];
  const work = async (n: number) => {
    started.push(n);
    await nextTurn();
    controller.abort(new Error('gone'));
  };
  await expect(mapInTurns([1, 2, 3], 1, work, controller.signal)).rejects.toThrow('gone');
  expect(started).toEqual([1]);
});

test.each([0, 1, 2, 5, 9])('of %i items three are in work at a time, whichever ends first', async (count) => {
  let inWork = 0;
  let most = 0;
  const items = Array.from({ length: count }, (_, index) => index);
  const results = await mapInTurns(items, 3, async (item) => {
    most = Math.max(most, ++inWork);
    await new Promise((resolve) => setTimeout(resolve, (count - item) * 2));
    inWork--;
    return item * 10;
  });
  expect(results).toEqual(items.map((item) => item * 10));
  expect(most).toBe(Math.min(3, count));
});

test('the first that rejects ends it, while others are in work', async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error('no')) : new Promise<never>(() => undefined));
  await expect(mapInTurns([1, 2, 3], 2, work)).rejects.toThrow('no');
});
