/** The compiled program as people run it: a process of its own, in a folder of its own, with settings of its own. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled entry point. */
export const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** `PALIMPSEST_*` variables. */
export type Settings = Readonly<Record<string, string>>;

/** How a process ended and all that it wrote. */
export interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A new empty folder that everybody may enter and only this user may write to. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A new master key, as `PALIMPSEST_MASTER_KEY` takes it. */
export const masterKey = (): string => randomBytes(32).toString('base64');

/** Settings of a server in `folder` without rate limit or admin port, on a free port, with one worker. */
export const serverSettings = (folder: string): Settings & { readonly PALIMPSEST_BOOTSTRAP_KEY: string } => ({
  PALIMPSEST_STORE: `sqlite:${join(folder, 'palimpsest.db')}`,
  PALIMPSEST_BOOTSTRAP_KEY: randomBytes(32).toString('base64url'),
  PALIMPSEST_PORT: '0',
  PALIMPSEST_ADMIN_PORT: '0',
  PALIMPSEST_RATE_LIMIT: '0',
  PALIMPSEST_NER_WORKERS: '1',
  PALIMPSEST_QUEUE_MS: '600000', // tests load the machine as no operator would
});

/** A port that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('listens on TCP');
  return address.port;
}

/** What to run: the program itself unless a `command` is put before it, such as a shell that limits it. */
export interface Invocation {
  readonly args: readonly string[];
  readonly settings?: Settings;
  readonly command?: readonly string[];
  /** Working folder; a new empty one unless stated. */
  readonly cwd?: string;
  /** Standard input; none unless stated. */
  readonly input?: string | Uint8Array;
}

/** Runs the program to its end. */
export function run(invocation: Invocation): Promise<Ended> {
  return start(invocation).ended;
}

/** A program that runs. */
export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** All that it wrote so far. */
  readonly written: () => { readonly stdout: string; readonly stderr: string };
}

/** Starts the program in an empty working folder with nothing in its environment but the path and `settings`. */
export function start({ args, settings = {}, command = [], cwd = newFolder(), input }: Invocation): Running {
  const [file, ...before] = [...command, process.execPath];
  const child = spawn(file, [...before, main, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  return follow(child);
}

/** A process that was started elsewhere, and from now on what it writes. */
export function follow(child: ChildProcessWithoutNullStreams): Running {
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr })); // as documented
  return { process: child, ended, written: () => ({ stdout, stderr }) };
}

/** A server that listens, as `call` in `../http/calls.ts` needs it. */
export interface Server extends Running {
  readonly url: string;
  readonly adminUrl: string | undefined;
  readonly key: string;
  /** Ends it as an operator would and resolves when it has ended. */
  stop(): Promise<Ended>;
}

/** Starts `serve` and resolves when it listens. Rejects with what it wrote if it ends instead. */
export async function startServer(settings: Settings & { readonly PALIMPSEST_BOOTSTRAP_KEY: string }): Promise<Server> {
  const running = start({ args: ['serve'], settings });
  const { url, adminUrl } = await listening(running);
  const stop = (): Promise<Ended> => {
    running.process.kill('SIGTERM');
    return running.ended;
  };
  return { ...running, url, adminUrl, key: settings.PALIMPSEST_BOOTSTRAP_KEY, stop };
}

/** Resolves with the log line that says where a server listens. */
export function listening({
  process,
  ended,
  written,
}: Running): Promise<{ url: string; adminUrl: string | undefined }> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const line = /^\{.*"msg":"listening"\}$/m.exec(written().stdout)?.[0];
      if (line !== undefined) resolve(JSON.parse(line) as { url: string; adminUrl: string | undefined }); // our own line
    };
    process.stdout?.on('data', look);
    void ended.then(({ stderr, stdout }) => {
      reject(new Error(`the server ended: ${stderr}${stdout}`));
    });
  });
}
