import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRaw, rawRequest, statusOf } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService({ timeouts: { headersMs: 200, requestMs: 400 } });
});
afterAll(() => service.stop());

const canary = 'Erika-Beispiel-7391';

test.each([
  ['no HTTP', `${canary}\r\n\r\n`],
  ['a method that does not exist', `${canary} /v1 HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a space in the target', `GET /${canary} ${canary} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a header without a colon', `GET / HTTP/1.1\r\nHost: x\r\n${canary}\r\n\r\n`],
  ['two hosts', `GET /livez HTTP/1.1\r\nHost: x\r\nHost: ${canary}\r\nConnection: close\r\n\r\n`],
  ['two lengths', `POST / HTTP/1.1\r\nHost: x\r\n${canary}: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx`],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a tunnel to another host', `CONNECT ${canary}:443 HTTP/1.1\r\nHost: ${canary}:443\r\n\r\n${canary}`],
  ['a tunnel to a path', `CONNECT /v1/masking/session?${canary} HTTP/1.1\r\nHost: x\r\n\r\n`],
])('answers 400 to %s, repeating nothing of it', async (_name, request) => {
  const answer = await callRaw(service, request);
  expect(statusOf(answer)).toBe(400);
  expect(answer).toMatch(/^content-type: application\/problem\+json/im);
  expect(answer).toContain('"code":"malformed_request"');
  expect(answer).not.toContain(canary);
});

test('answers 431 to a header that is too large', async () => {
  const answer = await callRaw(service, rawRequest(service, 'GET /', [`X-Large: ${canary.repeat(2000)}`]));
  expect(statusOf(answer)).toBe(431);
  expect(answer).toContain('"code":"header_too_large"');
  expect(answer).not.toContain(canary);
});

test.each([
  ['its header', 'POST /v1/masking/session HTTP/1.1\r\nHost: x\r\n'],
  [
    'its body',
    'POST /v1/masking/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('closes the connection of a client that never ends %s', async (_name, start) => {
  const authorized = start.replace('Host: x', `Host: x\r\nAuthorization: Bearer ${service.key}`);
  const answer = await callRaw(service, authorized);
  expect(statusOf(answer)).toBe(408);
  expect(answer).toContain('"code":"request_timeout"');
});

test('an expectation that nobody knows is ignored', async () => {
  expect(statusOf(await callRaw(service, rawRequest(service, 'GET /livez', [`Expect: ${canary}`])))).toBe(200);
});

test('HTTP/1.0 needs no Host', async () => {
  expect(statusOf(await callRaw(service, 'GET /livez HTTP/1.0\r\n\r\n'))).toBe(200);
});

test('goes on serving after all that', async () => {
  expect(statusOf(await callRaw(service, rawRequest(service, 'GET /livez')))).toBe(200);
});
