/** Files appear whole or not at all. */
import { chmodSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../stores/make-folder.js';

/** Tells a file from other versions of itself without looking at what is in it. */
export type Fingerprint = string;

/** What is at a path; undefined where there is nothing, or where nothing can be, such as below a file. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The fingerprint of a file; undefined where there is none. */
export function fingerprintOf(file: string): Fingerprint | undefined {
  const stats = statOf(file);
  return stats && `${stats.size} ${stats.mtimeMs}`;
}

/**
 * Writes a file under a name of its own beside its place, then moves it there. `beforeMove` is handed the fingerprint
 * that the file will have; what it notes is true as soon as the file is there.
 */
export function writeWhole(
  file: string,
  content: Uint8Array,
  options: { readonly mode: number; readonly beforeMove?: (fingerprint: Fingerprint) => void },
): void {
  const part = join(dirname(file), `.${basename(file)}.palimpsest-part`);
  makeFolder(dirname(file));
  rmSync(part, { force: true }); // of a run that was killed
  try {
    writeFileSync(part, '', { flag: 'wx', mode: options.mode });
    const { mode } = statSync(part); // which the system may have narrowed
    chmodSync(part, 0o600); // a run that is killed leaves it behind
    writeFileSync(part, content, { flush: true });
    options.beforeMove?.(fingerprintOf(part) ?? '');
    renameSync(part, file);
    chmodSync(file, mode);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
