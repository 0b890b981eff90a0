/** Runs the compiled modules in processes of their own, since ONNX Runtime decides once whether it reports. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const [engine, stages] = ['index', 'stages'].map((module) =>
  JSON.stringify(new URL(`../../dist/${module}.js`, import.meta.url).href),
);
const name = JSON.stringify('Frau Anna Schmidt');

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'palimpsest-home-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

/** The files that a program leaves in its home and in its folder for temporary files. */
function leftBy(program: string): string[] {
  const env = { PATH: process.env['PATH'], HOME: home, TMPDIR: home }; // without `CI`, which keeps it silent too
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, cwd: import.meta.dirname });
  return readdirSync(home, { recursive: true }).map(String);
}

test.each([
  [
    'in the main thread',
    `const { bundledModelFolder } = await import(${engine});
     const { loadNerModel } = await import(${stages});
     const model = await loadNerModel(bundledModelFolder);
     await model.read(${name});
     await model.close();`,
  ],
  [
    'in a worker',
    `const { bundledModelFolder: modelFolder, startDetectors } = await import(${engine});
     const detectors = startDetectors({ workers: 1, modelFolder, maxQueuedCharacters: 1000 });
     await detectors.findLearned(${name}, new AbortController().signal);
     await detectors.close();`,
  ],
])('a model that runs %s keeps no id of the machine and no reports', (_where, program) => {
  expect(leftBy(program)).toEqual([]);
});

test('ONNX Runtime by itself does, so that the test above can fail', () => {
  const model = JSON.stringify(new URL('../../models/ner-de-en/model.onnx', import.meta.url).pathname);
  const left = leftBy(`const { InferenceSession } = await import('onnxruntime-node');
    await InferenceSession.create(${model});`);
  expect(left.filter((file) => /onnxruntime|mat-debug/.test(file))).not.toEqual([]);
});
