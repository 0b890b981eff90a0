import { expect, test } from 'vitest';
import { setWithBits, union } from '../../src/patterns/kind-sets.js';

test('of a hundred thousand sets no two pairs are taken for one', () => {
  const sets = Array.from({ length: 100_000 }, (_, number) => setWithBits(BigInt(number)));
  const wrong = [1, 2 ** 15 - 1, 2 ** 15, 2 ** 16].flatMap((distance) =>
    sets.filter((set, number) => {
      const other = sets[number + distance];
      return other !== undefined && union(set, other).bits !== (set.bits | other.bits);
    }),
  );
  expect(wrong).toEqual([]);
});
