/** `palimpsest unmask`: puts the original values back into masked files, or into what a model made of them. */
import { createHash } from 'node:crypto';
import type { Session } from '@palimpsest/client';
import type { Command } from 'commander';
import { openEdits } from './batch/exact-edits.js';
import { planFiles } from './batch/plan.js';
import { type FileWork, type Outcome, type ConvertedFile, runFiles } from './batch/run-files.js';
import { summarize } from './batch/summary.js';
import { type CommandLine, printable } from './command-line.js';
import { type Encoding, namedEncodings } from './documents/encoding.js';
import { type FormatName, formatNames, formats } from './documents/formats.js';
import { refusingTooLarge } from './documents/too-large.js';
import { type LookUp, undoEdits, unmaskFile } from './documents/unmask-file.js';
import { CommandFailure } from './failures.js';
import { encodingName, formatName, sessionsEnd } from './options.js';
import { findSessionFile, inKnownSession, type WorkingSession } from './working-session.js';
import { type SingleInput, singleInput } from './single-input.js';
import { heedStop, stopSignal } from './stop-signal.js';

interface UnmaskOptions {
  readonly output?: string;
  readonly session?: string;
  readonly server?: string;
  readonly format?: FormatName;
  readonly encoding?: Encoding;
  readonly destroy?: true;
  readonly force?: true;
  readonly json?: true;
}

/** Defines the command. */
export function defineUnmask(command: Command, line: CommandLine): void {
  command
    .argument('[paths...]', 'files and folders; none, or -, is the standard input')
    .option('-o, --output <path>', 'file or folder to write; one file without it goes to the standard output')
    .option('--session <file>', 'session file that mask wrote (default: INPUT.session, else palimpsest.session)')
    .option('--server <url>', 'the server of the session; its key comes from PALIMPSEST_API_KEY')
    .option('--format <name>', `format of what has no known extension: ${formatNames.join(', ')}`, formatName)
    .option('--encoding <name>', 'of text files that are not UTF-8: windows-1252, latin-1', encodingName)
    .option('--destroy', 'end the session if everything was restored: nothing can be restored afterwards')
    .option('--force', 'write over files that are there, also those done before')
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', sessionsEnd)
    .action((paths: string[], options: UnmaskOptions) => unmask(paths, options, line));
}

async function unmask(paths: readonly string[], options: UnmaskOptions, line: CommandLine): Promise<void> {
  const { output, force = false, json = false, format } = options;
  const single = singleInput(line, { paths, output, format, json });
  const plan = single || output === undefined ? undefined : planFiles({ inputs: paths, output, format });
  const sessionFile = findSessionFile(options.session, paths);
  const signal = stopSignal(line);
  await inKnownSession(line, sessionFile, { server: options.server, masks: false }, async (working) => {
    const convert: FileWork['convert'] = (bytes, file) =>
      refusingTooLarge(() => unmaskOne(working, bytes, { ...options, input: file.input, format: file.format, signal }));
    const outcomes = plan ? await runFiles(plan, { did: 'unmask', sessionFile, force, signal, convert }, line) : [];
    const isWhole = single
      ? await unmaskInput(single, { convert, signal }, line)
      : outcomes.length > 0 && outcomes.every(isRestored);
    const isDestroyed = options.destroy === true && isWhole;
    if (isDestroyed) {
      await heedStop(signal);
      await working.session.destroy();
    }
    if (plan) summarize(line, outcomes, sessionFile, { json, verb: 'restored', isDestroyed });
    if (options.destroy && !isWhole) throw new CommandFailure('the session is kept: not everything was restored');
  });
}

/** Restores one input to the standard output. Resolves to whether all of it was restored. */
async function unmaskInput(
  input: SingleInput,
  { convert, signal }: Pick<FileWork, 'convert' | 'signal'>,
  line: CommandLine,
): Promise<boolean> {
  const { bytes, warnings } = await convert(await input.read(signal), input);
  for (const warning of warnings) line.writeError(`${printable(input.input)}: ${warning}\n`);
  await line.writeBytes(bytes); // before anything is destroyed
  return warnings.length === 0;
}

const isRestored = ({ status, warnings }: Outcome): boolean =>
  (status === 'done' || status === 'done_before') && warnings.length === 0;

async function unmaskOne(
  { session, file }: WorkingSession,
  bytes: Uint8Array,
  options: UnmaskOptions & { readonly input: string; readonly format: FormatName; readonly signal: AbortSignal },
): Promise<ConvertedFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const entry = file.maskedAs(sha256, options.input);
  const readOptions = { encoding: options.encoding ?? namedEncodings[entry?.encoding ?? ''] };
  const open = formats[options.format];
  const edits = entry?.exact === undefined ? undefined : await openEdits(entry.exact, { session, file, sha256 });
  if (edits)
    return { bytes: undoEdits(open, bytes, edits, readOptions), spans: entry?.spans ?? {}, warnings: [], notes: {} };
  const restored = await unmaskFile(open, bytes, lookUpIn(session, options.signal), readOptions);
  const { unknown } = restored;
  const warnings = unknown > 0 ? [`placeholders that are not of this session, left as they are: ${unknown}`] : [];
  return { bytes: restored.bytes, spans: restored.spans, warnings, notes: {} };
}

const lookUpIn =
  (session: Session, signal: AbortSignal): LookUp =>
  async (placeholders) => {
    const values = await session.valuesOf([...placeholders], { signal });
    return new Map([...values].filter(([placeholder, value]) => value !== placeholder));
  };
