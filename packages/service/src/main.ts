/** Entry point of the command line. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { runCommandLine } from './cli/program.js';

// Who reads the output may have seen enough (`palimpsest doctor | head`): that is no failure of ours to tell of.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(1);
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  writeBytes: (bytes) => process.stdout.write(bytes),
  readInput: () => {
    if (process.stdin.isTTY)
      process.stderr.write('palimpsest: reads what you type; Ctrl-D on a line of its own ends it\n');
    return buffer(process.stdin);
  },
  isWatched: process.stderr.isTTY,
  stopRequested: () => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]),
  onFilesMoved: (reopen) => process.on('SIGHUP', reopen),
});
