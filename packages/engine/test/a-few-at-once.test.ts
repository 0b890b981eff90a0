import { expect, test } from 'vitest';
import { aFewAtOnce } from '../src/a-few-at-once.js';

test.each([0, 1, 2, 5, 9])(
  'of %i items three are in work at a time, and results come in their order',
  async (count) => {
    let inWork = 0;
    let most = 0;
    const items = Array.from({ length: count }, (_, index) => index);
    const results = await aFewAtOnce(items, 3, async (item) => {
      most = Math.max(most, ++inWork);
      await new Promise((resolve) => setTimeout(resolve, (count - item) * 2));
      inWork--;
      return item * 10;
    });
    expect(results).toEqual(items.map((item) => item * 10));
    expect(most).toBe(Math.min(3, count));
  },
);

test('the first that rejects ends it', async () => {
  const done = aFewAtOnce([1, 2, 3], 2, (item) =>
    item === 2 ? Promise.reject(new Error('no')) : new Promise(() => 0),
  );
  await expect(done).rejects.toThrow('no');
});
