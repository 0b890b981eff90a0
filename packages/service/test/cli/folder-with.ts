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

/**
 * A folder with these files in `in/`, and how to run the program in it: on `server`, where one is named. That is for what
 * is the same there, since a command that masks by itself takes two seconds of a core and one on a server half a second.
 */
export function folderWith(
  files: Readonly<Record<string, string | Uint8Array>>,
  server?: { readonly url: string; readonly key: string },
) {
  const where = server ? ['--server', server.url] : [];
  const usual = server ? { PALIMPSEST_API_KEY: server.key } : settings;
  const cwd = newFolder();
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(`in/${name}`, content);
  const call = (args: string, more: { settings?: Settings; input?: string } = {}): Promise<Ended> =>
    run({ args: [...args.split(' '), ...where], cwd, ...more, settings: { ...usual, ...more.settings } });
  const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');
  return { cwd, call, read, write };
}
