import { copyFileSync, renameSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { UnavailableError } from '../../src/problems.js';
import { VaultError } from '../../src/vault/vault-error.js';
import { call, openSession, operations, post } from './calls.js';
import { metricValue } from './metric-value.js';
import { type Service, startService } from './service.js';

let service: Service;
afterEach(() => service.stop());

describe.each(operations)('%s %s', (method, path, body) => {
  test('answers 503 without code and with Retry-After during a drain', async () => {
    service = await startService({ settings: { PALIMPSEST_RATE_LIMIT: '9/60' } });
    service.drain();
    const answer = await call(service, method, path, body);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(answer.headers.get('ratelimit')).toBe('"key";r=8;t=60');
    expect(Object.keys(answer.body).sort()).toEqual(['detail', 'status', 'title', 'type']);
  });

  test('answers 503 without code when a use case is overloaded', async () => {
    const overloaded = () => Promise.reject(new UnavailableError('The work queue is full.'));
    service = await startService({
      masking: () => ({ open: overloaded, mask: overloaded, unmask: overloaded, destroy: overloaded }),
    });
    const answer = await call(service, method, path, body);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.body).not.toHaveProperty('code');
  });

  test('answers 503 where its master keys do not open the session: another replica may have the one that does', async () => {
    const keyless = () => Promise.reject(new VaultError('unknown_master_key', 'id 2026-11'));
    service = await startService({
      masking: () => ({ open: keyless, mask: keyless, unmask: keyless, destroy: keyless }),
    });
    const answer = await call(service, method, path, body);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(answer.text).not.toContain('2026-11');
    expect(service.log).toContainEqual(expect.objectContaining({ vault: 'unknown_master_key', level: 50 }));
  });

  test('answers 500 without a word of what went wrong, and logs where but not what', async () => {
    const broken = () => Promise.reject(new TypeError('Erika Beispiel is not iterable'));
    service = await startService({ masking: () => ({ open: broken, mask: broken, unmask: broken, destroy: broken }) });
    const answer = await call(service, method, path, body);
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ status: 500, code: 'internal_error' });
    expect(answer.text + JSON.stringify(service.log)).not.toContain('Erika');
    expect(service.log).toContainEqual(expect.objectContaining({ error: 'TypeError', level: 50 }));
  });
});

test('a text beyond the bound of the work queue is answered 503 at once, one that still fits is masked, and so is any later', async () => {
  const bound = 100_000;
  service = await startService({ settings: { PALIMPSEST_QUEUE_CHARACTERS: String(bound) } });
  const session_id = await openSession(service);
  const mask = (text: string) => post(service, '/anonymize?stages=1,2', { text, session_id });
  const long = 'Frau Sabine Krüger wohnt in Hamburg. '.repeat(2_000);
  let isAnswered = false;
  const inWork = mask(long).finally(() => (isAnswered = true));
  await expect.poll(() => metricValue(service, 'palimpsest_queued_characters'), { interval: 5 }).toBe(long.length);

  const beyond = 'y'.repeat(bound - long.length + 1);
  const refused = await mask(beyond);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(Object.keys(refused.body).sort()).toEqual(['detail', 'status', 'title', 'type']);
  expect((await post(service, '/deanonymize', { text: long, session_id })).status).toBe(200);
  expect(isAnswered).toBe(false);

  expect((await Promise.all([inWork, mask(beyond.slice(1))])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await mask(beyond)).status).toBe(200);
});

describe('health', () => {
  test('/livez and /readyz need no key', async () => {
    service = await startService();
    expect(await (await fetch(`${service.url}/livez`)).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  test('/readyz answers 503 during a drain, /livez does not', async () => {
    service = await startService();
    service.drain();
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${service.url}/livez`)).status).toBe(200);
  });

  test.each([
    ['is deleted', unlinkSync],
    [
      'is replaced by another',
      (file: string) => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('/readyz answers 503 when the database %s under the running service, /livez does not', async (_name, change) => {
    service = await startService();
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    change(join(service.folder, 'palimpsest.db'));
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${service.url}/livez`)).status).toBe(200);
    expect(await service.metrics()).toContain('palimpsest_store_failures_total{operation="check",reason="moved"} 1');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    expect(service.log.filter(({ msg }) => msg === 'not ready')).toEqual([
      expect.objectContaining({ store: 'moved', reason: expect.stringContaining('deleted or replaced') as unknown }),
    ]);
  });

  test.each([
    ['palimpsest.db-wal', 'a crash would lose what is in it'],
    ['palimpsest.db-shm', 'what another process writes would be lost'],
    ['palimpsest-keys.db', 'nobody could revoke a key'],
    ['palimpsest-keys.db-wal', 'nobody could revoke a key'],
    ['palimpsest-keys.db-shm', 'nobody could revoke a key'],
  ])('/readyz answers 503 when %s is gone: %s', async (file) => {
    service = await startService();
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    const path = join(service.folder, file);
    unlinkSync(path);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    expect(service.log).toContainEqual(
      expect.objectContaining({ store: 'moved', reason: expect.stringContaining(`${path}: `) as unknown }),
    );
  });

  test('/readyz answers 503 while a part is missing', async () => {
    service = await startService({ isReady: () => Promise.resolve(false) });
    const response = await fetch(`${service.url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).not.toHaveProperty('code');
  });
});

test('an answer that nobody waits for any more is given up', async () => {
  let aborted: (reason?: unknown) => void = () => undefined;
  const gaveUp = new Promise((resolve) => (aborted = resolve));
  const client = new AbortController();
  service = await startService({
    masking: (real) => ({
      ...real,
      mask: (_request, signal) => {
        client.abort();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted();
            reject(new Error('aborted'));
          });
        });
      },
    }),
  });
  const body = { text: 'x', session_id: '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21' };
  await expect(call(service, 'POST', '/v1/masking/anonymize', body, { signal: client.signal })).rejects.toThrow();
  await gaveUp;
});
