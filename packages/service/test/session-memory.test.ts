import type { KnownValue } from '@palimpsest/engine';
import { expect, test } from 'vitest';
import { type NewMapping, SessionMemory } from '../src/session-memory.js';
import { collectGarbage } from '../../../test/collect-garbage.js';

/** A word that no other number has. */
const word = (seed: number): string => 'W' + String(seed).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

test.each<[what: string, type: KnownValue['type'], textOf: (seed: number) => string]>([
  ['names of two words', 'PERSON', (seed) => `${word(seed)} ${word(seed * 7)}`],
  ['names of one word', 'PERSON', word],
  ['addresses of mail', 'EMAIL_ADDRESS', (seed) => `${word(seed)}@example.com`],
  ['numbers of customers', 'CASE_NUMBER', (seed) => `KD-${seed}-${seed}`],
  ['URLs', 'URL', (seed) => `https://example.com/a/b/c/${word(seed)}?x=${seed}`],
])('the memory of %s takes half to twice of what it is estimated to take', (_what, type, textOf) => {
  const count = 10_000;
  const memory = new SessionMemory();
  const mappings = Array.from({ length: count }, (_, index): NewMapping => {
    const value = { type, text: textOf(100_000 + index), confidence: 1, stage: 2 } as const;
    return { type, number: index + 1, value };
  });
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  memory.learn(0, mappings);
  collectGarbage();
  const bytes = process.memoryUsage().heapUsed - before;
  expect(memory.bytes).toBeGreaterThan(bytes / 2);
  expect(memory.bytes).toBeLessThan(bytes * 2);
  expect(mappings).toHaveLength(count); // alive until here, so that they count before and after
});
