import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callRaw, openSession, rawRequest, statusOf } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const json = 'application/json';
const canary = 'Erika-Beispiel-7391';
const text = (value: string): string => JSON.stringify({ text: value, session_id: 'x' });

/** Bodies that no endpoint takes: content type, bytes, further headers. */
const wrongBodies: Record<string, [string | undefined, string | Buffer, Record<string, string>?]> = {
  'malformed JSON': [json, `{"text":"${canary}`],
  'JSON with something behind it': [json, `{} ${canary}`],
  'single quotes': [json, `{'text':'${canary}'}`],
  'only white space': [json, '  \n'],
  'a byte order mark': [json, `\ufeff${text(canary)}`],
  'invalid UTF-8': [
    json,
    Buffer.concat([Buffer.from(`{"text":"${canary}`), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
  ],
  'an overlong encoding': [json, Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  'a surrogate in UTF-8': [json, Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  'UTF-16': [json, Buffer.from(text(canary), 'utf16le')],
  'another charset': [`${json}; charset=iso-8859-1`, text(canary)],
  'two charsets': [`${json}; charset=utf-8; charset=utf-16`, text(canary)],
  'no content type': [undefined, text(canary)],
  'text/plain': ['text/plain', text(canary)],
  'a form': ['application/x-www-form-urlencoded', `text=${canary}`],
  'another kind of JSON': ['application/vnd.api+json', text(canary)],
  'a type that begins the same': ['application/jsonp', text(canary)],
  'a type that is none': [';;;', text(canary)],
  gzip: [json, gzipSync(text(canary)), { 'Content-Encoding': 'gzip' }],
  'an encoding nobody knows': [json, text(canary), { 'Content-Encoding': canary }],
  'more than 2 MiB': [json, text(canary + 'x'.repeat(2 << 20))],
  'a hundred thousand unknown fields': [json, `{${Array.from({ length: 100_000 }, (_, i) => `"f${i}":1`).join()}}`],
  'deep nesting': [json, '['.repeat(100_000)],
};

describe.each(['session', 'anonymize', 'deanonymize'])('POST %s', (endpoint) => {
  test.each(Object.entries(wrongBodies))(
    'answers 422 to %s, repeating nothing of it',
    async (_name, [type, body, more]) => {
      const response = await fetch(`${service.url}/v1/masking/${endpoint}`, {
        method: 'POST',
        body: typeof body === 'string' ? Buffer.from(body) : body,
        headers: {
          Authorization: `Bearer ${service.key}`,
          ...(type !== undefined && { 'Content-Type': type }),
          ...more,
        },
      });
      const answer = await response.text();
      expect(response.status).toBe(422);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(answer)).toMatchObject({
        status: 422,
        code: 'validation_error',
        errors: [{ message: expect.stringMatching(/./) as string }],
      });
      expect(answer).not.toContain(canary);
      expect(answer.length).toBeLessThan(500);
    },
  );
});

test('nothing of any refused body is logged', () => {
  expect(service.log.length).toBeGreaterThan(50);
  expect(JSON.stringify(service.log)).not.toContain(canary);
});

test('a body without a declared length is read to its end', async () => {
  const session = await openSession(service);
  const chunk = JSON.stringify({ text: 'x', session_id: session });
  const chunked = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
  const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  const request = rawRequest(service, 'POST /v1/masking/anonymize', headers) + chunked;
  expect(statusOf(await callRaw(service, request))).toBe(200);
});

test('a transfer coding that compresses is 422, as a content coding is', async () => {
  const headers = ['Content-Type: application/json', 'Transfer-Encoding: gzip, chunked'];
  const answer = await callRaw(
    service,
    `${rawRequest(service, 'POST /v1/masking/session', headers)}2\r\n{}\r\n0\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(422);
  expect(answer).toContain('must not be compressed');
});

test('a chunked body of more than 2 MiB is 422', async () => {
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
  const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  const request = `${rawRequest(service, 'POST /v1/masking/anonymize', headers)}${chunk.repeat(3)}0\r\n\r\n`;
  expect(statusOf(await callRaw(service, request))).toBe(422);
});

test('an empty chunked body on POST session asks for the defaults', async () => {
  const request = `${rawRequest(service, 'POST /v1/masking/session', ['Transfer-Encoding: chunked'])}0\r\n\r\n`;
  expect(statusOf(await callRaw(service, request))).toBe(201);
});
