import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, openSession } from '../http/calls.js';
import { type Service, startService } from '../http/service.js';
import { startConversation } from './conversation.js';
import { rowsOf } from './stored-rows.js';
import { anyText, longText, mailbox } from './texts.js';

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

test('callers at once on one session never give two values one placeholder, nor one value two', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 2, maxLength: 8 }), async (texts) => {
      const conversation = await startConversation(service);
      const masked = await Promise.all(texts.map((text) => conversation.mask(text)));
      const pairs = masked.flatMap(({ entities }, index) =>
        entities.map(({ placeholder, entity_type: type, start, end }) => ({
          placeholder,
          value: `${type} ${texts[index]?.slice(start, end) ?? ''}`,
        })),
      );
      const distinct = (keys: readonly string[]) => new Set(keys).size;
      const both = distinct(pairs.map(({ placeholder, value }) => `${placeholder} ${value}`));
      expect(distinct(pairs.map(({ placeholder }) => placeholder))).toBe(both);
      expect(distinct(pairs.map(({ value }) => value))).toBe(both);
    }),
    { numRuns: 50 },
  ));

test('fifty callers who bring one new value each and share another all succeed', async () => {
  const conversation = await startConversation(service);
  const texts = Array.from({ length: 50 }, (_, caller) => `${mailbox(1_000)} ${mailbox(caller)}`);
  const masked = await Promise.all(texts.map((text) => conversation.mask(text)));
  expect(new Set(masked.map(({ text }) => text.split(' ')[0])).size).toBe(1);
  const numbers = masked.flatMap(({ text }) => text.match(/\d+/g) ?? []).map(Number);
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
  expect(await Promise.all(masked.map(({ text }) => conversation.unmask(text)))).toEqual(texts);
});

test.each([
  [
    'is destroyed',
    async (id: string) => {
      expect((await call(service, 'DELETE', `/v1/masking/session/${id}`)).status).toBe(204);
    },
  ],
  [
    'expires',
    () => {
      service.clock.nowMs += 3_600_000;
    },
  ],
])('an anonymize whose session %s meanwhile answers 404 and writes nothing', async (_name, end) => {
  const id = await openSession(service);
  let isAnswered = false;
  const answer = call(service, 'POST', '/v1/masking/anonymize?stages=1,2', { text: longText, session_id: id }).finally(
    () => (isAnswered = true),
  );
  await sleep(50); // let it begin
  await end(id);
  expect(isAnswered).toBe(false);
  expect(await answer).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
  expect(rowsOf(service.folder)).not.toContain('EMAIL_ADDRESS');
  const later = await call(service, 'POST', '/v1/masking/deanonymize', { text: 'x', session_id: id });
  expect(later.status).toBe(404);
});

test('use never moves the end of a session', async () => {
  const conversation = await startConversation(service);
  service.clock.nowMs += 3_599_999;
  const { text } = await conversation.mask(mailbox(1));
  expect(await conversation.unmask(text)).toBe(mailbox(1));
  service.clock.nowMs += 1;
  const answer = await call(service, 'POST', '/v1/masking/deanonymize', { text, session_id: conversation.id });
  expect(answer.status).toBe(404);
});
