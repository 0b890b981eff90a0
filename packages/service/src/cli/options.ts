/** Reads the values of options that several commands take. Each reader throws `InvalidArgumentError`. */
import { limits, parseStages, type StageNumber } from '@palimpsest/protocol';
import { InvalidArgumentError } from 'commander';
import { integer } from '../setting.js';
import { namedEncodings } from './documents/encoding.js';
import { type FormatName, formatNames } from './documents/formats.js';

/** Reads `--ttl`. */
export function ttlSeconds(text: string): number {
  const seconds = integer(limits.ttlSeconds.min, limits.ttlSeconds.max)(text);
  if (seconds === undefined) throw new InvalidArgumentError('It takes seconds from 60 to 86400.');
  return seconds;
}

/** Reads `--stages`. */
export function stageNumbers(text: string): StageNumber[] {
  const stages = parseStages(text);
  if (stages === undefined) throw new InvalidArgumentError('It takes numbers from 1 to 4, separated by commas.');
  return stages;
}

/** Makes a reader that takes the names of a table, in any case. */
const oneOf =
  <Value>(table: Readonly<Record<string, Value>>) =>
  (name: string): Value => {
    const value = Object.hasOwn(table, name.toLowerCase()) ? table[name.toLowerCase()] : undefined;
    if (value === undefined) throw new InvalidArgumentError(`It takes one of ${Object.keys(table).join(', ')}.`);
    return value;
  };

/** Reads `--format`. */
export const formatName = oneOf<FormatName>(Object.fromEntries(formatNames.map((name) => [name, name])));

/** Reads `--encoding`. */
export const encodingName = oneOf(namedEncodings);

/** What everybody must know who masks files, and what the exit codes mean; stands below the options. */
export const sessionsEnd = `
A session ends after at most 24 hours. What was not restored by then never will be.
Exit codes: 0 all is done, 1 something failed, 2 called the wrong way.`;
