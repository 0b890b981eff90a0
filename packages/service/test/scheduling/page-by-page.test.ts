import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageByPage } from '../../src/scheduling/page-by-page.js';

test('every item is worked on once, in order', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(1_000), async (count) => {
      const items = Array.from({ length: count }, (_, index) => index);
      const seen: number[] = [];
      await pageByPage(items, (page, start) => {
        expect(page[0]).toBe(start);
        seen.push(...page);
      });
      expect(seen).toEqual(items);
    }),
    { numRuns: 20 },
  ));

test('others have their turn between two pages', async () => {
  const seen: string[] = [];
  const others = (): void => {
    seen.push('other');
    if (seen.length < 100) setImmediate(others);
  };
  setImmediate(others);
  await pageByPage(Array.from({ length: 1_000 }), () => seen.push('page'));
  expect(seen.join(' ')).toMatch(/^page( other)+ page( other)+ page/);
});
