import { problems } from '@palimpsest/protocol';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Rows of the table in docs/errors.md: status, code, title. */
async function documentedProblems(): Promise<string[][]> {
  const page = await readFile(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^\| (\d{3}) \| `(\w+)` \| ([^|]+) \|/gm)].map(([, ...cells]) =>
    cells.map((cell) => cell.trim()),
  );
}

test('docs/errors.md lists every problem with its status and title, and no other', async () => {
  const known = Object.entries(problems).map(([code, { status, title }]) => [String(status), code, title]);
  expect((await documentedProblems()).sort()).toEqual(known.sort());
});
