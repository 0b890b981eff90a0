/** The weights of clues of stage 2, against the documents that they are learned from. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the weights are what scripts/write-clue-weights.mjs learns from the documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-weights-'));
  try {
    execFileSync(process.execPath, ['scripts/write-clue-weights.mjs', folder]);
    const files = readdirSync(folder);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const isTrue = readFileSync(join(folder, file)).equals(readFileSync(join('packages/engine/data', file)));
      expect(isTrue, `${file}: run node scripts/write-clue-weights.mjs`).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000); // learns from five thousand documents
