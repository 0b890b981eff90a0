/** The service as its users start it: a process of its own, on free ports, with its store in a folder of its own. */
import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { listening, newFolder, type Settings, start } from '../packages/service/test/cli/process.js';

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

/** Starts `palimpsest serve` and resolves when it listens. `settings` are further variables of its environment. */
export async function serve(settings: Settings = {}): Promise<ServedProcess> {
  const folder = newFolder();
  const { process, ended, written } = start({
    args: ['serve'],
    cwd: folder,
    settings: { ...testSettings, ...settings },
  });
  const { url } = await listening({ process, ended, written });
  return {
    url,
    process,
    output: () => written().stdout + written().stderr,
    stop: async () => {
      process.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
