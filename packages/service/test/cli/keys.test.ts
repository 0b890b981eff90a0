import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../http/calls.js';
import { type Ended, newFolder, run, type Server, serverSettings, startServer } from './process.js';

const settings = serverSettings(newFolder());
let server: Server;
beforeAll(async () => {
  server = await startServer(settings);
});
afterAll(() => server.stop());

const keys = (...args: string[]): Promise<Ended> => run({ args: ['keys', ...args], settings });
const parsed = ({ stdout }: Ended): unknown => JSON.parse(stdout);
const statusWith = async (key: string): Promise<number> =>
  (await call({ url: server.url, key }, 'POST', '/v1/masking/session', {})).status;
const promised = { timeout: 5_000 }; // what the operator is promised of a running server

test('a key that is made while the server runs opens it, and one that is revoked does not', async () => {
  const { id, tenant, key } = parsed(await keys('create', '--tenant', 'acme', '--json')) as Record<string, string>;
  expect(tenant).toBe('acme');
  expect(key).toMatch(/^plm_/);
  await vi.waitFor(async () => {
    expect(await statusWith(key ?? '')).toBe(201);
  }, promised);
  expect(await keys('revoke', id ?? '')).toMatchObject({ code: 0 });
  await vi.waitFor(async () => {
    expect(await statusWith(key ?? '')).toBe(401);
  }, promised);
});

test('who makes a key reads where it went: a server of another folder does not know it', async () => {
  const { stdout } = await keys('create', '--tenant', 'gamma');
  expect(stdout).toMatch(/^Key \w+ of tenant gamma in \/.*palimpsest-keys\.db, shown this once:\nplm_/);
});

test('the list shows each key without what is secret in it', async () => {
  const options = ['--tenant', 'beta', '--expires', '2999-01-31T00:00:00Z', '--rate-limit', '100/60'];
  const { id, key } = parsed(await keys('create', ...options, '--json')) as Record<string, string>;
  const listed = await keys('list', '--json');
  expect(parsed(listed)).toContainEqual({
    id,
    tenant: 'beta',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    expires_at: '2999-01-31T00:00:00.000Z',
    rate_limit: '100/60',
  });
  const table = await keys('list');
  expect(table.stdout).toMatch(/^ID +TENANT +CREATED +EXPIRES +RATE LIMIT\n/);
  expect(table.stdout).toContain(id);
  expect(listed.stdout + table.stdout).not.toContain(key?.slice(-43));
});

test('a key that could not be shown to anybody is revoked', async () => {
  const args = ['keys', 'create', '--tenant', 'unseen', '--json'];
  const command = ['sh', '-c', 'exec "$@" >/dev/full', 'sh'];
  const { code, stderr } = await run({ args, settings, command });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^palimpsest: the standard output cannot be written; the key, .* is revoked\n$/);
  expect((await keys('list')).stdout).not.toContain('unseen');
});

test.each([
  [0, ['--help']],
  [1, ['revoke', '0000000000000000']],
  [2, ['revoke']],
  [2, ['create']],
  [2, ['create', '--tenant', 'a b']],
  [2, ['create', '--tenant', 'acme', '--expires', '1999-01-01']],
  [2, ['create', '--tenant', 'acme', '--expires', '01/02/2999']],
  [2, ['create', '--tenant', 'acme', '--expires', '2999-02-30']],
  [2, ['create', '--tenant', 'acme', '--expires', '2999-01-31T12:00:00']],
  [2, ['create', '--tenant', 'acme', '--rate-limit', 'fast']],
  [2, ['create', '--tenant', 'acme', '--no-such-option']],
  [2, ['forget']],
])('the exit code is %i after keys %j', async (code, args) => {
  const ended = await keys(...args);
  expect(ended.code).toBe(code);
  expect(ended.stderr === '').toBe(code === 0);
});
