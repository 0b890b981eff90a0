import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, run } from './process.js';

const evaluate = (content: string, ...args: string[]) => {
  const cwd = newFolder();
  writeFileSync(join(cwd, 'my.jsonl'), content);
  return run({ args: ['eval', 'my.jsonl', ...args], settings: { PALIMPSEST_NER_WORKERS: '1' }, cwd });
};

test('it counts what is masked, what stays open and what is masked beyond need, and prints no text', async () => {
  const ended = await evaluate(
    '{"marked":"Die IBAN ⟦DE_IBAN|DE89 3704 0044 0532 0130 00⟧ gilt, ⟦CASE_NUMBER|offenbar⟧ auch."}\n' +
      '{"text":"Frau Schmidt","spans":[{"start":0,"end":4,"type":"AGE"}]}\n',
    '--json',
  );
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(ended.stdout)).toEqual({
    documents: 2,
    types: {
      DE_IBAN: { values: 1, whole: 1, partly: 0, open: 0, mistyped: 0 },
      CASE_NUMBER: { values: 1, whole: 0, partly: 0, open: 1, mistyped: 0 },
      AGE: { values: 1, whole: 0, partly: 0, open: 1, mistyped: 0 },
    },
    all: { values: 3, whole: 1, partly: 0, open: 2, mistyped: 0 },
    ordinary_words: 5,
    over_masked: 1,
    degraded: { documents: 0, flags: [] },
  });
});

test('it says which of the asked stages have not seen the documents', async () => {
  const two = '{"marked":"⟦CASE_NUMBER|offenbar⟧"}\n'.repeat(2);
  const ended = await evaluate(two, '--stages', '1,2,3', '--json');
  expect(ended).toMatchObject({
    code: 0,
    stderr: 'not all stages have seen 2 of 2 documents: context_llm_disabled\n',
  });
  expect(JSON.parse(ended.stdout)).toMatchObject({ degraded: { documents: 2, flags: ['context_llm_disabled'] } });
});

test('a byte order mark before the first document is none of it', async () => {
  const ended = await evaluate('\ufeff{"marked":"⟦CASE_NUMBER|offenbar⟧"}\r\n', '--json'); // as Windows writes it
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(ended.stdout)).toMatchObject({ documents: 1 });
});

test('with --show it prints the open values', async () => {
  const ended = await evaluate('{"marked":"⟦CASE_NUMBER|offenbar⟧"}\n', '--show');
  expect(ended.stderr).toBe('line 1: open CASE_NUMBER: offenbar\n');
});

test.each([
  ['{"text":"Schmidt"}', 'docs/command-line.md says how one is written'],
  ['{"text":"Schmidt","spans":[{"start":0,"end":9,"type":"PERSON"}]}', 'a span does not lie in its text'],
  ['{"text":"Schmidt","spans":[{"start":0,"end":7,"type":"Schmidt"}]}', 'a span has no known entity type'],
  ['{"marked":"⟦X|Schmidt⟧"}', 'no entity type: X'],
  ['Schmidt', 'docs/command-line.md says how one is written'],
])('a line that is no marked document is named and not quoted: %s', async (row, why) => {
  const ended = await evaluate(`\n${row}\n`);
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr.trimEnd()).toBe(`palimpsest: my.jsonl: line 2 is no marked document: ${why}`);
});
