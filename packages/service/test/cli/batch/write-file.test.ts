import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../../../src/cli/batch/write-file.js';
import { newFolder } from '../process.js';

const modeOf = (file: string): number => statSync(file).mode & 0o777;

test.each([0o640, 0o600, 0o444])('until a file is in its place only its owner can read it (%o)', (mode) => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const file = join(folder, 'a.txt');
  let fingerprint = '';
  writeWhole(file, Buffer.from('Brückner'), {
    mode,
    beforeMove(given) {
      fingerprint = given;
      expect(readdirSync(folder)).toEqual(['.a.txt.palimpsest-part']);
      expect(modeOf(join(folder, '.a.txt.palimpsest-part'))).toBe(0o600);
    },
  });
  expect(readdirSync(folder)).toEqual(['a.txt']);
  writeFileSync(join(folder, 'usual'), '', { mode });
  expect(modeOf(file)).toBe(modeOf(join(folder, 'usual')));
  expect(readFileSync(file, 'utf8')).toBe('Brückner');
  expect(fingerprint).toBe(`9 ${statSync(file).mtimeMs}`);
});
