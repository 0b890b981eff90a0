/** `palimpsest mask`: masks files, folders or the standard input. */
import { createHash } from 'node:crypto';
import { DegradedError } from '@palimpsest/client';
import { limits, type StageNumber } from '@palimpsest/protocol';
import type { Command } from 'commander';
import { sealEdits } from './batch/exact-edits.js';
import { planFiles } from './batch/plan.js';
import { type FileWork, type ConvertedFile, runFiles } from './batch/run-files.js';
import type { FileEntry } from './batch/session-file.js';
import { summarize } from './batch/summary.js';
import { type CommandLine, printable } from './command-line.js';
import { BadFileError } from './documents/document.js';
import type { Encoding } from './documents/encoding.js';
import { type FormatName, formatNames, formats } from './documents/formats.js';
import { type MaskedFile, maskFile } from './documents/mask-file.js';
import { refusingTooLarge } from './documents/too-large.js';
import { encodingName, formatName, sessionsEnd, stageNumbers, ttlSeconds } from './options.js';
import { besideOutput, inSession, type WorkingSession } from './working-session.js';
import { type SingleInput, singleInput } from './single-input.js';
import { stopSignal } from './stop-signal.js';

interface MaskOptions {
  readonly output?: string;
  readonly session?: string;
  readonly vault?: string;
  readonly server?: string;
  readonly ttl: number;
  readonly stages?: readonly StageNumber[];
  readonly format?: FormatName;
  readonly encoding?: Encoding;
  readonly header: boolean;
  readonly keepUnmaskable?: true;
  readonly refuseDegraded?: true;
  readonly force?: true;
  readonly json?: true;
}

/** Defines the command. */
export function defineMask(command: Command, line: CommandLine): void {
  command
    .argument('[paths...]', 'files and folders; none, or -, is the standard input')
    .option('-o, --output <path>', 'file or folder to write; one file without it goes to the standard output')
    .option('--session <file>', 'session file; if it is there, its session goes on (default: OUTPUT.session)')
    .option('--vault <folder>', 'where the original values are kept, sealed (default: OUTPUT.vault)')
    .option('--server <url>', 'mask on a server instead of here; its key comes from PALIMPSEST_API_KEY')
    .option('--ttl <seconds>', 'lifetime of a new session, 60 to 86400', ttlSeconds, limits.ttlSeconds.max)
    .option('--stages <numbers>', 'stages to run, such as 1,2 (default: all that are configured)', stageNumbers)
    .option('--format <name>', `format of what has no known extension: ${formatNames.join(', ')}`, formatName)
    .option('--encoding <name>', 'of text files that are not UTF-8: windows-1252, latin-1', encodingName)
    .option('--no-header', 'the first row of a CSV file is no header')
    .option('--keep-unmaskable', 'take files with pictures, attachments or embedded objects, and leave those in')
    .option('--refuse-degraded', 'a file that not all asked stages have seen fails')
    .option(
      '--force',
      'write over files that are there, also those done before; begin a new session where the old one has ended',
    )
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', sessionsEnd)
    .action((paths: string[], options: MaskOptions) => mask(paths, options, line));
}

async function mask(paths: readonly string[], options: MaskOptions, line: CommandLine): Promise<void> {
  const { output, force = false, json = false, format } = options;
  const single = singleInput(line, { paths, output, format, json });
  const beside = besideOutput(output);
  const plan = single || output === undefined ? undefined : planFiles({ inputs: paths, output, format });
  const choice = {
    sessionFile: options.session ?? beside.sessionFile,
    vault: options.vault ?? beside.vault,
    server: options.server,
    ttlSeconds: options.ttl,
    force,
  };
  const signal = stopSignal(line);
  await inSession(line, choice, async (working) => {
    const sessionFile = working.file;
    const convert: FileWork['convert'] = (bytes, file) =>
      refusingTooLarge(() => maskOne(working, bytes, { ...options, format: file.format, signal }));
    if (single) await toStandardOutput(single, { convert, signal }, working, line);
    if (!plan) return;
    const recheck = options.refuseDegraded && refuseEarlierDegraded;
    const outcomes = await runFiles(plan, { did: 'mask', sessionFile, force, signal, convert, recheck }, line);
    summarize(line, outcomes, sessionFile, { json, verb: 'masked' });
  });
}

async function toStandardOutput(
  single: SingleInput,
  { convert, signal }: Pick<FileWork, 'convert' | 'signal'>,
  { file }: WorkingSession,
  line: CommandLine,
): Promise<void> {
  const { bytes, warnings, notes, spans } = await convert(await single.read(signal), single);
  for (const warning of warnings) line.writeError(`${printable(single.input)}: ${warning}\n`);
  file.add({ ...notes, did: 'mask', output: '-', input_is: '', output_is: '', spans });
  await line.writeBytes(bytes);
}

async function maskOne(
  { connection, session, file }: WorkingSession,
  bytes: Uint8Array,
  options: MaskOptions & { readonly format: FormatName; readonly signal: AbortSignal },
): Promise<ConvertedFile> {
  const { stages = connection.stages, signal } = options;
  const masked = await maskFile(
    formats[options.format],
    bytes,
    (pages) => session.maskPages(pages, { stages, signal }),
    {
      encoding: options.encoding,
      hasHeader: options.header,
      keepUnmaskable: options.keepUnmaskable ?? false,
    },
  );
  if (options.refuseDegraded && masked.flags.length > 0) throw new DegradedError(masked.flags);
  const sha256 = createHash('sha256').update(masked.bytes).digest('hex');
  const exact = masked.exactEdits && (await sealEdits(masked.exactEdits, { session, file, sha256 }));
  const isInexact = masked.exactEdits !== undefined && exact === undefined;
  return {
    bytes: masked.bytes,
    spans: masked.spans,
    warnings: warningsAbout(masked, isInexact),
    notes: {
      masked_sha256: sha256,
      ...(masked.flags.length > 0 && { flags: masked.flags }),
      ...(masked.encoding && { encoding: masked.encoding }),
      ...(exact && { exact }),
    },
  };
}

/** Of files that were done before: `--refuse-degraded` holds for those too. */
function refuseEarlierDegraded({ flags }: FileEntry): void {
  if (flags) throw new BadFileError(`not all stages have seen it: ${flags.join(', ')}; --force masks it anew`);
}

/** What the user of a file must know, without a word of what is in it. */
function warningsAbout({ kept, unrecognized, unmaskable, flags }: MaskedFile, isInexact: boolean): string[] {
  return [
    kept > 0 && `${kept} found in keys, header row or scripts, which stay as they are`,
    unrecognized > 0 && `${unrecognized} names of authors were not recognized and stay as they are`,
    unmaskable.length > 0 && `left in as it is: ${unmaskable.join(', ')}`,
    flags.length > 0 && `not all stages have seen it: ${flags.join(', ')}`,
    isInexact && 'will be restored with the same words, but not byte for byte, since SECRET is switched off',
  ].filter((warning) => warning !== false);
}
