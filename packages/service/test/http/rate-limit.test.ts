import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, openSession, operations } from './calls.js';
import { type Service, startService } from './service.js';

const limit = { requests: 3, windowSeconds: 60 };
let service: Service;
beforeAll(async () => {
  service = await startService({ settings: { PALIMPSEST_RATE_LIMIT: `${limit.requests}/${limit.windowSeconds}` } });
});
afterAll(() => service.stop());
beforeEach(() => {
  const windowMs = limit.windowSeconds * 1000;
  service.clock.nowMs = (Math.floor(service.clock.nowMs / windowMs) + 1) * windowMs; // each test has a fresh window
});

const useUp = async (key = service.key): Promise<void> => {
  const headers = { Authorization: `Bearer ${key}` };
  for (let count = 0; count < limit.requests; count++) await call(service, 'GET', '/v1', undefined, { headers });
};

describe.each(operations)('%s %s', (method, path, body) => {
  test('answers 429 with Retry-After up to the last millisecond, and a call made after it succeeds', async () => {
    const id = await openSession({ ...service, key: service.otherKeyOfSameTenant });
    const here = (sent: string) => sent.replace(/[0-9a-f-]{36}/, id);
    const send = () => call(service, method, here(path), body && (JSON.parse(here(JSON.stringify(body))) as unknown));
    await useUp();
    service.clock.nowMs += 10_500;
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    expect(refused.headers.get('retry-after')).toBe('50');
    expect(refused.headers.get('ratelimit')).toBe('"key";r=0;t=50');

    service.clock.nowMs += 49_499;
    const last = await send();
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
    service.clock.nowMs += 501;
    expect((await send()).status).toBeLessThan(300);
  });

  test('says on each answer what is left', async () => {
    const { headers } = await call(service, method, path, body);
    expect(headers.get('ratelimit-policy')).toBe('"key";q=3');
    expect(headers.get('ratelimit')).toBe('"key";r=2;t=60');
  });
});

test('counts per key: another key of the same tenant has a limit of its own', async () => {
  await useUp();
  const headers = { Authorization: `Bearer ${service.otherKeyOfSameTenant}` };
  expect((await call(service, 'POST', '/v1/masking/session', {}, { headers })).status).toBe(201);
  expect((await call(service, 'POST', '/v1/masking/session', {})).status).toBe(429);
});

test.each([
  ['422', 'POST', '/v1/masking/session', { ttl_seconds: 0 }],
  ['404', 'GET', '/v1/nothing', undefined],
  ['405', 'GET', '/v1/masking/session', undefined],
])('a request answered %s counts as well', async (status, method, path, body) => {
  const answer = await call(service, method, path, body);
  expect(String(answer.status)).toBe(status);
  expect(answer.headers.get('ratelimit')).toBe('"key";r=2;t=60');
});

test('a request answered 401 counts for nobody', async () => {
  for (let count = 0; count < 5; count++)
    await call(service, 'POST', '/v1/masking/session', {}, { headers: { Authorization: 'Bearer wrong' } });
  expect((await call(service, 'POST', '/v1/masking/session', {})).headers.get('ratelimit')).toBe('"key";r=2;t=60');
});

test('a service without limits sends no RateLimit headers', async () => {
  const unlimited = await startService();
  const { headers } = await call(unlimited, 'POST', '/v1/masking/session', {});
  expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
  await unlimited.stop();
});
