/** The weights of clues of stage 2, against the documents that they are learned from. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the weights are what scripts/write-clue-weights.mjs learns from the documents', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/write-clue-weights.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 300_000); // learns from five thousand documents where something has changed, or RECHECK=all asks for it
