/** The service as its users start it: a process of its own, on free ports, with its store in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A running process. */
export interface ServedProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** All that it wrote to standard output and standard error so far. */
  output(): string;
  stop(): Promise<void>;
}

/** On free ports, with one worker, and refusing nothing on a machine that runs other tests besides. */
const testSettings = {
  PALIMPSEST_PORT: '0',
  PALIMPSEST_ADMIN_PORT: '0',
  PALIMPSEST_NER_WORKERS: '1',
  PALIMPSEST_QUEUE_MS: '600000',
};
const main = resolve('packages/service/dist/main.js');

/** Starts `palimpsest serve` and resolves when it listens. `settings` are `PALIMPSEST_*` variables. */
export async function serve(settings: Readonly<Record<string, string>> = {}): Promise<ServedProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-'));
  const child = spawn(process.execPath, [main, 'serve'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...testSettings, ...settings },
  });
  let output = '';
  const listening = new Promise<string>((resolveUrl, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /"url":"([^"]+)".*"msg":"listening"/.exec(output)?.[1];
      if (url !== undefined) resolveUrl(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      reject(new Error(`ended with ${String(code)} before it listened: ${output}`));
    });
  });
  return {
    url: await listening,
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
