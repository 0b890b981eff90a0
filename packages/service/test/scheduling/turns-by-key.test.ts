import { expect, test } from 'vitest';
import { turnsByKey } from '../../src/scheduling/turns-by-key.js';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

test('work for one key goes one after the other in the order of the calls, also after a failure', async () => {
  const inTurn = turnsByKey();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn('key', async () => {
      seen.push(`${name} begins`);
      await later();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const outcomes = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work for another key waits for nobody', async () => {
  const inTurn = turnsByKey();
  const hanging = inTurn('one', () => new Promise<never>(() => undefined));
  expect(await inTurn('other', () => Promise.resolve('done'))).toBe('done');
  void hanging;
});
