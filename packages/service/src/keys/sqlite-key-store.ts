/** API keys in an SQLite file of their own, so that the command line can write while a server reads. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { makePrivateFile } from '../stores/sqlite/private-file.js';
import { readPragma } from '../stores/sqlite/schema.js';
import { asStoreError } from '../stores/sqlite/sqlite-error.js';
import { watchDatabase } from '../stores/sqlite/watched-database.js';
import { digestToken, drawToken } from './api-token.js';
import { asApiKey, identifyWith, keyColumns, type KeyRow } from './key-rows.js';
import type { KeyStore } from './key-store.js';
import { checkKeyFile, makeKeyTable, versionInUse } from './sqlite-key-file.js';

/** How to open the keys. */
export interface SqliteKeyStoreOptions {
  /** Path of the database; it and its folder are made if missing. */
  readonly file: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Token of a key of tenant `default` with the id `bootstrap` that is not in the file. */
  readonly bootstrapToken?: string | undefined;
}

const lockWaitMs = 5_000;

/** Opens or makes the keys. Throws `StoreError`. */
export function openSqliteKeyStore({ file, clock, bootstrapToken }: SqliteKeyStoreOptions): KeyStore {
  let db: DatabaseSyncInstance | undefined;
  try {
    makePrivateFile(file);
    checkKeyFile(file);
    db = new DatabaseSync(file, { timeout: lockWaitMs });
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; ${makeKeyTable}`);
    return keyStoreOn({ db, file, clock, bootstrapToken });
  } catch (error) {
    db?.close();
    throw asStoreError(error, file);
  }
}

function keyStoreOn({
  db,
  file,
  clock,
  bootstrapToken,
}: SqliteKeyStoreOptions & { readonly db: DatabaseSyncInstance }): KeyStore {
  const checkFiles = watchDatabase(file);
  const insert = db.prepare(`INSERT INTO api_key (${keyColumns}) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const list = db.prepare(`SELECT ${keyColumns} FROM api_key ORDER BY created_at_ms, id`);
  const remove = db.prepare('DELETE FROM api_key WHERE id = ?');
  const find = db.prepare(
    `SELECT ${keyColumns} FROM api_key WHERE id = ? AND (expires_at_ms IS NULL OR expires_at_ms > ?)`,
  );
  const run = <T>(work: () => T): Promise<T> => {
    try {
      return Promise.resolve(work());
    } catch (error) {
      return Promise.reject(asStoreError(error, file));
    }
  };
  /** Returns whether the file was not in use before. */
  const takeIntoUse = (): boolean => {
    const isFirstUse = readPragma(db, 'user_version') !== versionInUse;
    if (isFirstUse) db.exec(`PRAGMA user_version = ${versionInUse}`);
    return isFirstUse;
  };
  return {
    createKey: ({ tenant, expiresAtMs, rateLimit }) =>
      run(() => {
        const { id, token } = drawToken();
        const limit = [rateLimit?.requests ?? null, rateLimit?.windowSeconds ?? null];
        takeIntoUse();
        insert.run(id, tenant, digestToken(token), clock(), expiresAtMs ?? null, ...limit);
        return { id, tenant, token };
      }),
    listKeys: () => run(() => (list.all() as KeyRow[]).map(asApiKey)), // rows of the table
    revokeKey: (id) => run(() => remove.run(id).changes > 0),
    authenticate: identifyWith((id) => run(() => find.get(id, clock()) as KeyRow | undefined), bootstrapToken),
    // Files of older versions hold keys, but have no mark.
    claimFirstStart: () => run(() => takeIntoUse() && list.get() === undefined),
    check: () => run(checkFiles),
    close: () =>
      run(() => {
        db.close();
      }),
  };
}
