import { expect, test } from 'vitest';
import { waitingLine } from '../../src/workers/waiting-line.js';

/** Work that ends when told to, and a line with a clock that only moves when told to. */
function setUp(places: number) {
  const clock = { nowMs: 0 };
  const line = waitingLine(places, () => clock.nowMs);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const enter = (number: number, size = 10, kind = 'names'): Promise<void> => {
    const run = (): Promise<void> => {
      begun.push(number);
      return new Promise((resolve) => (ends[number] = resolve));
    };
    return line.pass({ kind, size, run });
  };
  return { clock, line, begun, enter, end: (number: number) => ends[number]?.() };
}

test('as much begins as there are places, the rest in the order in which it came', async () => {
  const { begun, enter, end } = setUp(2);
  const done = [enter(0), enter(1), enter(2), enter(3)];
  expect(begun).toEqual([0, 1]);
  end(1);
  await done[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  end(0);
  end(2);
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  end(3);
  await Promise.all(done);
});

test('it expects what waits to take as long as such work took, shared among the places', async () => {
  const { clock, line, begun, enter, end } = setUp(1);
  const first = enter(0, 10, 'names');
  const second = enter(1, 10, 'patterns');
  expect(line.expectedMs()).toBe(0); // nothing is known yet
  clock.nowMs = 1_000; // 100 ms a unit
  end(0);
  await first;
  await expect.poll(() => begun).toEqual([0, 1]);
  const others = [enter(2, 5, 'names'), enter(3, 7, 'names'), enter(4, 1_000, 'patterns')];
  expect(line.expectedMs()).toBe(1_200); // what is in work does not wait, and of patterns nothing is known
  clock.nowMs = 1_010;
  end(1);
  await second;
  expect(line.expectedMs()).toBe(700 + 1_000); // number 2 has begun; patterns take 1 ms a unit
  for (const number of [2, 3, 4]) {
    await expect.poll(() => begun).toContain(number);
    end(number);
  }
  await Promise.all(others);
  expect(line.expectedMs()).toBe(0);
});

test('one odd run does not turn the estimate over', async () => {
  const { clock, line, enter, end } = setUp(1);
  const take = async (number: number, ms: number): Promise<void> => {
    const done = enter(number);
    clock.nowMs += ms;
    end(number);
    await done;
  };
  await take(0, 100);
  await take(1, 1_100);
  const busy = enter(2);
  const waits = enter(3);
  expect(line.expectedMs()).toBeCloseTo(200);
  end(2);
  await busy;
  end(3);
  await waits;
});

test('work that fails gives its place back', async () => {
  const { line } = setUp(1);
  const fails = { kind: 'names', size: 1, run: () => Promise.reject(new Error('x')) };
  await expect(line.pass(fails)).rejects.toThrow('x');
  expect(await line.pass({ ...fails, run: () => Promise.resolve('next') })).toBe('next');
});

test('a burst hardly raises what it expects on the average, a line that stands does', async () => {
  const { clock, line, enter, end } = setUp(1);
  const first = enter(0);
  clock.nowMs = 100; // 10 ms a unit
  end(0);
  await first;
  const done = [enter(1), enter(2)];
  expect([line.expectedMs(), line.recentlyExpectedMs()]).toEqual([100, 0]);
  clock.nowMs += 30;
  expect(line.recentlyExpectedMs()).toBeCloseTo(100 * (1 - Math.exp(-0.1)));
  clock.nowMs += 3_000;
  expect(line.recentlyExpectedMs()).toBeCloseTo(100, 1);
  end(1);
  await done[0];
  end(2);
  await done[1];
  expect(line.recentlyExpectedMs()).toBeCloseTo(100, 1); // no time has passed
  clock.nowMs += 3_000;
  expect(line.recentlyExpectedMs()).toBeCloseTo(0, 1);
});
