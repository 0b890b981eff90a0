/** A look into the embedded store without the lock of a server, and without writing. */
import type { StoredSession } from '../store.js';
import { openReading, refuseDamaged } from './schema.js';
import { asStoreError } from './sqlite-error.js';
import { prepareReads } from './sqlite-reads.js';

/**
 * What `Store.sampleSessions` gives for the store in `file` at `nowMs`, also while a server has it open.
 * Throws `StoreError`.
 */
export function sampleStoredSessions(file: string, nowMs: number): StoredSession[] {
  try {
    const db = openReading(file);
    try {
      return prepareReads(db).sampleSessions(nowMs);
    } finally {
      db.close();
    }
  } catch (error) {
    throw asStoreError(error, file);
  }
}

/** Throws `StoreError` unless `file` is a sound SQLite database. */
export function checkDatabase(file: string): void {
  try {
    const db = openReading(file);
    try {
      refuseDamaged(db, file);
    } finally {
      db.close();
    }
  } catch (error) {
    throw asStoreError(error, file);
  }
}
