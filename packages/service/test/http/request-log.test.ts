import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, openSession } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const lastLine = async (): Promise<Record<string, unknown>> => {
  await new Promise(setImmediate); // the line is written when the answer is through
  return service.log.at(-1) ?? {};
};

test('each request leaves one line with id, key, method, route, status and milliseconds', async () => {
  const before = service.log.length;
  await openSession(service);
  const { time, pid, hostname, ...line } = await lastLine();
  expect(service.log.length).toBe(before + 1);
  expect([typeof time, typeof pid, typeof hostname]).toEqual(['number', 'number', 'string']);
  expect(line).toEqual({
    level: 30,
    msg: 'request',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    keyId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    method: 'POST',
    route: '/v1/masking/session',
    status: 201,
    ms: expect.any(Number) as number,
  });
});

test('the milliseconds are those that the request took', async () => {
  await openSession(service); // waits for a commit on the disk
  expect((await lastLine())['ms']).toBeGreaterThan(0);
});

test('a client that leaves before its answer is no failure, and no success', async () => {
  const id = await openSession(service);
  const before = service.log.length;
  const request = call(
    service,
    'POST',
    '/v1/masking/anonymize',
    { text: 'Anna. '.repeat(900), session_id: id },
    {
      signal: AbortSignal.timeout(100),
    },
  );
  await expect(request).rejects.toThrow();
  await vi.waitFor(() => {
    expect(service.log.slice(before)).toMatchObject([{ level: 30, msg: 'request', status: 499, aborted: true }]);
  });
  await openSession(service); // by its end a failure of the request before would be in the log, too
  expect(service.log.slice(before).filter(({ level }) => level !== 30)).toEqual([]);
});

test('the pattern of the route stands for the URL', async () => {
  const id = await openSession(service);
  await call(service, 'DELETE', `/v1/masking/session/${id}?x=${id}`);
  expect(await lastLine()).toMatchObject({ route: '/v1/masking/session/:session_id', status: 204 });
  await call(service, 'GET', `/Erika/${id}`);
  expect(await lastLine()).toMatchObject({ route: 'unknown', status: 404 });
  expect(JSON.stringify(service.log)).not.toContain(id);
});

test('a request id that the client sends is not taken over', async () => {
  await call(service, 'GET', '/livez', undefined, { headers: { 'Request-Id': 'Erika', 'X-Request-Id': 'Erika' } });
  expect(JSON.stringify(await lastLine())).not.toContain('Erika');
});

test('nothing of a text is logged, masked or not', async () => {
  const id = await openSession(service);
  const text = 'Erika <erika@example.com>';
  const { body } = await call(service, 'POST', '/v1/masking/anonymize', { text, session_id: id });
  await call(service, 'POST', '/v1/masking/deanonymize', { text: body.anonymized_text, session_id: id });
  expect(JSON.stringify(service.log)).not.toMatch(/erika|EMAIL_ADDRESS/i);
});
