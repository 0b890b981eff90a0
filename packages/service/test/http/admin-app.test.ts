import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAdminApp } from '../../src/http/admin-app.js';
import { Metrics } from '../../src/metrics.js';

let isDraining = false;
const parts = {
  isDraining: () => isDraining,
  isReady: () => Promise.resolve(true),
  logger: pino({ level: 'silent' }),
};
const app = buildAdminApp(parts, new Metrics({ queuedCharacters: () => 0, maxQueuedCharacters: 1 }));
let url: string;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`; // listens on TCP
});
afterAll(() => app.close());
beforeEach(() => {
  isDraining = false;
});

test.each([
  ['/livez', /^\{"status":"alive"\}$/],
  ['/readyz', /^\{"status":"ready"\}$/],
  ['/metrics', /^palimpsest_queue_limit_characters 1$/m],
])('the admin port answers %s without a key', async (path, expected) => {
  const answer = await fetch(url + path);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(expected)]);
});

test('during a drain it says so, and goes on to show metrics', async () => {
  isDraining = true;
  const answers = await Promise.all(['/livez', '/readyz', '/metrics'].map((path) => fetch(url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200]);
  expect(answers[1]?.headers.get('retry-after')).toBe('1');
  expect(await answers[1]?.json()).not.toHaveProperty('code');
});

test.each([
  ['GET', '/', 404, 'not_found'],
  ['GET', '/v1/masking/session', 404, 'not_found'],
  ['GET', '/secret?key=secret', 404, 'not_found'],
  ['GET', '/secret/%zz', 404, 'not_found'],
  ['POST', '/metrics', 405, 'method_not_allowed'],
] as const)('the admin port refuses %s %s as the API does, repeating nothing', async (method, path, status, code) => {
  const answer = await fetch(url + path, { method });
  const body = await answer.text();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(body)).toMatchObject({ status, code });
  expect(body).not.toContain('secret');
});
