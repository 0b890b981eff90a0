/** Entry point of the command line. */
import { once } from 'node:events';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runCommandLine } from './cli/program.js';

/** Whether a command wants to know itself when the output cannot be written. */
let isTrying = false;
// Who reads the output may have seen enough (`palimpsest doctor | head`): that is no failure of ours to tell of.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (isTrying) return;
  if (code !== 'EPIPE') process.stderr.write(`palimpsest: the standard output cannot be written (${String(code)})\n`);
  process.exit(1);
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  write: (text) => process.stdout.write(text),
  tryWrite: (text) =>
    new Promise((resolve) => {
      isTrying = true;
      process.stdout.write(text, (error) => {
        if (!error) isTrying = false;
        resolve(!error);
      });
    }),
  writeError: (text) => process.stderr.write(text),
  writeBytes: (bytes) =>
    new Promise((resolve) => {
      process.stdout.write(bytes, (error) => {
        if (!error) resolve(); // where there is one, the process ends above
      });
    }),
  readInput: (signal) => {
    if (process.stdin.isTTY)
      process.stderr.write('palimpsest: reads what you type; Ctrl-D on a line of its own ends it\n');
    return buffer(addAbortSignal(signal, process.stdin));
  },
  isWatched: process.stderr.isTTY,
  stopRequested: () => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]),
  onFilesMoved: (reopen) => process.on('SIGHUP', reopen),
});
