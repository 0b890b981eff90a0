/** API keys that end and that have a limit of their own, as the command line makes them, seen over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, run, type Server, serverSettings, startServer } from '../cli/process.js';
import { call } from './calls.js';

const settings = { ...serverSettings(newFolder()), PALIMPSEST_RATE_LIMIT: '600/60' };
let server: Server;
beforeAll(async () => {
  server = await startServer(settings);
});
afterAll(() => server.stop());

/** Makes a key with `options` while the server runs. */
async function keyWith(...options: string[]): Promise<string> {
  const { stdout } = await run({ args: ['keys', 'create', '--tenant', 'acme', '--json', ...options], settings });
  return (JSON.parse(stdout) as { key: string }).key; // as `keys create --json` prints it
}
const open = (key: string) => call({ url: server.url, key }, 'POST', '/v1/masking/session', {});

test('a key is valid until it expires and refused from then on, like one that never was', async () => {
  const end = new Date(Date.now() + 6_000);
  const key = await keyWith('--expires', end.toISOString());
  expect((await open(key)).status).toBe(201);
  expect(Date.now()).toBeLessThan(end.getTime());
  await expect.poll(() => open(key).then(({ status }) => status), { timeout: 10_000 }).toBe(401);
  expect(Date.now()).toBeGreaterThanOrEqual(end.getTime());
  const [expired, unknown] = await Promise.all([open(key), open(`plm_${'0'.repeat(16)}_${'x'.repeat(43)}`)]);
  expect(expired.text).toBe(unknown.text);
});

test('a key with a limit of its own is held to it, and others to the common one', async () => {
  const [limited, common] = await Promise.all([keyWith('--rate-limit', '3/86400'), keyWith()]);
  const answers = [await open(limited), await open(limited), await open(limited), await open(limited)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(answers[3]?.headers.get('ratelimit-policy')).toBe('"key";q=3');
  const seconds = Number(answers[3]?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(86_400);
  expect((await open(common)).headers.get('ratelimit')).toMatch(/^"key";r=59\d;/);
});
