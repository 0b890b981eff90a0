/** Which files are read, and where each of them goes. */
import { existsSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { formatNames, formatOf, type FormatName } from '../documents/formats.js';
import { CommandFailure } from '../failures.js';
import { statOf } from './write-file.js';

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
const maxFileBytes = 32 * 1024 * 1024;

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
    const stats = metIn(path);
    if (!stats) yield { input: path, reason: 'it cannot be read; is its name valid UTF-8?', isFailure: true };
    else if (stats.isSymbolicLink()) yield { input: path, reason: 'it is a symbolic link', isFailure: false };
    else if (stats.isDirectory()) yield* filesIn(path);
    else yield { file: path, stats };
  }
}

/** What stands in a folder under a name; undefined where it is gone, or where its name cannot be written in UTF-8. */
function metIn(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
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

/** Where a path leads, over links in it, whether or not there is anything yet. */
const whereIs = (path: string): string =>
  existsSync(path) || dirname(path) === path
    ? realpathSync(path)
    : join(whereIs(dirname(resolve(path))), basename(path));

/** Where a file is moved to: a link of its name is replaced, not followed. */
const placeOf = (file: string): string => join(whereIs(dirname(resolve(file))), basename(file));

function refuseOutputInside(input: string, output: string): void {
  if (`${whereIs(output)}${sep}`.startsWith(`${whereIs(input)}${sep}`))
    throw new CommandFailure(`${output}: lies in ${input}, which is to be read; name a place outside`);
}

function refuseCollisions(files: readonly PlannedFile[]): void {
  const inputs = new Map<string, string>();
  for (const { input, output } of files) {
    const other = inputs.get(output);
    if (other !== undefined) throw new CommandFailure(`${output}: both ${other} and ${input} would be written there`);
    if (placeOf(input) === placeOf(output)) throw new CommandFailure(`${output}: would be written over itself`);
    inputs.set(output, input);
  }
}
