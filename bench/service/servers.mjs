/** Starts servers in processes of their own, and calls them. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const startsWithinMs = 60_000;

/**
 * Starts the service on a new database, without rate limit; its log goes to a file, as under a supervisor.
 * `nodeOptions` are for profiles, such as `['--cpu-prof', '--cpu-prof-dir=/tmp/profiles']`.
 */
export async function startPalimpsest({ logLevel = 'info', nodeOptions = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-bench-'));
  const key = randomBytes(32).toString('base64url');
  const port = await freePort();
  const server = await start(folder, port, [...nodeOptions, here('../../packages/service/dist/main.js'), 'serve'], {
    PALIMPSEST_STORE: `sqlite:${join(folder, 'palimpsest.db')}`,
    PALIMPSEST_BOOTSTRAP_KEY: key,
    PALIMPSEST_PORT: String(port),
    PALIMPSEST_ADMIN_PORT: '0',
    PALIMPSEST_RATE_LIMIT: '0',
    PALIMPSEST_LOG_LEVEL: logLevel,
  });
  return { ...server, headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } };
}

/** Starts the route that does nothing. */
export async function startBare() {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-bench-'));
  const port = await freePort();
  const server = await start(folder, port, [here('bare-server.mjs'), String(port)], {});
  return { ...server, headers: { 'content-type': 'application/json' } };
}

/** Posts JSON and returns the answer; throws for any refusal. */
export async function post({ url, headers }, path, body, signal) {
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

/** Resolves when the server at `port` answers. */
async function start(folder, port, args, settings) {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true });
  };
  for (const end = Date.now() + startsWithinMs; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    const isUp = await fetch(`${url}/livez`).then(({ ok }) => ok, () => false); // prettier-ignore
    if (isUp) return { url, stop };
  }
  await stop();
  throw new Error('The server did not start in time');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
