/** Goes through the files of a plan: each comes to one outcome, and a bad one does not hold up the others. */
import { existsSync, readFileSync } from 'node:fs';
import { DegradedError } from '@palimpsest/client';
import { codeOf } from '../../errors/code-of.js';
import { type CommandLine, printable } from '../command-line.js';
import { BadFileError } from '../documents/document.js';
import { startProgress } from '../progress.js';
import { heedStop } from '../stop-signal.js';
import type { Plan, PlannedFile } from './plan.js';
import type { FileEntry, SessionFile } from './session-file.js';
import { fingerprintOf, writeWhole } from './write-file.js';

/** What a file came to. `skipped` files were found in a folder and are of no format that can be masked. */
export interface Outcome {
  readonly input: string;
  readonly output?: string;
  readonly status: 'done' | 'done_before' | 'skipped' | 'failed';
  readonly reason?: string;
  /** Spans masked or placeholders restored, by entity type. */
  readonly spans: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

/** A file as it is to be written. */
export interface ConvertedFile {
  readonly bytes: Uint8Array;
  readonly spans: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
  /** What the session file notes besides. */
  readonly notes: Partial<FileEntry>;
}

/** What is done to each file, and where it is noted. */
export interface FileWork {
  readonly did: FileEntry['did'];
  readonly sessionFile: SessionFile;
  /** Write over files that are there, those that the session file notes as done among them. */
  readonly force: boolean;
  /** Ends the run before the next file. */
  readonly signal: AbortSignal;
  /** Throws `BadFileError` for a file that was done before in a way that does not do now. */
  readonly recheck?: ((before: FileEntry) => void) | undefined;
  /** Throws `BadFileError` or `DegradedError` for a file that can't be done; whatever else it throws ends the run. */
  readonly convert: (bytes: Uint8Array, file: Pick<PlannedFile, 'input' | 'format'>) => Promise<ConvertedFile>;
}

/** Does every file that is not done yet, and says in one line what is wrong with one that can't be. */
export async function runFiles(plan: Plan, work: FileWork, line: CommandLine): Promise<Outcome[]> {
  const total = plan.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const progress = startProgress(line, total, Date.now);
  const outcomes: Outcome[] = [];
  const add = (outcome: Outcome): void => {
    outcomes.push(outcome);
    const complaints = [...(outcome.reason === undefined ? [] : [outcome.reason]), ...outcome.warnings];
    if (complaints.length === 0) return;
    progress.around(() => {
      for (const complaint of complaints) line.writeError(`${printable(outcome.input)}: ${complaint}\n`);
    });
  };
  try {
    for (const { input, reason, isFailure } of plan.leftOut)
      add({ input, status: isFailure ? 'failed' : 'skipped', reason, spans: {}, warnings: [] });
    for (const file of plan.files) {
      await heedStop(work.signal);
      add(await doFile(file, work));
      progress.add(file.bytes);
    }
  } finally {
    progress.end();
  }
  return outcomes;
}

async function doFile(file: PlannedFile, work: FileWork): Promise<Outcome> {
  const { input, output, mode } = file;
  const { did, sessionFile, force, recheck } = work;
  const input_is = fingerprintOf(input) ?? '';
  const present = fingerprintOf(output);
  const before = present && sessionFile.finished({ did, output, input_is, output_is: present });
  try {
    if (before && !force) {
      recheck?.(before);
      return { input, output, status: 'done_before', spans: before.spans, warnings: before.warnings ?? [] };
    }
    if (existsSync(output) && !force)
      throw new BadFileError(`${printable(output)} is there already; --force writes over it`);
    const { bytes, spans, warnings, notes } = await work.convert(readInput(input), file);
    writeWhole(output, bytes, {
      mode,
      beforeMove: (output_is) => {
        sessionFile.add({ ...notes, did, output, input_is, output_is, spans, warnings });
      },
    });
    return { input, output, status: 'done', spans, warnings };
  } catch (error) {
    return { input, output, status: 'failed', reason: reasonOf(error), spans: {}, warnings: [] };
  }
}

function readInput(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new BadFileError('it cannot be read', { cause });
  }
}

/** What is wrong with one file alone; anything else is thrown on. */
function reasonOf(error: unknown): string {
  if (error instanceof BadFileError || error instanceof DegradedError) return error.message;
  const code = codeOf(error);
  if (error instanceof Error && 'syscall' in error && code !== undefined) return `cannot be written (${code})`;
  throw error;
}
