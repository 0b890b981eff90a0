import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, callRaw, operations, rawRequest, statusOf } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService({ settings: { PALIMPSEST_RATE_LIMIT: '1000/60' } });
});
afterAll(() => service.stop());

describe.each(operations)('%s %s', (method, path, body) => {
  const send = (authorization: string) =>
    call(service, method, path, body, { headers: { Authorization: authorization } });

  test('answers 401 without an Authorization header', async () => {
    const response = await fetch(service.url + path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  test('answers 401 without RateLimit headers, since there is no key to count for', async () => {
    const { headers } = await send('Bearer wrong');
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
  });

  test.each([
    'Bearer wrong',
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    '',
    'plm_acme1',
    'Bearer toString',
    'Bearer __proto__',
  ])('answers 401 to %j', async (authorization) => {
    expect((await send(authorization)).status).toBe(401);
  });

  test('answers 401 to a valid key in the wrong place', async () => {
    for (const authorization of [
      service.key,
      `Basic ${service.key}`,
      `Bearer ${service.key} x`,
      `Bearer ${service.key}x`,
    ])
      expect((await send(authorization)).status).toBe(401);
  });

  test.each(['bearer', 'BEARER', 'bEaReR'])('takes the scheme as %s', async (scheme) => {
    expect((await send(`${scheme} ${service.key}`)).status).toBeLessThan(405);
    expect((await send(`${scheme} ${service.key}`)).status).not.toBe(401);
  });

  test('answers 401 to two Authorization headers, valid or not', async () => {
    for (const second of [service.key, 'wrong']) {
      const request = rawRequest(service, `${method} ${path}`, [`Authorization: Bearer ${second}`]);
      expect(statusOf(await callRaw(service, request))).toBe(401);
    }
  });

  test.each(['api_key', 'key', 'access_token', 'token', 'authorization'])(
    'takes no key from %s in the URL',
    async (name) => {
      const response = await fetch(`${service.url}${path}?${name}=${service.key}`, { method });
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain(service.key);
    },
  );
});

test.each([
  '/v1',
  '/v1/',
  '/v1/x',
  '/v1/masking',
  '/v1/masking/session/a/b',
  '/v1/%zz',
  '/%761/x',
  '/v1/masking/anonymize/',
])('an unknown path, %s, asks for the key before it says so', async (path) => {
  const withoutKey = rawRequest(service, `GET ${path}`).replace(/Authorization.*\r\n/, '');
  expect(statusOf(await callRaw(service, withoutKey))).toBe(401);
  expect([404, 405]).toContain(statusOf(await callRaw(service, rawRequest(service, `GET ${path}`))));
});

test('no key, valid or not and wherever it stood, is logged', async () => {
  await call(service, 'POST', `/v1/masking/session?api_key=${service.key}`, {});
  await fetch(`${service.url}/v1/masking/session?api_key=plm_secret`, { method: 'POST' });
  await fetch(`${service.url}/plm_secret/${service.key}`);
  await call(service, 'DELETE', `/v1/masking/session/${service.key}`);
  const lines = JSON.stringify(service.log);
  expect(service.log.length).toBeGreaterThan(3);
  expect(lines).not.toContain('plm_');
});
