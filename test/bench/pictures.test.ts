/** The pictures of the benchmarks show the figures that lie beside them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const results = 'bench/results';

test('each picture in bench/results is what bench/draw.mjs makes of the figures there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-pictures-'));
  execFileSync(process.execPath, ['bench/draw.mjs', folder]);
  const pictures = readdirSync(results).filter((name) => name.endsWith('.svg'));
  expect(readdirSync(folder).sort()).toEqual(pictures.sort());
  for (const picture of pictures) {
    const drawn = readFileSync(join(folder, picture), 'utf8');
    expect(drawn, picture).not.toMatch(/NaN|undefined/);
    expect(drawn, picture).toBe(readFileSync(join(results, picture), 'utf8'));
  }
  rmSync(folder, { recursive: true });
});
