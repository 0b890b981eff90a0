import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isInstalled } from '../../../../test/prerequisites.js';
import { call } from '../http/calls.js';
import {
  type Ended,
  follow,
  listening,
  main,
  newFolder,
  run,
  serverSettings,
  type Settings,
  start,
} from './process.js';

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

test.runIf(isInstalled('script', { debianPackage: 'bsdutils' }))(
  'on a terminal the first start shows a key, a command and the address of the playground, and a log for people',
  async () => {
    const settings = { PATH: process.env['PATH'], ...withoutKey() };
    const terminal = spawn('script', ['-qec', `exec node ${main} serve`, '/dev/null'], {
      cwd: newFolder(),
      env: settings,
    });
    onTestFinished(() => void terminal.kill());
    const server = follow(terminal);
    const shown = () => stripVTControlCharacters(server.written().stdout);
    await expect.poll(shown).toContain('The API reference:');
    const url = /Palimpsest runs at (\S+)/.exec(shown())?.[1] ?? '';
    expect(shown()).toMatch(/^ +export PALIMPSEST_API_KEY=plm_\w+/m);
    expect(shown()).toContain(`curl -s ${url}/v1/masking/anonymize`);
    expect(shown()).toMatch(new RegExp(`in the browser, .*: +${url}/\r?$`, 'm'));
    expect((await fetch(url)).headers.get('content-type')).toMatch(/^text\/html/);
    await expect.poll(shown).toMatch(/INFO: request\r?\n +requestId: "[^"]+"\r?\n +method: "GET"\r?\n +route: "\/"/);
    terminal.stdin.write('\u0003'); // Ctrl-C
    expect((await server.ended).code).toBe(0);
    expect(shown()).toMatch(/INFO: stopped\s*$/);
    expect(shown()).not.toMatch(/^\{/m);
  },
);
