/** One server per database file: readers keep unsealed values in memory and trust that nobody else writes. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreError } from '../store-error.js';
import { makePrivateFile } from './private-file.js';
import { asStoreError, failureOf } from './sqlite-error.js';

/**
 * Takes `<file>.lock` for as long as the returned connection is open. The operating system lets go of the lock when the
 * process dies, however it dies. Throws `StoreError` with the code `in_use` where another server has it.
 */
export function lockForServer(file: string): DatabaseSyncInstance {
  let lock: DatabaseSyncInstance | undefined;
  try {
    makePrivateFile(`${file}.lock`); // whoever can read it could take the lock
    lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    throw failureOf(error) === 'busy' ? new StoreError('in_use', file, { cause: error }) : asStoreError(error, file);
  }
}
