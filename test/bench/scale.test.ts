/** The benchmark of a full store: what takes hours is filled through the service's own parts, which change. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a store is filled with sessions that can be used and such that only take room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-scale-'));
  const args = ['bench/service/scale.mjs', 'fill', folder, '--sessions', '20', '--usable', '8', '--mappings', '2'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  expect(printed).toMatch(/^40 mappings over 20 sessions in \d+ s, \d+ bytes per mapping$/m);
  const { ids } = JSON.parse(readFileSync(join(folder, 'filled.json'), 'utf8')) as { ids: readonly string[] };
  expect(new Set(ids).size).toBe(8);
  rmSync(folder, { recursive: true });
});
