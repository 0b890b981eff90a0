import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openSession } from '../http/calls.js';
import { type Service, startService } from '../http/service.js';
import { startConversation } from './conversation.js';
import { rowsOf } from './stored-rows.js';
import { germanIban, mailbox } from './texts.js';

let service: Service;
beforeAll(async () => {
  service = await startService({ settings: { PALIMPSEST_MAX_MAPPINGS: '3' } });
});
afterAll(() => service.stop());

test('numbers go up in order of start, and a literal that the session does not know keeps its number for ever', async () => {
  const conversation = await startConversation(service);
  const first = `${mailbox(1)} [EMAIL_ADDRESS_1] ${mailbox(2)}`;
  const { text } = await conversation.mask(first);
  expect(text).toBe('[EMAIL_ADDRESS_2] [EMAIL_ADDRESS_1] [EMAIL_ADDRESS_3]');
  expect(await conversation.unmask(text)).toBe(first);
});

test('deanonymize reserves nothing and changes no row', async () => {
  const conversation = await startConversation(service);
  await conversation.mask(mailbox(1));
  const before = rowsOf(service.folder);
  expect(before).toContain('EMAIL_ADDRESS');
  expect(await conversation.unmask('[EMAIL_ADDRESS_1] [EMAIL_ADDRESS_2]')).toBe(`${mailbox(1)} [EMAIL_ADDRESS_2]`);
  expect(rowsOf(service.folder)).toBe(before);
  expect((await conversation.mask(mailbox(2))).text).toBe('[EMAIL_ADDRESS_2]');
});

test('a full session refuses new values by name of the field, writes none, and serves those that it has', async () => {
  const conversation = await startConversation(service);
  await conversation.mask(`${mailbox(1)} ${mailbox(2)}`);
  const before = rowsOf(service.folder);
  const refused = await call(service, 'POST', '/v1/masking/anonymize?stages=1', {
    text: `${germanIban(1)} ${mailbox(3)}`,
    session_id: conversation.id,
  });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'validation_error', errors: [{ path: '/session_id' }] });
  expect(rowsOf(service.folder)).toBe(before);
  expect((await conversation.mask(`${mailbox(2)} ${mailbox(1)}`)).text).toBe('[EMAIL_ADDRESS_2] [EMAIL_ADDRESS_1]');
  expect((await conversation.mask(germanIban(1))).text).toBe('[DE_IBAN_1]');
});

test('values of one session are unknown to every other', async () => {
  const [one, other] = [await startConversation(service), await openSession(service)];
  const { text } = await one.mask(germanIban(7));
  const answer = await call(service, 'POST', '/v1/masking/deanonymize', { text, session_id: other });
  expect(answer.body.original_text).toBe(text);
});
