/** Entry point of the command line. */
import { once } from 'node:events';
import { runCommandLine } from './cli/program.js';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  stopRequested: Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]),
});
