/** The SQLite file that API keys are in: its table, and whether a file is one. */
import { lookInto } from '../stores/sqlite/inspect.js';
import { readPragma, refuseDamaged } from '../stores/sqlite/schema.js';
import { StoreError } from '../stores/store-error.js';
import { keyColumns } from './key-rows.js';

/** Makes the table, unless it is there. */
export const makeKeyTable = `
  CREATE TABLE IF NOT EXISTS api_key (
    id                  TEXT PRIMARY KEY,
    tenant              TEXT    NOT NULL,
    digest              BLOB    NOT NULL,
    created_at_ms       INTEGER NOT NULL,
    expires_at_ms       INTEGER,
    rate_requests       INTEGER,
    rate_window_seconds INTEGER
  ) STRICT, WITHOUT ROWID;`;

/** The file's `user_version` once a server has started on it or a key was made in it. */
export const versionInUse = 1;

/**
 * Throws `StoreError` unless `file`, which must be there, is empty or a sound database of keys. Nothing is written: it
 * may be another program's.
 */
export function checkKeyFile(file: string): void {
  lookInto(file, (db) => {
    const names = db.prepare('SELECT name FROM sqlite_schema').all() as { name: string }[]; // of tables and the like
    const version = Number(readPragma(db, 'user_version'));
    const hasOtherTables = names.length > 0 && !names.some(({ name }) => name === 'api_key');
    if (hasOtherTables || version > versionInUse || readPragma(db, 'application_id') !== 0)
      throw new StoreError('not_ours', file);
    refuseDamaged(db, file);
    const isNew = names.length === 0 && version === 0;
    if (!isNew) db.prepare(`SELECT ${keyColumns} FROM api_key`); // SQLite refuses it if the table or a column is not there
  });
}
