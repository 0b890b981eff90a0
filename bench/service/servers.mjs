/** Starts servers in processes of their own, and calls them. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const startsWithinMs = 300_000;

/** Settings of a server that refuses nothing: for scripts that do not ask about overload. */
export const patient = { PALIMPSEST_QUEUE_MS: '600000' };

/**
 * Starts the service on a new database, without rate limit; its log goes to a file, as under a supervisor.
 * `nodeOptions` are for profiles, such as `['--cpu-prof', '--cpu-prof-dir=/tmp/profiles']`; `store` is the address of a
 * PostgreSQL database in place of a new SQLite file; `settings` are further `PALIMPSEST_*` variables.
 */
export async function startPalimpsest({ nodeOptions = [], store, settings = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-bench-'));
  const key = randomBytes(32).toString('base64url');
  const port = await freePort();
  const adminPort = await freePort();
  const server = await start(folder, port, [...nodeOptions, here('../../packages/service/dist/main.js'), 'serve'], {
    PALIMPSEST_STORE: store ?? `sqlite:${join(folder, 'palimpsest.db')}`,
    ...(store && { PALIMPSEST_MASTER_KEY: randomBytes(32).toString('base64') }),
    PALIMPSEST_BOOTSTRAP_KEY: key,
    PALIMPSEST_PORT: String(port),
    PALIMPSEST_ADMIN_PORT: String(adminPort),
    PALIMPSEST_RATE_LIMIT: '0',
    ...settings,
  });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return { ...server, folder, headers, adminUrl: `http://127.0.0.1:${adminPort}` };
}

/** Starts the route that does nothing. It gives `answer` to every anonymize. */
export async function startBare(answer) {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-bench-'));
  const port = await freePort();
  const answerFile = join(folder, 'answer.json');
  writeFileSync(answerFile, JSON.stringify(answer));
  const server = await start(folder, port, [here('bare-server.mjs'), String(port), answerFile], {});
  return { ...server, headers: { 'content-type': 'application/json' } };
}

/** What `/metrics` says now: values by name with labels, as printed. */
export async function metricsOf({ adminUrl }) {
  const text = await (await fetch(`${adminUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

/** Posts JSON and returns the answer; throws for any refusal. */
export async function post({ url, headers }, path, body, signal) {
  const send = () => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  const answer = await send().catch(send); // once more where a connection was closed that lay idle
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
  process.once('exit', () => child.kill()); // a script that fails leaves no server behind
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
