import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../../src/stores/store.js';
import { startSweeping, sweepEveryMs } from '../../src/stores/sweeper.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('of sweeps that fail in a row the first is reported, and all are tried again', async () => {
  let isBroken = true;
  let sweeps = 0;
  const sweep = () => {
    sweeps++;
    return isBroken ? Promise.reject(new Error('broken')) : Promise.resolve();
  };
  const reported: unknown[] = [];
  const stop = startSweeping({ sweep } as unknown as Store, (error) => reported.push(error)); // asked for nothing else
  await vi.advanceTimersByTimeAsync(10 * sweepEveryMs);
  expect([sweeps, reported.length]).toEqual([10, 1]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(sweepEveryMs);
  isBroken = true;
  await vi.advanceTimersByTimeAsync(10 * sweepEveryMs);
  expect([sweeps, reported.length]).toEqual([21, 2]);
  stop();
});
