import { problems } from '@palimpsest/protocol';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from './service.js';

const page = await readFile(new URL('../../../../docs/errors.md', import.meta.url), 'utf8');
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Rows of the table: status, code, title. */
const documentedProblems = [...page.matchAll(/^\| (\d{3}) \| `(\w+)` \| ([^|]+) \|/gm)].map(([, ...cells]) =>
  cells.map((cell) => cell.trim()),
);

test('docs/errors.md lists every problem with its status and title, and no other', () => {
  const known = Object.entries(problems).map(([code, { status, title }]) => [String(status), code, title]);
  expect(documentedProblems.sort()).toEqual(known.sort());
});

test('the answer that docs/errors.md shows is the one that is given', async () => {
  const response = await fetch(`${service.url}/v1/masking/session`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' },
    body: '{"ttl_seconds": 100000}',
  });
  expect(await response.json()).toEqual(JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? ''));
});
