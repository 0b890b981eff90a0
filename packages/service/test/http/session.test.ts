import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, type Init, openSession } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const json = { 'Content-Type': 'application/json' };
const post = (init: Init): Promise<Answer> => call(service, 'POST', '/v1/masking/session', undefined, init);
const lifetimeSeconds = ({ body }: Answer): number => (Date.parse(body.expires_at) - service.clock.nowMs) / 1000;

describe('POST session', () => {
  test('answers 201 with exactly session_id, expires_at and status', async () => {
    const { status, body } = await call(service, 'POST', '/v1/masking/session', {});
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['expires_at', 'session_id', 'status']);
    expect(body.session_id).toMatch(uuid);
    expect(body.expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body.status).toBe('active');
  });

  test.each([60, 61, 3600, 86_399, 86_400])('takes ttl_seconds %d and ends the session exactly then', async (ttl) => {
    const answer = await call(service, 'POST', '/v1/masking/session', { ttl_seconds: ttl });
    expect(answer.status).toBe(201);
    expect(lifetimeSeconds(answer)).toBe(ttl);
  });

  test.each(['6e1', '60.0', '0.6E+2'])('takes ttl_seconds as JSON may write 60: %s', async (written) => {
    const answer = await post({ headers: json, body: `{"ttl_seconds":${written}}` });
    expect(answer.status).toBe(201);
    expect(lifetimeSeconds(answer)).toBe(60);
  });

  test.each([0, 59, 86_401, 100_000, -60, 3600.5, 1e300, '3600', null, true, [3600], {}])(
    'refuses ttl_seconds %j and never clamps it',
    async (ttl) => {
      const { status, body } = await call(service, 'POST', '/v1/masking/session', { ttl_seconds: ttl });
      expect(status).toBe(422);
      expect(body.code).toBe('validation_error');
      expect(body.errors).toEqual([{ path: '/ttl_seconds', message: expect.any(String) as string }]);
    },
  );

  test.each([
    [59, 'must be at least 60'],
    [86_401, 'must be at most 86400'],
    [3600.5, 'must be an integer'],
    ['3600', 'must be an integer'],
  ])('says in its own words what is wrong with ttl_seconds %j', async (ttl, message) => {
    const { body } = await call(service, 'POST', '/v1/masking/session', { ttl_seconds: ttl });
    expect(body).toMatchObject({ detail: `/ttl_seconds: ${message}`, errors: [{ path: '/ttl_seconds', message }] });
  });

  test.each<[string, Init]>([
    ['no body and no content type', {}],
    ['no body and a JSON content type', { headers: json }],
    ['an empty body', { headers: json, body: '' }],
    [
      'an empty form, as curl sends with -d ""',
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: '' },
    ],
    ['an empty object', { headers: json, body: '{}' }],
    [
      'a JSON body in another spelling of the type',
      { headers: { 'Content-Type': 'Application/JSON; charset="UTF-8"' }, body: '{}' },
    ],
  ])('lasts an hour with %s', async (_name, init) => {
    const answer = await post(init);
    expect(answer.status).toBe(201);
    expect(lifetimeSeconds(answer)).toBe(3600);
  });

  test.each(['null', '[]', '3600', '"x"', 'true', '[{}]'])('refuses the body %s', async (body) => {
    const answer = await post({ headers: json, body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: '', message: 'must be an object' }]);
  });

  test('names an unknown field, so that a misspelt ttl does not silently mean an hour', async () => {
    const { status, body } = await call(service, 'POST', '/v1/masking/session', { ttl_second: 60 });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: '/ttl_second', message: 'is not a field of this endpoint' }]);
  });

  test.each(['Max Mustermann', 'x'.repeat(65), '', '__proto__ ', 'a-b', 'ä'])(
    'does not repeat a field name that is no identifier: %j',
    async (name) => {
      const { status, text } = await call(service, 'POST', '/v1/masking/session', { [name]: 1 });
      expect(status).toBe(422);
      if (name) expect(text).not.toContain(name);
    },
  );

  test('repeats a field name of 64 characters', async () => {
    const { body } = await call(service, 'POST', '/v1/masking/session', { ['x'.repeat(64)]: 1 });
    expect(body.errors[0]?.path).toBe(`/${'x'.repeat(64)}`);
  });

  test.each(['__proto__', 'constructor', 'toString'])('takes %s for a field like any other', async (name) => {
    expect((await post({ headers: json, body: `{"${name}":{}}` })).status).toBe(422);
  });
});

describe('DELETE session', () => {
  const destroy = (id: string, init: Init = {}): Promise<Answer> =>
    call(service, 'DELETE', `/v1/masking/session/${id}`, undefined, init);
  const anonymize = (id: string): Promise<Answer> =>
    call(service, 'POST', '/v1/masking/anonymize', { text: 'x', session_id: id });

  test('answers 204 without a body and ends the session', async () => {
    const id = await openSession(service);
    const { status, text, headers } = await destroy(id);
    expect([status, text, headers.get('content-type'), headers.get('content-length')]).toEqual([204, '', null, null]);
    expect((await anonymize(id)).status).toBe(404);
  });

  test('answers 204 for a destroyed, an expired and a never opened session', async () => {
    const id = await openSession(service);
    await destroy(id);
    expect((await destroy(id)).status).toBe(204);
    const expired = await openSession(service, { ttl_seconds: 60 });
    service.clock.nowMs += 60_000;
    expect((await destroy(expired)).status).toBe(204);
    expect((await destroy('00000000-0000-0000-0000-000000000000')).status).toBe(204);
  });

  test('takes an id in upper case', async () => {
    const id = await openSession(service);
    expect((await destroy(id.toUpperCase())).status).toBe(204);
    expect((await anonymize(id)).status).toBe(404);
  });

  test("leaves another tenant's session alone, with the same answer", async () => {
    const id = await openSession(service);
    const { status } = await destroy(id, { headers: { Authorization: `Bearer ${service.keyOfOtherTenant}` } });
    expect(status).toBe(204);
    expect((await anonymize(id)).status).toBe(200);
  });

  test.each<[string, Init]>([
    ['a JSON content type and no body', { headers: { 'Content-Type': 'application/json' } }],
    ['a body that is not JSON', { headers: { 'Content-Type': 'application/json' }, body: '{' }],
    ['a content type that is none', { headers: { 'Content-Type': ';;;' }, body: 'x' }],
    ['a compressed body', { headers: { 'Content-Encoding': 'gzip' }, body: 'x' }],
    ['a body of 3 MiB', { body: 'x'.repeat(3 << 20) }],
  ])('ignores %s', async (_name, init) => {
    expect((await destroy('00000000-0000-0000-0000-000000000000', init)).status).toBe(204);
  });
});
