import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, callRaw, rawRequest, statusOf } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const id = '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21';
/** What may stand where a session's id belongs and is none. */
const notIds = {
  nothing: '',
  'a word': 'abc',
  braces: `{${id}}`,
  'escaped braces': `%7B${id}%7D`,
  'a space before it': `%20${id}`,
  'a space behind it': `${id}%20`,
  'a line feed behind it': `${id}%0A`,
  'urn:uuid:': `urn:uuid:${id}`,
  'no hyphens': id.replaceAll('-', ''),
  'a digit too many': `${id}0`,
  'a digit too few': id.slice(1),
  'a letter beyond f': id.replace('f', 'g'),
  'fullwidth digits': encodeURIComponent(id.replace('3', '３')),
  'a thousand characters': 'a'.repeat(1000),
  'broken percent-encoding': '%zz',
  'percent-encoding of no UTF-8': '%ff%fe',
  'an escaped NUL': `${id}%00`,
  'two segments': 'a/b',
  'two ids': `${id}/${id}`,
  'an escaped slash': `${id}%2Fb`,
  'a slash behind it': `${id}/`,
  'two slashes before it': `/${id}`,
  'a fragment of a path': `${id};v=1`,
};

test.each(Object.entries(notIds))('DELETE session with %s is 422 and repeats nothing', async (_name, path) => {
  const answer = await callRaw(service, rawRequest(service, `DELETE /v1/masking/session/${path}`));
  expect(statusOf(answer)).toBe(422);
  expect(answer).toContain('"code":"validation_error"');
  expect(answer).toContain('"path":"session_id"');
  if (path.length > 2) expect(answer).not.toContain(path);
});

test.each(Object.entries(notIds))('a session_id in the body with %s is 422', async (_name, path) => {
  let sessionId = path;
  try {
    sessionId = decodeURIComponent(path);
  } catch {
    // stays as it is: in JSON nothing is percent-encoded
  }
  for (const endpoint of ['anonymize', 'deanonymize']) {
    const { status, body } = await call(service, 'POST', `/v1/masking/${endpoint}`, {
      text: 'x',
      session_id: sessionId,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: '/session_id', message: expect.any(String) as string }]);
  }
});

test('a query does not belong to the id', async () => {
  expect(statusOf(await callRaw(service, rawRequest(service, `DELETE /v1/masking/session/${id}?x=1`)))).toBe(204);
});

test('percent-encoded digits are the digits that they encode (RFC 3986 § 2.3)', async () => {
  const encoded = id.replace('3', '%33');
  expect(statusOf(await callRaw(service, rawRequest(service, `DELETE /v1/masking/session/${encoded}`)))).toBe(204);
});
