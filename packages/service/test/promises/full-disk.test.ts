/** The embedded store on a disk that fills up under the running server, and has room again later. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { canMount } from '../../../../test/prerequisites.js';
import { freePort, listening, newFolder, type Running, serverSettings, start } from '../cli/process.js';
import { call, openSession, post } from '../http/calls.js';
import { joinConversation } from './conversation.js';
import { mailbox } from './texts.js';

let running: Running | undefined;
afterEach(() => running?.process.kill('SIGKILL'));

/** Runs a program in a mount namespace with a small disk at `disk`, most of which is taken. */
const onSmallDisk = (disk: string): readonly [string, ...string[]] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=4m tmpfs "${disk}" && head -c 3500000 /dev/zero >"${disk}/ballast" && exec "$@"`,
  'sh',
];

/** A file on the disk that only a running program sees. */
const seenBy = ({ process }: Running, file: string): string => `/proc/${String(process.pid)}/root${file}`;

test.runIf(canMount())(
  'what was acknowledged before is restored, writes are 503 without code, and go on when there is room',
  async () => {
    const disk = newFolder();
    const settings = serverSettings(disk);
    running = start({ args: ['serve'], settings, command: onSmallDisk(disk) });
    const { url } = await listening(running);
    const server = { url, key: settings.PALIMPSEST_BOOTSTRAP_KEY };
    const acknowledged: { id: string; original: string; masked: string }[] = [];
    const session = await openSession(server);
    const fill = async (turn: number) => {
      const original = Array.from({ length: 200 }, (_, row) => mailbox(200 * turn + row)).join(' ');
      const answer = await call(server, 'POST', '/v1/masking/anonymize?stages=1', {
        text: original,
        session_id: session,
      });
      if (answer.status === 200) acknowledged.push({ id: session, original, masked: answer.body.anonymized_text });
      return answer;
    };
    const restoreAll = async () => {
      for (const { id, original, masked } of acknowledged)
        expect(await joinConversation(server, id).unmask(masked)).toBe(original);
    };

    let refusedTurn = 300;
    let refused = await fill(0);
    for (let turn = 1; refused.status === 200 && turn < 100; turn++) refused = await fill(turn);
    expect(refused.status).toBe(503);
    expect(refused.body).not.toHaveProperty('code');
    expect(acknowledged.length).toBeGreaterThan(0);
    await restoreAll();
    await vi.waitFor(async () => {
      await fill(refusedTurn++);
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
    }, 10_000);
    expect((await fetch(`${url}/livez`)).status).toBe(200);

    rmSync(seenBy(running, join(disk, 'ballast')));
    await vi.waitFor(async () => {
      expect((await fill(200)).status).toBe(200);
    }, 10_000);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await restoreAll();
    expect((await call(server, 'DELETE', `/v1/masking/session/${session}`)).status).toBe(204);
    expect((await fill(201)).status).toBe(404);
    running.process.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);
    execFileSync('rmdir', [disk]);
  },
);

test.runIf(canMount())('where there is room for a page or two, but for no text, /readyz is red', async () => {
  const disk = newFolder();
  const settings = serverSettings(disk);
  running = start({ args: ['serve'], settings, command: onSmallDisk(disk) });
  const { url } = await listening(running);
  const server = { url, key: settings.PALIMPSEST_BOOTSTRAP_KEY };
  const session = await openSession(server);
  const mask = async (seed: number): Promise<number> =>
    (await post(server, '/anonymize?stages=1', { text: mailbox(seed), session_id: session })).status;
  const isReady = async (): Promise<number> => (await fetch(`${url}/readyz`)).status;
  expect(await mask(1)).toBe(200);

  await sleep(1_500); // until a checkpoint has emptied the log
  const ballast = seenBy(running, join(disk, 'more'));
  expect(() => {
    for (;;) appendFileSync(ballast, Buffer.alloc(4_096));
  }).toThrow(/ENOSPC/);
  truncateSync(ballast, statSync(ballast).size - 3 * 4_096);
  expect(await mask(2)).toBe(503);
  expect([await isReady(), await isReady()]).toEqual([503, 503]);

  rmSync(ballast);
  expect(await isReady()).toBe(200);
  expect(await mask(3)).toBe(200);
});

test('where the log cannot be written, all goes on without it, to an orderly end', async () => {
  const port = String(await freePort());
  const settings = { ...serverSettings(newFolder()), PALIMPSEST_PORT: port };
  running = start({ args: ['serve'], settings, command: ['sh', '-c', 'exec "$@" >/dev/full', 'sh'] });
  const server = { url: `http://127.0.0.1:${port}`, key: settings.PALIMPSEST_BOOTSTRAP_KEY };
  await vi.waitFor(async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 60_000);
  const session = await openSession(server);
  for (let turn = 0; turn < 200; turn++)
    expect(await joinConversation(server, session).unmask('nothing')).toBe('nothing');
  running.process.kill('SIGTERM');
  expect(await running.ended).toMatchObject({ code: 0, stderr: '' });
});

test('where the reader of the log has stalled, it still ends when it is asked to', async () => {
  const port = String(await freePort());
  const settings = { ...serverSettings(newFolder()), PALIMPSEST_PORT: port };
  const pipe = join(newFolder(), 'log');
  // Open for reading by the program itself, which never reads; Node writes without waiting, as to a pipe of a container.
  running = start({
    args: ['serve'],
    settings,
    command: ['sh', '-c', `mkfifo "${pipe}" && exec 1<>"${pipe}"; exec "$@"`, 'sh'],
  });
  const server = { url: `http://127.0.0.1:${port}`, key: settings.PALIMPSEST_BOOTSTRAP_KEY };
  await vi.waitFor(async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 60_000);
  const session = await openSession(server);
  for (let turn = 0; turn < 500; turn++)
    expect(await joinConversation(server, session).unmask('nothing')).toBe('nothing');
  running.process.kill('SIGTERM');
  expect(await running.ended).toMatchObject({ code: 0, stderr: '' });
});
