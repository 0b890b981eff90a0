/** The one input of a command whose result goes to the standard output. */
import { readFileSync } from 'node:fs';
import { planFiles } from './batch/plan.js';
import type { CommandLine } from './command-line.js';
import { type FormatName, formatOf } from './documents/formats.js';
import { CommandFailure } from './failures.js';

/** An input whose result goes to the standard output. */
export interface SingleInput {
  /** As complaints name it. */
  readonly input: string;
  readonly format: FormatName;
  /** Rejects with the signal's reason. */
  readonly read: (signal: AbortSignal) => Promise<Uint8Array>;
}

/** How a command was called. */
export interface Call {
  readonly paths: readonly string[];
  readonly output: string | undefined;
  readonly format: FormatName | undefined;
  readonly json: boolean;
}

/** The input that goes to the standard output; undefined where there is an output to write. */
export function singleInput(line: CommandLine, { paths, output, format, json }: Call): SingleInput | undefined {
  const [path = '-'] = paths;
  const isStandardInput = path === '-';
  if (isStandardInput && output !== undefined)
    throw new CommandFailure('the standard input goes to the standard output; leave --output out');
  if (paths.includes('-') && paths.length > 1) throw new CommandFailure('- stands alone, for the standard input');
  if (output !== undefined) return undefined;
  if (json) throw new CommandFailure('--json needs --output: the text takes the standard output');
  if (isStandardInput)
    return { input: '-', format: format ?? 'txt', read: (signal) => readStandardInput(line, signal) };
  // Planned like others, so that what can't be taken is refused in the same words.
  const { files, leftOut } = planFiles({ inputs: paths, output: 'standard output', format });
  const [file] = files;
  const refused = leftOut.find(({ input }) => input === path); // of a folder, others may be left out
  if (refused) throw new CommandFailure(`${path}: ${refused.reason}`);
  if (!file || paths.length > 1 || file.input !== path)
    throw new CommandFailure('--output: must name the folder to write more than one file to');
  return { input: path, format: formatOf(path) ?? file.format, read: () => Promise.resolve(readFileSync(path)) };
}

async function readStandardInput({ readInput }: CommandLine, signal: AbortSignal): Promise<Uint8Array> {
  try {
    return await readInput(signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
