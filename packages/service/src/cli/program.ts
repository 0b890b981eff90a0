/** The command line: what there is to call, and how a failure ends. */
import { Command, CommanderError } from 'commander';
import type { CommandLine } from './command-line.js';
import { addDoctor } from './doctor.js';
import { addEval } from './eval.js';
import { describeFailure } from './failures.js';
import { addKeys } from './keys.js';
import { addMask } from './mask.js';
import { addServe } from './serve.js';
import { addUnmask } from './unmask.js';

/**
 * Runs one command. Resolves with the exit code: 0 done, 1 failed, 2 called the wrong way. What the operator can mend is
 * one clear line on standard error.
 */
export async function runCommandLine(args: readonly string[], line: CommandLine): Promise<number> {
  const program = new Command('palimpsest')
    .description('Replaces personal data in texts by placeholders, and puts it back.')
    .configureOutput({ writeOut: line.write, writeErr: line.writeError })
    .exitOverride();
  addMask(program, line);
  addUnmask(program, line);
  addEval(program, line);
  addServe(program, line);
  addKeys(program, line);
  addDoctor(program, line);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    line.writeError(`palimpsest: ${describeFailure(error)}\n`);
    return 1;
  }
}
