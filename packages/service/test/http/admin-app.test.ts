import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildAdminApp } from '../../src/http/admin-app.js';
import { Metrics } from '../../src/metrics.js';

const parts = { isDraining: () => false, isReady: () => Promise.resolve(true), logger: pino({ level: 'silent' }) };
const app = buildAdminApp(parts, new Metrics({ queuedCharacters: () => 0, maxQueuedCharacters: 1 }));

test.each([
  ['GET', '/', 404, 'not_found'],
  ['GET', '/secret?key=secret', 404, 'not_found'],
  ['GET', '/secret/%zz', 404, 'not_found'],
  ['POST', '/metrics', 405, 'method_not_allowed'],
] as const)('the admin port refuses %s %s as the API does, repeating nothing', async (method, url, status, code) => {
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ status, code });
  expect(answer.body).not.toContain('secret');
});
