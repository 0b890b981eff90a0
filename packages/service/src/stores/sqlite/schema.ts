/** The tables of the session database, and how a connection to it is set up. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreError } from '../store-error.js';

/** "PLMS" in ASCII: marks the file as ours (https://sqlite.org/pragma.html#pragma_application_id). */
const applicationId = 0x504c4d53;
const schemaVersion = 1;

/**
 * `wrapped_key` is null once the session has ended; the row stays until its last mapping is removed.
 * `position` counts the mappings of a session from 1, so that `version` is the position of the last one.
 * The two UNIQUE constraints refuse two values for one placeholder and two placeholders for one value; reserved numbers
 * have no value, and NULLs never collide.
 *
 * `wrapped_key` and `sealed` are rows of `secret`: nothing that must vanish stands anywhere else. See `secrets.ts`.
 */
const tables = `
  CREATE TABLE session (
    row           INTEGER PRIMARY KEY,
    id            BLOB    NOT NULL UNIQUE,
    tenant        TEXT    NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    master_key_id TEXT    NOT NULL,
    wrapped_key   INTEGER,
    version       INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX active_session_by_end ON session (expires_at_ms) WHERE wrapped_key IS NOT NULL;
  CREATE INDEX ended_session ON session (row) WHERE wrapped_key IS NULL;

  CREATE TABLE secret (
    row     INTEGER PRIMARY KEY,
    is_free INTEGER NOT NULL,
    bytes   BLOB    NOT NULL
  ) STRICT;
  CREATE INDEX free_secret ON secret (length(bytes)) WHERE is_free = 1;

  CREATE TABLE mapping (
    session     INTEGER NOT NULL REFERENCES session (row),
    position    INTEGER NOT NULL,
    type        TEXT    NOT NULL,
    number      INTEGER NOT NULL,
    value_index BLOB,
    sealed      INTEGER,
    confidence  REAL,
    stage       INTEGER,
    PRIMARY KEY (session, position),
    UNIQUE (session, type, number),
    UNIQUE (session, type, value_index)
  ) STRICT, WITHOUT ROWID;`;

/** How long a connection waits for a lock that a reader or a checkpoint holds for a moment. */
export const lockWaitMs = 2_000;

/**
 * Opens the connection that writes: write-ahead log, a commit returns after the data is on the disk, deleted content is
 * overwritten. Makes the tables in a new file. Throws `StoreError` for a damaged file and for one that is not ours, and
 * SQLite's own error for one that this user may not write: SQLite would open it and refuse each write.
 */
export function openWriting(file: string): DatabaseSyncInstance {
  const db = new DatabaseSync(file, { timeout: lockWaitMs });
  refuseForeign(db, file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  if (readPragma(db, 'user_version') === 0) {
    db.exec(`BEGIN;${tables};
      PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${schemaVersion}; COMMIT;`);
  }
  refuseDamaged(db, file);
  db.exec(`BEGIN; PRAGMA user_version = ${schemaVersion}; ROLLBACK`);
  return db;
}

/** Opens a connection that only reads. The tables must be there. */
export const openReading = (file: string): DatabaseSyncInstance =>
  new DatabaseSync(file, { readOnly: true, timeout: lockWaitMs });

/** The single value that a pragma answers with. */
export const readPragma = (db: DatabaseSyncInstance, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() as Record<string, unknown>)[0]; // a pragma that is asked answers one row

/** Throws `StoreError` unless every page of the database is as SQLite wrote it. */
export function refuseDamaged(db: DatabaseSyncInstance, file: string): void {
  if (readPragma(db, 'quick_check(1)') !== 'ok') throw new StoreError('corrupt', file);
}

function refuseForeign(db: DatabaseSyncInstance, file: string): void {
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  const isOurs = readPragma(db, 'application_id') === applicationId && readPragma(db, 'user_version') === schemaVersion;
  if (!isEmpty && !isOurs) throw new StoreError('not_ours', file);
}
