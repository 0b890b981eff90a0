/** A look into a database without the lock of a server, and without writing. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { StoredSession } from '../store.js';
import { openReading } from './schema.js';
import { asStoreError } from './sqlite-error.js';
import { prepareReads } from './sqlite-reads.js';

/** What `look` makes of the database `file`. Throws `StoreError`. */
export function lookInto<T>(file: string, look: (db: DatabaseSyncInstance) => T): T {
  try {
    const db = openReading(file);
    try {
      return look(db);
    } finally {
      db.close();
    }
  } catch (error) {
    throw asStoreError(error, file);
  }
}

/**
 * What `Store.sampleSessions` gives for the store in `file` at `nowMs`, also while a server has it open.
 * Throws `StoreError`.
 */
export const sampleStoredSessions = (file: string, nowMs: number): StoredSession[] =>
  lookInto(file, (db) => prepareReads(db).sampleSessions(nowMs));
