import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryRateCounter } from '../src/rate-limit.js';

const twoPerMinute = { requests: 2, windowSeconds: 60 };

describe('the rate limit', () => {
  test('allows as many calls as it says in one window, and again in the next', async () => {
    let nowMs = 60_000;
    const counter = createMemoryRateCounter(() => nowMs);
    const hits = [];
    for (const at of [60_000, 60_001, 119_999, 120_000]) {
      nowMs = at;
      hits.push(await counter.hit('key', twoPerMinute));
    }
    expect(hits).toEqual([
      { isAllowed: true, limit: 2, remaining: 1, resetSeconds: 60 },
      { isAllowed: true, limit: 2, remaining: 0, resetSeconds: 60 },
      { isAllowed: false, limit: 2, remaining: 0, resetSeconds: 1 },
      { isAllowed: true, limit: 2, remaining: 1, resetSeconds: 60 },
    ]);
  });

  test('counts every key for itself', async () => {
    const counter = createMemoryRateCounter(() => 0);
    for (const keyId of ['a', 'a', 'b']) await counter.hit(keyId, twoPerMinute);
    expect(await counter.hit('a', twoPerMinute)).toMatchObject({ isAllowed: false });
    expect(await counter.hit('b', twoPerMinute)).toMatchObject({ isAllowed: true });
  });

  test('a call after the announced seconds succeeds, whenever the refusal came', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(10 ** 12), fc.integer({ min: 1, max: 3_600 }), async (startMs, windowSeconds) => {
        let nowMs = startMs;
        const counter = createMemoryRateCounter(() => nowMs);
        const limit = { requests: 1, windowSeconds };
        await counter.hit('key', limit);
        const refused = await counter.hit('key', limit);
        nowMs += refused.resetSeconds * 1_000;
        const later = await counter.hit('key', limit);
        expect([refused.isAllowed, later.isAllowed]).toEqual([false, true]);
        expect(refused.resetSeconds).toBeGreaterThanOrEqual(1);
        expect(refused.resetSeconds).toBeLessThanOrEqual(windowSeconds);
      }),
    ));
});
