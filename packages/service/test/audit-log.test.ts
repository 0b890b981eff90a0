/** The audit log seen from outside: what stands in it, what never does, and what happens when its disk fails. */
import { existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newFolder, run, type Server, serverSettings, startServer } from './cli/process.js';
import { call, openSession } from './http/calls.js';

const folder = newFolder();
const file = join(folder, 'audit.jsonl');
const settings = { ...serverSettings(folder), PALIMPSEST_AUDIT_FILE: file };

const lines = (of = file): Record<string, unknown>[] =>
  readFileSync(of, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>); // our own lines

let server: Server;
beforeAll(async () => {
  server = await startServer(settings);
});
afterAll(() => server.stop());

const anonymize = (session: string, text = 'Mail an erika@example.com und hans@example.com') =>
  call(server, 'POST', '/v1/masking/anonymize?stages=1,3', { text, session_id: session });
const deanonymize = (session: string, text = '[EMAIL_ADDRESS_1] [EMAIL_ADDRESS_9]') =>
  call(server, 'POST', '/v1/masking/deanonymize', { text, session_id: session });
const destroy = (session: string) => call(server, 'DELETE', `/v1/masking/session/${session}`);
const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

test('it says who opened, masked, restored and destroyed which session, when, and how much of what', async () => {
  const sessionId = await openSession(server);
  await anonymize(sessionId);
  await deanonymize(sessionId);
  await destroy(sessionId);
  const who = { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string, tenant: 'default', keyId: 'bootstrap', sessionId }; // prettier-ignore
  expect(lines()).toEqual([
    { ...who, event: 'opened', expiresAt: expect.stringMatching(/Z$/) as string },
    { ...who, event: 'masked', counts: { EMAIL_ADDRESS: 2 }, flags: ['context_llm_disabled'] },
    { ...who, event: 'restored', counts: { EMAIL_ADDRESS: 1 } },
    { ...who, event: 'destroyed' },
  ]);
});

test('it holds no value, is for its owner alone, and lists nothing that was refused', async () => {
  const before = lines().length;
  await anonymize('3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21');
  await call(server, 'POST', '/v1/masking/session', { ttl_seconds: 1 });
  expect(lines()).toHaveLength(before);
  expect(readFileSync(file, 'utf8')).not.toMatch(/erika|hans|example/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('calls at once leave a whole line each', async () => {
  const before = lines().length;
  await Promise.all(Array.from({ length: 50 }, () => openSession(server)));
  expect(lines()).toHaveLength(before + 50);
});

test('after logrotate has moved it away and sent SIGHUP, a new file is begun', async () => {
  const moved = `${file}.1`;
  const before = lines().length;
  renameSync(file, moved);
  await openSession(server);
  expect(lines(moved)).toHaveLength(before + 1);
  server.process.kill('SIGHUP');
  await expect
    .poll(async () => {
      await openSession(server);
      return existsSync(file);
    })
    .toBe(true);
});

test('after it was deleted, the next line begins a new file', async () => {
  rmSync(file);
  const sessionId = await openSession(server);
  expect(lines()).toEqual([expect.objectContaining({ event: 'opened', sessionId })]);
});

test('without an audit file, SIGHUP ends the server as it ends any program', async () => {
  const other = await startServer(serverSettings(newFolder()));
  other.process.kill('SIGHUP');
  expect((await other.ended).code).toBeNull();
});

test('a file that cannot be opened stops the start with a line that names the setting', async () => {
  const ended = await run({ args: ['serve'], settings: { ...serverSettings(newFolder()), PALIMPSEST_AUDIT_FILE: '/nowhere/audit' } }); // prettier-ignore
  expect(ended.code).toBe(1);
  expect(ended.stderr).toBe('palimpsest: PALIMPSEST_AUDIT_FILE: /nowhere/audit cannot be written (ENOENT)\n');
});

describe('when its disk is full', () => {
  let session: string;
  beforeEach(async () => {
    session = await openSession(server);
    await anonymize(session);
    rmSync(file);
    symlinkSync('/dev/full', file);
    server.process.kill('SIGHUP');
    await expect.poll(() => deanonymize(session).then(({ status }) => status)).toBe(503);
  });

  /** The disk has room again. */
  const mend = async (): Promise<void> => {
    rmSync(file);
    await expect.poll(ready).toBe(200);
  };

  test('nothing is opened, masked or restored, readiness is red, and the answers say nothing of why', async () => {
    const answers = [
      await call(server, 'POST', '/v1/masking/session', {}),
      await anonymize(session),
      await deanonymize(session),
    ];
    for (const { status, body, text } of answers) {
      expect(status).toBe(503);
      expect(body).not.toHaveProperty('code');
      expect(text).not.toMatch(/erika|\/dev|ENOSPC/);
    }
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    await mend();
  });

  test('a session is destroyed all the same, and who asks again gets its answer when the line is written', async () => {
    expect((await destroy(session)).status).toBe(503);
    await mend();
    expect((await deanonymize(session)).status).toBe(404);
    expect((await destroy(session)).status).toBe(204);
    expect(lines().at(-1)).toMatchObject({ event: 'destroyed', sessionId: session });
  });

  test('it goes on by itself when there is room, and says how many lines are missing', async () => {
    await deanonymize(session);
    await mend();
    const [first] = lines();
    expect(first).toMatchObject({ event: 'resumed' });
    expect(first?.['refused']).toBeGreaterThanOrEqual(2);
    expect((await deanonymize(session)).status).toBe(200);
    expect(lines().at(-1)).toMatchObject({ event: 'restored', sessionId: session });
  });
});
