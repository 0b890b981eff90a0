/** Where the outputs of a run go, and which runs would write over what they read. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planFiles } from '../../../src/cli/batch/plan.js';
import { newFolder } from '../process.js';

function folder(): (name: string) => string {
  const place = newFolder();
  mkdirSync(join(place, 'in', 'deep'), { recursive: true });
  writeFileSync(join(place, 'in', 'a.txt'), 'x');
  symlinkSync('in', join(place, 'link'));
  symlinkSync('loop', join(place, 'loop'));
  return (name) => join(place, name);
}
const plan = (input: string, output: string) => planFiles({ inputs: [input], output, format: undefined });

test.each([
  ['the folder itself', 'in', 'in'],
  ['a folder inside of it', 'in', 'in/deep/new'],
  ['a link to it', 'in', 'link'],
  ['a folder inside of a link to it', 'in', 'link/deep'],
  ['itself, from behind a link', 'link', 'in'],
])('a folder is not written to %s', (_name, input, output) => {
  const at = folder();
  expect(() => plan(at(input), at(output))).toThrow(/lies in .*, which is to be read/);
});

test('a file is not written over itself, also not over a link', () => {
  const at = folder();
  expect(() => plan(at('in/a.txt'), at('in/a.txt'))).toThrow('would be written over itself');
  expect(() => plan(at('in/a.txt'), at('link/a.txt'))).toThrow('would be written over itself');
  expect(plan(at('in/a.txt'), at('link/b.txt')).files).toHaveLength(1);
});

test.each(['in/a.txt/b.txt', 'loop', 'loop/b.txt', 'new/deep/b.txt'])('an output at %s is planned', (output) => {
  const at = folder();
  expect(plan(at('in/a.txt'), at(output)).files).toMatchObject([{ output: at(output) }]);
});

test.each(['loop', 'in/a.txt/b.txt', 'none'])('an input at %s is told', (input) => {
  const at = folder();
  expect(() => plan(at(input), at('out'))).toThrow(`${at(input)}: there is no such file or folder`);
});
