import { expect, test, vi } from 'vitest';
import { call } from '../http/calls.js';
import { type Ended, listening, newFolder, run, serverSettings, type Settings, start } from './process.js';

/** Settings of a server without a bootstrap key, in a new folder. */
const withoutKey = (): Settings =>
  Object.fromEntries(
    Object.entries(serverSettings(newFolder())).filter(([name]) => name !== 'PALIMPSEST_BOOTSTRAP_KEY'),
  );

/** Starts a server, has `use` look at it, and stops it. Resolves with all that it wrote. */
async function serveOnce(
  settings: Settings,
  use: (server: { url: string; shownKey: () => Promise<string> }) => Promise<void> = () => Promise.resolve(),
): Promise<Ended> {
  const server = start({ args: ['serve'], settings });
  const { url } = await listening(server);
  const shownKey = () =>
    vi.waitFor(() => {
      const shown = /PALIMPSEST_API_KEY=(plm_\S+)/.exec(server.written().stderr)?.[1];
      if (shown === undefined) throw new Error('not shown yet');
      return shown;
    });
  await use({ url, shownKey });
  server.process.kill('SIGTERM');
  return server.ended;
}

const noKeys = /"msg":"nobody has an API key/;

test('the first start makes a key and shows it once; after it was revoked a restart says so and makes none', async () => {
  const settings = withoutKey();
  let key = '';
  const first = await serveOnce(settings, async ({ url, shownKey }) => {
    key = await shownKey();
    expect((await call({ url, key }, 'POST', '/v1/masking/session', {})).status).toBe(201);
  });
  expect(first.stdout).not.toContain(key);
  const second = await serveOnce(settings);
  expect(second.stderr).toBe('');
  expect(second.stdout).not.toMatch(noKeys);

  expect((await run({ args: ['keys', 'revoke', key.split('_')[1] ?? ''], settings })).code).toBe(0);
  const third = await serveOnce(settings, ({ url }) =>
    expect(fetch(`${url}/livez`)).resolves.toMatchObject({ status: 200 }),
  );
  expect(third.stderr).toBe('');
  expect(third.stdout).toMatch(noKeys);
  expect(await run({ args: ['keys', 'list', '--json'], settings })).toMatchObject({ stdout: '[]\n' });
});

test('a key that was made and revoked before the first start is a first key, too', async () => {
  const settings = withoutKey();
  const { stdout } = await run({ args: ['keys', 'create', '--tenant', 'acme', '--json'], settings });
  const { id } = JSON.parse(stdout) as { id: string };
  await run({ args: ['keys', 'revoke', id], settings });
  expect((await serveOnce(settings)).stderr).toBe('');
});
