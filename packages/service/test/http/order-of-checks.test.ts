import { afterEach, expect, test } from 'vitest';
import { call, operations } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
afterEach(() => service.stop());

/** A request in which everything is wrong that can be: the reasons for a refusal are taken away one by one. */
const worst = (key: string, text: string) =>
  call(
    service,
    'POST',
    '/v1/masking/anonymize',
    { text, session_id: '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21' },
    {
      headers: { Authorization: `Bearer ${key}` },
    },
  );

test('refuses with 401 before 429 before 503 before 422 before 404', async () => {
  service = await startService({ settings: { PALIMPSEST_RATE_LIMIT: '1/60' } });
  await worst(service.key, 'x');
  expect((await worst('wrong', '')).status).toBe(401);
  expect((await worst(service.key, '')).status).toBe(429);
  expect((await worst(service.keyOfOtherTenant, '')).status).toBe(422);
  expect((await worst(service.otherKeyOfSameTenant, 'x')).status).toBe(404);
  service.drain();
  expect((await worst('wrong', '')).status).toBe(401);
  expect((await worst(service.key, '')).status).toBe(429);
  service.clock.nowMs += 60_000;
  expect((await worst(service.key, '')).status).toBe(503);
});

test.each([
  ['POST', '/v1/masking/session', { ttl_seconds: 59 }],
  ['DELETE', '/v1/masking/session/x', undefined],
  ['POST', '/v1/masking/deanonymize', { text: '', session_id: '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21' }],
])('so does %s %s', async (method, path, body) => {
  service = await startService({ settings: { PALIMPSEST_RATE_LIMIT: '1/60' } });
  const send = async (key: string) => (await call({ ...service, key }, method, path, body)).status;
  const { key } = service;
  expect([await send(key), await send('wrong'), await send(key)]).toEqual([422, 401, 429]);
  service.drain();
  expect([await send('wrong'), await send(key), await send(service.otherKeyOfSameTenant)]).toEqual([401, 429, 503]);
});

test.each(operations)('%s %s answers 401 before it reads the body', async (method, path) => {
  service = await startService();
  const init = { headers: { Authorization: 'Bearer wrong', 'Content-Type': 'text/plain' }, body: '{' };
  expect((await call(service, method, path, undefined, init)).status).toBe(401);
});
