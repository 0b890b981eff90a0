/** What every rate counter must do; no backend may opt out. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RateCounter, RateLimit } from '../src/rate-limit.js';

/** A counter with a hand on its clock. */
export interface CounterOnTrial {
  readonly counter: RateCounter;
  /** Lets its clock read `nowMs` until it is called again. */
  readonly setClock: (nowMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const twoPerMinute = { requests: 2, windowSeconds: 60 };

/** Runs the contract on one counter; every test counts for keys of its own. */
export const rateCounterContract = (name: string, open: () => Promise<CounterOnTrial>, numRuns: number): void => {
  describe(`the rate limit in ${name}`, () => {
    let counter: RateCounter;
    let setClock: CounterOnTrial['setClock'];
    let close: CounterOnTrial['close'];
    beforeAll(async () => {
      ({ counter, setClock, close } = await open());
    });
    afterAll(() => close());
    const hitAt = async (nowMs: number, keyId: string, limit: RateLimit = twoPerMinute) => {
      await setClock(nowMs);
      return counter.hit(keyId, limit);
    };

    test('allows as many calls as it says in one window, and again in the next', async () => {
      const hits = [];
      for (const at of [60_000, 60_001, 119_999, 120_000]) hits.push(await hitAt(at, 'windows'));
      expect(hits).toEqual([
        { isAllowed: true, limit: 2, remaining: 1, resetSeconds: 60 },
        { isAllowed: true, limit: 2, remaining: 0, resetSeconds: 60 },
        { isAllowed: false, limit: 2, remaining: 0, resetSeconds: 1 },
        { isAllowed: true, limit: 2, remaining: 1, resetSeconds: 60 },
      ]);
    });

    test('counts every key for itself', async () => {
      for (const keyId of ['a', 'a', 'b']) await hitAt(0, keyId);
      expect(await hitAt(0, 'a')).toMatchObject({ isAllowed: false });
      expect(await hitAt(0, 'b')).toMatchObject({ isAllowed: true });
    });

    test('allows exactly the limit out of many calls at once', async () => {
      await setClock(0);
      const limit = { requests: 20, windowSeconds: 60 };
      const hits = await Promise.all(Array.from({ length: 50 }, () => counter.hit('crowd', limit)));
      expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(20);
      expect(new Set(hits.map(({ remaining }) => remaining)).size).toBe(20);
    });

    test('forgets a window that lies ahead after the clock was set back', async () => {
      for (const at of [10_000_000, 10_000_000, 10_000_000]) await hitAt(at, 'set back');
      expect(await hitAt(0, 'set back')).toMatchObject({ isAllowed: true, remaining: 1, resetSeconds: 60 });
    });

    test('a call after the announced seconds succeeds, whenever the refusal came', () =>
      fc.assert(
        fc.asyncProperty(fc.nat(10 ** 12), fc.integer({ min: 1, max: 3_600 }), async (nowMs, windowSeconds) => {
          const keyId = `${nowMs} ${windowSeconds}`;
          const limit = { requests: 1, windowSeconds };
          await hitAt(nowMs, keyId, limit);
          const refused = await hitAt(nowMs, keyId, limit);
          const later = await hitAt(nowMs + refused.resetSeconds * 1_000, keyId, limit);
          expect([refused.isAllowed, later.isAllowed]).toEqual([false, true]);
          expect(refused.resetSeconds).toBeGreaterThanOrEqual(1);
          expect(refused.resetSeconds).toBeLessThanOrEqual(windowSeconds);
        }),
        { numRuns },
      ));
  });
};
