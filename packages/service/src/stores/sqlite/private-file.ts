/** Databases are for their owner alone. */
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../../errors/code-of.js';
import { makeFolder } from '../make-folder.js';
import { StoreError } from '../store-error.js';

/**
 * Makes an empty file with mode 0600, and its folder, unless they are there; SQLite gives the files that it puts beside
 * a database the same mode. Throws `StoreError` (`cannot_open`).
 */
export function makePrivateFile(file: string): void {
  try {
    makeFolder(dirname(file), 0o700);
    closeSync(openSync(file, 'wx', 0o600));
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw new StoreError('cannot_open', file, { cause });
  }
}
