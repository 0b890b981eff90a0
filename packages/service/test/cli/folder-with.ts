import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Ended, newFolder, run, type Settings } from './process.js';

/** One worker is enough for a few short files. */
export const settings: Settings = { PALIMPSEST_NER_WORKERS: '1' };

/** What `--json` prints. */
interface Summary {
  readonly files: readonly { input: string; status: string; reason?: string }[];
  readonly spans: Readonly<Record<string, number>>;
  readonly session_file: string;
}

/** The summary of a run with `--json`. */
export const summary = ({ stdout }: Ended): Summary => JSON.parse(stdout) as Summary;

/** What each file came to in a run with `--json`. */
export const statuses = (ended: Ended): Record<string, string> =>
  Object.fromEntries(summary(ended).files.map(({ input, status }) => [input, status]));

/** A folder with these files in `in/`, and how to run the program in it. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const cwd = newFolder();
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(`in/${name}`, content);
  const call = (args: string, more: { settings?: Settings; input?: string } = {}): Promise<Ended> =>
    run({ args: args.split(' '), cwd, ...more, settings: { ...settings, ...more.settings } });
  const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');
  return { cwd, call, read, write };
}
