import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from './calls.js';
import { type Service, startService } from './service.js';

const origin = 'https://app.example';
const preflight = { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } };

describe('without listed origins', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  test('a preflight is refused like any request without a key', async () => {
    const response = await fetch(`${service.url}/v1/masking/session`, preflight);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('with a listed origin', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ settings: { PALIMPSEST_CORS_ORIGINS: origin, PALIMPSEST_RATE_LIMIT: '1000/60' } });
  });
  afterAll(() => service.stop());

  test.each(operations)('the preflight of %s %s is 204 without a key', async (method, path) => {
    const response = await fetch(service.url + path, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': method },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-methods')).toContain(method);
    expect(response.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After, RateLimit, RateLimit-Policy');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  test('its scripts may read answers, refusals too', async () => {
    const response = await fetch(`${service.url}/v1/masking/session`, { method: 'POST', headers: { Origin: origin } });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  test.each(['https://app.example.evil.test', 'http://app.example', 'null', 'https://APP.example'])(
    'the origin %s gets nothing',
    async (other) => {
      const headers = { Origin: other, 'Access-Control-Request-Method': 'POST' };
      const response = await fetch(`${service.url}/v1/masking/session`, { method: 'OPTIONS', headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
    },
  );

  test('OPTIONS that is no preflight is 405 after the key', async () => {
    const headers = { Origin: origin, Authorization: `Bearer ${service.key}` };
    expect((await fetch(`${service.url}/v1/masking/session`, { method: 'OPTIONS', headers })).status).toBe(405);
  });
});
