/** The list of given names, against the lists and documents that it is made of. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the given names are what scripts/write-given-names.mjs writes', () => {
  const written = execFileSync(process.execPath, ['scripts/write-given-names.mjs', '--stdout'], { encoding: 'utf8' });
  const bundled = readFileSync('packages/engine/data/given-names.txt', 'utf8');
  expect(written === bundled, 'run node scripts/write-given-names.mjs').toBe(true);
});
