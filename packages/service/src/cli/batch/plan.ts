/** Which files are read, and where each of them goes. */
import { lstatSync, readdirSync, statSync, type Stats } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { formatNames, formatOf, type FormatName } from '../documents/formats.js';
import { CommandFailure } from '../failures.js';

/** A file to be read and the file to be written. */
export interface PlannedFile {
  readonly input: string;
  readonly output: string;
  readonly format: FormatName;
  readonly bytes: number;
  /** Permissions of the input. */
  readonly mode: number;
}

/** A file that is left out, and why. */
export interface LeftOut {
  readonly input: string;
  readonly reason: string;
  /** It was to be done: the user named it, or it is of a known format. Else it was only met in a folder. */
  readonly isFailure: boolean;
}

/** What there is to do. */
export interface Plan {
  readonly files: readonly PlannedFile[];
  readonly leftOut: readonly LeftOut[];
}

/** What the user asked for. */
export interface PlanOptions {
  readonly inputs: readonly string[];
  readonly output: string;
  /** Of files whose name does not say it. */
  readonly format: FormatName | undefined;
}

/** Bytes of the largest file that is taken: a file is held in memory as a whole, several times over. */
export const maxFileBytes = 32 * 1024 * 1024;

/** Looks at all inputs. Throws `CommandFailure` where the outputs would get in each other's way. */
export function planFiles({ inputs, output, format }: PlanOptions): Plan {
  const files: PlannedFile[] = [];
  const leftOut: LeftOut[] = [];
  const isFolder = inputs.length > 1 || /[/\\]$/.test(output) || statOf(output)?.isDirectory();
  const take = ({ file, stats }: FoundFile, target: string, isNamed: boolean): void => {
    const refused = refusal(file, stats, format);
    if (refused) leftOut.push({ input: file, reason: refused.reason, isFailure: isNamed || refused.isOfKnownFormat });
    else
      files.push({
        input: file,
        output: target,
        format: formatOf(file) ?? format ?? 'txt',
        bytes: stats.size,
        mode: stats.mode & 0o777,
      });
  };
  for (const input of inputs) {
    const stats = statOf(input);
    if (!stats) throw new CommandFailure(`${input}: there is no such file or folder`);
    if (!stats.isDirectory()) {
      take({ file: input, stats }, isFolder ? join(output, basename(input)) : output, true);
      continue;
    }
    refuseOutputInside(input, output);
    const target = inputs.length > 1 ? join(output, basename(resolve(input))) : output;
    for (const met of filesIn(input)) {
      if ('reason' in met) leftOut.push(met);
      else take(met, join(target, relative(input, met.file)), false);
    }
  }
  refuseCollisions(files);
  return { files, leftOut };
}

interface FoundFile {
  readonly file: string;
  readonly stats: Stats;
}

/** In the order of names. Hidden files are not looked at, links not followed: they could lead in circles. */
function* filesIn(folder: string): Generator<FoundFile | LeftOut> {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    yield { input: folder, reason: 'it cannot be read', isFailure: true };
    return;
  }
  for (const name of names.filter((name) => !name.startsWith('.'))) {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) yield { input: path, reason: 'it is a symbolic link', isFailure: false };
    else if (stats.isDirectory()) yield* filesIn(path);
    else yield { file: path, stats };
  }
}

/** Why a file is left out; undefined for one that is taken. */
function refusal(
  file: string,
  stats: Stats,
  format: FormatName | undefined,
): { readonly reason: string; readonly isOfKnownFormat: boolean } | undefined {
  if (!stats.isFile()) return { reason: 'it is no file', isOfKnownFormat: false };
  if (formatOf(file) === undefined && format === undefined)
    return { reason: `its name tells none of ${formatNames.join(', ')}; --format can`, isOfKnownFormat: false };
  if (stats.size > maxFileBytes)
    return { reason: `it is larger than ${maxFileBytes / 1024 / 1024} MiB; split it`, isOfKnownFormat: true };
  return undefined;
}

function refuseOutputInside(input: string, output: string): void {
  if (`${resolve(output)}${sep}`.startsWith(`${resolve(input)}${sep}`))
    throw new CommandFailure(`${output}: lies in ${input}, which is to be read; name a place outside`);
}

function refuseCollisions(files: readonly PlannedFile[]): void {
  const inputs = new Map<string, string>();
  for (const { input, output } of files) {
    const other = inputs.get(output);
    if (other !== undefined) throw new CommandFailure(`${output}: both ${other} and ${input} would be written there`);
    if (resolve(input) === resolve(output)) throw new CommandFailure(`${output}: would be written over itself`);
    inputs.set(output, input);
  }
}

const statOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });
