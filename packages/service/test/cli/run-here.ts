import { runCommandLine } from '../../src/cli/program.js';
import type { Ended, Invocation } from './process.js';

/** Runs the command line in this process, where nothing depends on its being one of its own: that is much cheaper. */
export async function runHere({ args, settings = {} }: Pick<Invocation, 'args' | 'settings'>): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  const code = await runCommandLine(args, {
    env: settings,
    write: (text) => (stdout += text),
    tryWrite: (text) => {
      stdout += text;
      return Promise.resolve(true);
    },
    writeError: (text) => (stderr += text),
    writeBytes: (bytes) => {
      stdout += Buffer.from(bytes).toString();
      return Promise.resolve();
    },
    readInput: () => Promise.resolve(new Uint8Array()),
    isWatched: false,
    stopRequested: () => new Promise(() => undefined),
    onFilesMoved: () => undefined,
  });
  return { code, stdout, stderr };
}
