import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, call, type Init, openSession } from './calls.js';
import { type Service, startService } from './service.js';

let service: Service;
let session: string;
beforeAll(async () => {
  service = await startService();
  session = await openSession(service);
});
afterAll(() => service.stop());

describe.each(['anonymize', 'deanonymize'])('POST %s', (endpoint) => {
  const send = (body: unknown, init?: Init): Promise<Answer> =>
    call(service, 'POST', `/v1/masking/${endpoint}`, body, init);
  /** Sends a body as it stands, so that the test decides about escapes. */
  const sendJson = (body: string): Promise<Answer> =>
    send(undefined, { body, headers: { 'Content-Type': 'application/json' } });
  const original = (answer: Answer): string =>
    endpoint === 'anonymize' ? answer.body.anonymized_text : answer.body.original_text;

  test.each([
    ['one character', 'x'],
    ['one astral character', '😀'],
    ['a lone surrogate', '\ud800'],
    ['100 000 characters', 'x'.repeat(100_000)],
    ['100 000 astral characters, 200 000 UTF-16 units', '😀'.repeat(100_000)],
    ['100 000 lone surrogates', '\udfff'.repeat(100_000)],
  ])('takes a text of %s and gives back every unit', async (_name, text) => {
    const answer = await send({ text, session_id: session });
    expect(answer.status).toBe(200);
    expect(original(answer) === text).toBe(true);
  });

  test.each([
    ['100 000 control characters', '\\u0001', '\u0001'],
    ['100 000 astral characters', '\\ud83d\\ude00', '😀'],
  ])('takes %s that are all escaped', async (_name, escaped, character) => {
    const answer = await sendJson(`{"text":"${escaped.repeat(100_000)}","session_id":"${session}"}`);
    expect(answer.status).toBe(200);
    expect(original(answer) === character.repeat(100_000)).toBe(true);
  });

  test.each([
    ['an empty text', ''],
    ['100 001 characters', 'x'.repeat(100_001)],
    ['100 001 astral characters', '😀'.repeat(100_001)],
    ['a number', 1],
    ['null', null],
    ['a list', ['x']],
    ['an object', { toString: 'x' }],
    ['true', true],
  ])('refuses %s', async (_name, text) => {
    const { status, body } = await send({ text, session_id: session });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_error', errors: [{ path: '/text' }] });
  });

  test.each([
    ['', 'must not be empty'],
    ['x'.repeat(100_001), 'must not be longer than 100000 characters'],
    [1, 'must be a string'],
  ])('says what is wrong with a text (%#)', async (text, message) => {
    expect((await send({ text, session_id: session })).body.errors).toEqual([{ path: '/text', message }]);
  });

  test.each(['text', 'session_id'])('refuses a body without %s and names it', async (field) => {
    const { status, body } = await send({ text: 'x', session_id: session, [field]: undefined });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: `/${field}`, message: 'is required' }]);
  });

  test.each([null, 1, true, [], {}])('refuses the session_id %j', async (id) => {
    expect((await send({ text: 'x', session_id: id })).status).toBe(422);
  });

  test.each(['stages', 'ttl_seconds', 'entities'])('refuses the unknown field %s and names it', async (field) => {
    const { status, body } = await send({ text: 'x', session_id: session, [field]: '1' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: `/${field}`, message: 'is not a field of this endpoint' }]);
  });

  test.each(['', 'null', '[]', '"x"', '1'])('refuses the body %j', async (body) => {
    expect((await sendJson(body)).status).toBe(422);
  });

  test('takes a UUID in any case, version and variant, and echoes it in lower case', async () => {
    expect((await send({ text: 'x', session_id: session.toUpperCase() })).body.session_id).toBe(session);
    expect((await send({ text: 'x', session_id: 'FFFFFFFF-ffff-FFFF-ffff-FFFFFFFFFFFF' })).status).toBe(404);
  });

  test('ignores a session id in a header', async () => {
    const headers = { 'Session-Id': session, 'X-Session-Id': session };
    expect((await send({ text: 'x' }, { headers })).status).toBe(422);
    const { body } = await send(
      { text: 'x', session_id: session },
      { headers: { 'X-Session-Id': await openSession(service) } },
    );
    expect(body.session_id).toBe(session);
  });

  test('gives the same 404 for a session that never existed, is destroyed, has expired or is foreign', async () => {
    const destroyed = await openSession(service);
    await call(service, 'DELETE', `/v1/masking/session/${destroyed}`);
    const foreign = await openSession(service);
    const ended = await openSession(service, { ttl_seconds: 60 });
    const live = await openSession(service, { ttl_seconds: 61 });
    service.clock.nowMs += 60_000;
    const answers = [
      await send({ text: 'x', session_id: '00000000-0000-4000-8000-000000000000' }),
      await send({ text: 'x', session_id: destroyed }),
      await send({ text: 'x', session_id: ended }),
      await send(
        { text: 'x', session_id: foreign },
        { headers: { Authorization: `Bearer ${service.keyOfOtherTenant}` } },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(answers[0]?.body).toMatchObject({ status: 404, code: 'session_not_found' });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await send({ text: 'x', session_id: live })).status).toBe(200);
  });

  test('ends a session at the millisecond that expires_at names', async () => {
    const id = await openSession(service, { ttl_seconds: 60 });
    service.clock.nowMs += 59_999;
    expect((await send({ text: 'x', session_id: id })).status).toBe(200);
    service.clock.nowMs += 1;
    expect((await send({ text: 'x', session_id: id })).status).toBe(404);
  });

  test('shares a session between the keys of one tenant', async () => {
    const headers = { Authorization: `Bearer ${service.otherKeyOfSameTenant}` };
    expect((await send({ text: 'x', session_id: session }, { headers })).status).toBe(200);
  });
});

test('anonymize answers with exactly the listed fields', async () => {
  const { body } = await call(service, 'POST', '/v1/masking/anonymize', {
    text: 'an a@example.com',
    session_id: session,
  });
  expect(body).toEqual({
    anonymized_text: 'an [EMAIL_ADDRESS_1]',
    entities: [{ entity_type: 'EMAIL_ADDRESS', start: 3, end: 16, placeholder: '[EMAIL_ADDRESS_1]', confidence: 1 }],
    session_id: session,
    audit_flags: ['context_llm_disabled', 'adversarial_unavailable'],
  });
});

test('deanonymize answers with exactly the listed fields and leaves unknown placeholders as written', async () => {
  const { body } = await call(service, 'POST', '/v1/masking/deanonymize', {
    text: '[EMAIL_ADDRESS_1] und [EMAIL_ADDRESS_77], [PERSON_0], [XYZ_1]',
    session_id: session,
  });
  expect(body).toEqual({
    original_text: 'a@example.com und [EMAIL_ADDRESS_77], [PERSON_0], [XYZ_1]',
    session_id: session,
  });
});
