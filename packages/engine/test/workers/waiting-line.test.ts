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
  const end = (number: number) => ends[number]?.();
  /** Runs work of size 10 that takes so long, one after the other. */
  const taught = async (kind: string, ...runsMs: number[]): Promise<void> => {
    for (const ms of runsMs) {
      const done = enter(0, 10, kind);
      clock.nowMs += ms;
      end(0);
      await done;
    }
    begun.length = 0;
  };
  return { clock, line, begun, enter, end, taught };
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
  const { line, begun, enter, end, taught } = setUp(2);
  await taught('names', 1_000, 1_000, 1_000); // 100 ms a unit
  await taught('patterns', 10, 10, 10);
  const done = [enter(0), enter(1)];
  expect(line.expectedMs()).toBe(0); // what is in work does not wait
  done.push(enter(2, 5, 'names'), enter(3, 7, 'names'), enter(4, 1_000, 'patterns'), enter(5, 1_000, 'else'));
  expect(line.expectedMs()).toBe((500 + 700 + 1_000) / 2); // of the last nothing is known
  end(1);
  await done[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  expect(line.expectedMs()).toBe((700 + 1_000) / 2);
  for (const number of [0, 2, 3, 4, 5]) {
    await expect.poll(() => begun).toContain(number);
    end(number);
  }
  await Promise.all(done);
  expect(line.expectedMs()).toBe(0);
});

test.each([
  ['two runs, of which nothing is made', [100, 100], 0],
  ['a first run that takes long', [90_000, 100, 100], 100],
  ['odd runs now and then', [100, 90_000, 100, 0, 100, 90_000, 100], 100],
  ['runs that all take longer than before', [...Array<number>(15).fill(100), ...Array<number>(8).fill(300)], 300],
])('after %s', async (_what, runsMs, expectedMs) => {
  const { line, taught } = setUp(1);
  await taught('names', ...runsMs);
  expect(line.msOf({ kind: 'names', size: 10 })).toBe(expectedMs);
});

test('work that fails gives its place back', async () => {
  const { line } = setUp(1);
  const fails = { kind: 'names', size: 1, run: () => Promise.reject(new Error('x')) };
  await expect(line.pass(fails)).rejects.toThrow('x');
  expect(await line.pass({ ...fails, run: () => Promise.resolve('next') })).toBe('next');
});

test('a burst hardly raises what it expects on the average, a line that stands does', async () => {
  const { clock, line, enter, end, taught } = setUp(1);
  await taught('names', 100, 100, 100);
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
