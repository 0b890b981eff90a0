/** API keys in an SQLite file of their own, so that the command line can write while a server reads. */
import { timingSafeEqual } from 'node:crypto';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { makePrivateFile } from '../stores/sqlite/private-file.js';
import { asStoreError } from '../stores/sqlite/sqlite-error.js';
import { digestToken, drawToken, idOfToken } from './api-token.js';
import type { ApiKey, Caller, KeyStore } from './key-store.js';

/** How to open the keys. */
export interface SqliteKeyStoreOptions {
  /** Path of the database; it and its folder are made if missing. */
  readonly file: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Token of a key of tenant `default` with the id `bootstrap` that is not in the file. */
  readonly bootstrapToken?: string | undefined;
}

/** A shorter bootstrap token could be guessed. */
export const minBootstrapTokenLength = 32;

interface KeyRow {
  readonly id: string;
  readonly tenant: string;
  readonly digest: Uint8Array;
  readonly created_at_ms: number;
  readonly expires_at_ms: number | null;
  readonly rate_requests: number | null;
  readonly rate_window_seconds: number | null;
}

const table = `
  CREATE TABLE IF NOT EXISTS api_key (
    id                  TEXT PRIMARY KEY,
    tenant              TEXT    NOT NULL,
    digest              BLOB    NOT NULL,
    created_at_ms       INTEGER NOT NULL,
    expires_at_ms       INTEGER,
    rate_requests       INTEGER,
    rate_window_seconds INTEGER
  ) STRICT, WITHOUT ROWID;`;
const lockWaitMs = 5_000;
/** Compared with where a key is unknown, so that the answer takes as long as for a known one. */
const digestOfNothing = Buffer.alloc(32);

/** Opens or makes the keys. Throws `StoreError`, and `RangeError` for a bootstrap token that is too short. */
export function openSqliteKeyStore({ file, clock, bootstrapToken }: SqliteKeyStoreOptions): KeyStore {
  if (bootstrapToken !== undefined && bootstrapToken.length < minBootstrapTokenLength) {
    throw new RangeError(`The bootstrap key takes at least ${minBootstrapTokenLength} characters.`);
  }
  try {
    makePrivateFile(file);
    const db = new DatabaseSync(file, { timeout: lockWaitMs });
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; ${table}`);
    const bootstrapDigest = bootstrapToken === undefined ? undefined : digestToken(bootstrapToken);
    return keyStoreOn({ db, file, clock, bootstrapDigest });
  } catch (error) {
    throw asStoreError(error, file);
  }
}

function keyStoreOn(options: {
  db: DatabaseSyncInstance;
  file: string;
  clock: () => number;
  bootstrapDigest: Buffer | undefined;
}): KeyStore {
  const { db, file, clock, bootstrapDigest } = options;
  const insert = db.prepare('INSERT INTO api_key VALUES (?, ?, ?, ?, ?, ?, ?)');
  const list = db.prepare('SELECT * FROM api_key ORDER BY created_at_ms, id');
  const remove = db.prepare('DELETE FROM api_key WHERE id = ?');
  const find = db.prepare('SELECT * FROM api_key WHERE id = ? AND (expires_at_ms IS NULL OR expires_at_ms > ?)');
  const run = <T>(work: () => T): Promise<T> => {
    try {
      return Promise.resolve(work());
    } catch (error) {
      return Promise.reject(asStoreError(error, file));
    }
  };
  return {
    createKey: ({ tenant, expiresAtMs, rateLimit }) =>
      run(() => {
        const { id, token } = drawToken();
        const limit = [rateLimit?.requests ?? null, rateLimit?.windowSeconds ?? null];
        insert.run(id, tenant, digestToken(token), clock(), expiresAtMs ?? null, ...limit);
        return { id, tenant, token };
      }),
    listKeys: () => run(() => (list.all() as KeyRow[]).map(asApiKey)), // the columns of the table
    revokeKey: (id) => run(() => remove.run(id).changes > 0),
    authenticate: (token) =>
      run(() => {
        const digest = digestToken(token);
        const row = find.get(idOfToken(token) ?? '', clock()) as KeyRow | undefined; // the columns of the table
        const isKnown = timingSafeEqual(digest, row?.digest ?? digestOfNothing);
        const isBootstrap = timingSafeEqual(digest, bootstrapDigest ?? digestOfNothing);
        if (isBootstrap) return bootstrapCaller;
        return isKnown && row !== undefined ? asCaller(row) : undefined;
      }),
    close: () =>
      run(() => {
        db.close();
      }),
  };
}

const bootstrapCaller: Caller = { id: 'bootstrap', tenant: 'default', rateLimit: undefined };

function asCaller({ id, tenant, rate_requests: requests, rate_window_seconds: windowSeconds }: KeyRow): Caller {
  const rateLimit = requests === null || windowSeconds === null ? undefined : { requests, windowSeconds };
  return { id, tenant, rateLimit };
}

const asApiKey = (row: KeyRow): ApiKey => ({
  ...asCaller(row),
  createdAtMs: row.created_at_ms,
  expiresAtMs: row.expires_at_ms ?? undefined,
});
