/** The weights of the numbers of stage 2, against the documents that they are learned from. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the weights are what scripts/write-number-weights.mjs learns from the documents', () => {
  const learned = execFileSync(process.execPath, ['scripts/write-number-weights.mjs', '--stdout'], {
    maxBuffer: 2 ** 20,
  });
  const bundled = readFileSync('packages/engine/data/number-weights.bin');
  expect(learned.equals(bundled), 'run node scripts/write-number-weights.mjs').toBe(true);
});
