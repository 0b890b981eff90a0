import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { call, openSession } from '../http/calls.js';
import { type Service, startService } from '../http/service.js';
import { startConversation } from './conversation.js';
import { rowsOf } from './stored-rows.js';
import { mailbox } from './texts.js';

let service: Service;
afterEach(() => service.stop());

const withThread = (thread: 'detector' | 'writer') =>
  startService({ threads: { [thread]: new URL(`dying-${thread}.mjs`, import.meta.url) } });

test.each(['patterns', 'names'])(
  'where the stage that finds %s dies twice, the answer is 503 and nothing is written',
  async (stage) => {
    service = await withThread('detector');
    const conversation = await startConversation(service);
    const before = rowsOf(service.folder);
    const text = `${mailbox(1)} is fatal for ${stage}`;
    const answer = await call(service, 'POST', '/v1/masking/anonymize?stages=1,2', {
      text,
      session_id: conversation.id,
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(answer.body).not.toHaveProperty('code');
    expect(answer.text + JSON.stringify(service.log)).not.toContain('example.com');
    expect(rowsOf(service.folder)).toBe(before);
    expect((await conversation.mask(mailbox(1), '1,2')).text).toBe('[EMAIL_ADDRESS_1]');
  },
);

test('where the thread that writes died, the service is not ready, and what needs it is answered 503', async () => {
  service = await withThread('writer');
  const id = await openSession(service);
  expect((await call(service, 'GET', '/readyz')).status).toBe(200);
  writeFileSync(join(service.folder, 'palimpsest.db.die'), '');
  await vi.waitFor(async () => {
    expect((await call(service, 'GET', '/readyz')).status).toBe(503);
  });
  expect((await call(service, 'GET', '/livez')).status).toBe(200);
  expect((await call(service, 'POST', '/v1/masking/session', {})).status).toBe(503);
  const text = mailbox(1);
  expect((await call(service, 'POST', '/v1/masking/anonymize?stages=1', { text, session_id: id })).status).toBe(503);
});
