/** Reads the errors of SQLite. Codes: https://sqlite.org/rescode.html */
import { StoreError, type StoreFailure } from '../store-error.js';

/** Primary result codes; the extended ones carry them in their low byte. */
const failureOfCode: Readonly<Record<number, StoreFailure>> = {
  3: 'cannot_open', // SQLITE_PERM
  5: 'busy', // SQLITE_BUSY
  6: 'busy', // SQLITE_LOCKED
  8: 'read_only', // SQLITE_READONLY
  10: 'io_error', // SQLITE_IOERR; on a full disk too, when the shared memory beside the log can't grow
  11: 'corrupt', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'cannot_open', // SQLITE_CANTOPEN
  19: 'constraint', // SQLITE_CONSTRAINT
  26: 'corrupt', // SQLITE_NOTADB
};

/** What kind of failure an error of SQLite is; `failed` for everything that is not in the table. */
export function failureOf(error: unknown): StoreFailure {
  if (!(error instanceof Error)) return 'failed';
  if (/^no such (?:table|column): /.test(error.message)) return 'incomplete'; // the code says no more than "wrong"
  const isCoded = 'errcode' in error && typeof error.errcode === 'number';
  return (isCoded ? failureOfCode[Number(error.errcode) & 0xff] : undefined) ?? 'failed';
}

/** Wraps an error at the door it came in by; a `StoreError` passes as it is. */
export const asStoreError = (error: unknown, file: string): StoreError =>
  error instanceof StoreError ? error : new StoreError(failureOf(error), file, { cause: error });
