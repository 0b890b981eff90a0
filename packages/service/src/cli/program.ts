/** The command line: what there is to call, and how a failure ends. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import type { CommandLine } from './command-line.js';
import { describeFailure } from './failures.js';

/** Describes a command's arguments and says what it does. */
type Define = (command: Command, line: CommandLine) => void;

/** Every command. Its module is loaded when it is called: that of `serve` takes longer than most commands run. */
const commands: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Define> }>> = {
  mask: {
    about: 'Replace personal data in files, folders or the standard input by placeholders.',
    load: async () => (await import('./mask.js')).defineMask,
  },
  unmask: {
    about: 'Put the original values back, in files, folders or the standard input.',
    load: async () => (await import('./unmask.js')).defineUnmask,
  },
  eval: {
    about: 'Measure leak and over-masking on your own marked documents, with the settings of serve.',
    load: async () => (await import('./eval.js')).defineEval,
  },
  serve: {
    about:
      'Run the service. Settings come from PALIMPSEST_* variables or palimpsest.config.json; docs/configuration.md ' +
      'lists them.',
    load: async () => (await import('./serve.js')).defineServe,
  },
  keys: {
    about: 'Make, list and revoke API keys.',
    load: async () => (await import('./keys.js')).defineKeys,
  },
  doctor: {
    about: 'Check configuration, store, master keys and models.',
    load: async () => (await import('./doctor.js')).defineDoctor,
  },
};

/**
 * Runs one command. Resolves with the exit code: 0 done, 1 failed, 2 called the wrong way. What the operator can mend
 * is one clear line on standard error.
 */
export async function runCommandLine(args: readonly string[], line: CommandLine): Promise<number> {
  const program = new Command('palimpsest')
    .description('Replaces personal data in texts by placeholders, and puts it back.')
    .version(ownVersion(), '--version', 'print the version')
    .configureOutput({ writeOut: line.write, writeErr: line.writeError })
    .exitOverride();
  for (const [name, { about, load }] of Object.entries(commands)) {
    const command = program.command(name).description(about);
    if (args.includes(name)) (await load())(command, line); // also for `help NAME`
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    line.writeError(`palimpsest: ${describeFailure(error)}\n`);
    return 1;
  }
}

/** The version of this package, which all packages share. */
function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly version: string; // npm asks for it
  };
  return version;
}
