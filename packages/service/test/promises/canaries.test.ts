import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, newFolder, serverSettings, startServer } from '../cli/process.js';
import { call, openSession } from '../http/calls.js';
import { germanIban } from './texts.js';

/** Every byte of every file in `folder`. Another process reads them: see `sqlite-erasure.test.ts`. */
const filesIn = (folder: string): Buffer =>
  execFileSync(
    'cat',
    readdirSync(folder).map((name) => join(folder, name)),
    { maxBuffer: 2 ** 30 },
  );

/** The ways in which a value may stand in bytes: as itself, and as SQLite or the vault would write UTF-16. */
const formsOf = (canary: string): Buffer[] => [Buffer.from(canary, 'utf8'), Buffer.from(canary, 'utf16le')];

test('nothing that was sent, and no key, is in any byte that the process writes at its most talkative', async () => {
  const folder = newFolder();
  const masterKey = randomBytes(32).toString('base64');
  const settings = {
    ...serverSettings(folder),
    PALIMPSEST_ADMIN_PORT: String(await freePort()),
    PALIMPSEST_LOG_LEVEL: 'trace',
    PALIMPSEST_MASTER_KEY: masterKey,
  };
  const server = await startServer(settings);
  const mail = 'canary.mailbox@example.com';
  const iban = germanIban(987_654_321);
  const canaries = [
    mail,
    iban,
    'Kanarius',
    'canary-text',
    'canary-body',
    'canary-url',
    'canary-header',
    'canary_field',
  ];
  const secrets = [settings.PALIMPSEST_BOOTSTRAP_KEY, masterKey, Buffer.from(masterKey, 'base64').toString('hex')];
  const said: string[] = []; // what the service answers, but for restored texts, which are to hold the values
  const say = async (...args: Parameters<typeof call> extends [unknown, ...infer Rest] ? Rest : never) => {
    const answer = await call(server, ...args);
    said.push(answer.text, JSON.stringify([...answer.headers]));
    return answer;
  };

  const id = await openSession(server);
  const text = `canary-text Herr Peter Kanarius, ${mail}, ${iban}`;
  const masked = await call(server, 'POST', '/v1/masking/anonymize?stages=1,2', { text, session_id: id });
  expect(masked.body.anonymized_text).not.toMatch(/Kanarius|canary\.mailbox/);
  const restored = { text: masked.body.anonymized_text, session_id: id };
  expect((await call(server, 'POST', '/v1/masking/deanonymize', restored)).body.original_text).toBe(text);

  const body = { text: 'canary-body', session_id: id };
  const statuses = [
    await say('POST', '/v1/masking/anonymize', { ...body, canary_field: 1 }),
    await say('POST', '/v1/masking/anonymize?stages=canary-url', body),
    await say('POST', '/v1/masking/anonymize', undefined, {
      body: '{"text":"canary-body',
      headers: { 'Content-Type': 'application/json' },
    }),
    await say('POST', '/v1/masking/deanonymize', { ...body, session_id: 'canary-body' }),
    await say('POST', '/v1/masking/deanonymize', { ...body, session_id: '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21' }),
    await say('POST', '/v1/masking/session', { ttl_seconds: 'canary-body' }),
    await say('DELETE', '/v1/masking/session/canary-url'),
    await say('GET', '/v1/canary-url?key=canary-url'),
    await say('GET', '/canary-url/%zz'),
    await say('PUT', '/v1/masking/anonymize', body),
    await say('POST', '/v1/masking/session', {}, { headers: { Authorization: 'Bearer canary-header' } }),
    await say('GET', '/livez', undefined, {
      headers: { 'X-Request-Id': 'canary-header', Referer: 'http://canary-header' },
    }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([422, 422, 422, 422, 404, 422, 422, 404, 404, 405, 401, 200]);
  said.push(await (await fetch(`${server.adminUrl ?? ''}/metrics`)).text());
  const filesWhileRunning = filesIn(folder);
  const { code, stdout, stderr } = await server.stop();

  expect(code).toBe(0);
  expect(stdout).toContain('"msg":"request"');
  const written = Buffer.concat([filesWhileRunning, filesIn(folder), Buffer.from(stdout + stderr + said.join('\n'))]);
  const found = [...canaries, ...secrets].filter((canary) => formsOf(canary).some((form) => written.includes(form)));
  // A refusal names an unknown field, so that a slip in its name is found; a name is not a value.
  expect(found).toEqual(['canary_field']);
  expect(stdout + stderr + filesWhileRunning.toString('latin1')).not.toContain('canary_field');
});
