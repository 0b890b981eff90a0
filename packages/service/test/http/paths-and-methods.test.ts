import { METHODS } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, callRaw, openSession, operations, rawRequest, statusOf } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe.each(operations)('beside %s, %s', (allowed, path) => {
  const others = METHODS.filter((method) => method !== allowed && method !== 'CONNECT');
  test.each(others)('answers 405 with Allow to %s', async (method) => {
    const answer = await callRaw(service, rawRequest(service, `${method} ${path}`));
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(new RegExp(`^allow: ${allowed}\r$`, 'm'));
    if (method !== 'HEAD') expect(answer).toContain('"code":"method_not_allowed"');
  });
});

test('405 comes whatever the body is', async () => {
  const init = { body: '{', headers: { 'Content-Type': 'application/json' } };
  expect((await call(service, 'PUT', '/v1/masking/session', undefined, init)).status).toBe(405);
});

test('DELETE on the collection is 405, since it takes POST', async () => {
  const { status, headers } = await call(service, 'DELETE', '/v1/masking/session');
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});

test.each([
  '/v1', '/v1/', '/v1/masking', '/v1/masking/', '/v1/masking/Session', '/v1/masking/anonymize/', '/v1/masking//anonymize',
  '/v2/masking/session', '/', '/x', '/v1/masking/anonymizer', '/%zz', '/v1/%ff', '/../v1/masking/session', '/V1/masking/session',
])('%s is an unknown path: 404 not_found that does not repeat it', async (path) => {
  const answer = await callRaw(service, rawRequest(service, `POST ${path}`, ['Content-Type: application/json'], '{'));
  expect(statusOf(answer)).toBe(404);
  expect(answer).toContain('"code":"not_found"');
  if (path.length > 5) expect(answer).not.toContain(path);
}); // prettier-ignore

test.each(['OPTIONS *', 'GET http://localhost/nothing', 'GET http://localhost', 'OPTIONS http://localhost/%zz?%zz'])(
  'the target of "%s" is an unknown path',
  async (line) => {
    expect(statusOf(await callRaw(service, rawRequest(service, line)))).toBe(404);
  },
);

test('an absolute target means its path (RFC 9112 § 3.2.2)', async () => {
  const request = rawRequest(service, 'POST http://localhost/v1/masking/session');
  expect(statusOf(await callRaw(service, request))).toBe(201);
});

test('answers under /v1 are not stored by anybody and not sniffed', async () => {
  for (const [method, path, body] of operations) {
    const { headers } = await call(service, method, path, body);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
  }
});

describe('with a base path', () => {
  let prefixed: Service;
  beforeAll(async () => {
    prefixed = await startService({ settings: { PALIMPSEST_BASE_PATH: '/tools/palimpsest' } });
  });
  afterAll(() => prefixed.stop());

  test('everything lives below it', async () => {
    const id = await openSession(prefixed);
    expect((await call(prefixed, 'POST', '/v1/masking/anonymize', { text: 'x', session_id: id })).status).toBe(200);
    expect((await call(prefixed, 'DELETE', '/v1/masking/session/a/b')).status).toBe(422);
    expect((await call(prefixed, 'GET', '/v1/masking/session')).headers.get('allow')).toBe('POST');
    expect((await fetch(`${prefixed.url}/livez`)).status).toBe(200);
    const document = (await (await fetch(`${prefixed.url}/openapi.json`)).json()) as {
      servers: unknown;
      paths: object;
    };
    expect(document.servers).toEqual([expect.objectContaining({ url: '/tools/palimpsest' })]);
    expect(Object.keys(document.paths)).toContain('/v1/masking/session');
  });

  test('nothing lives above it', async () => {
    const response = await fetch(`http://127.0.0.1:${prefixed.port}/v1/masking/session`, { method: 'POST' });
    expect(response.status).toBe(404);
  });

  test('unknown paths below its /v1 ask for the key', async () => {
    expect((await fetch(`${prefixed.url}/v1/x`)).status).toBe(401);
  });
});
