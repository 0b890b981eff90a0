/** Brings a database to the tables that this version works with. */
import { readFileSync } from 'node:fs';
import { StoreError } from '../store-error.js';
import { Database, type Run } from './database.js';
import type { PostgresServer } from './server-url.js';

/** In the order in which they are applied; a database is at version N when the first N are. None is ever changed. */
const migrations = ['0001-sessions.sql'];
/** Beside `src` and `dist` alike. */
const folder = new URL('../../../migrations/', import.meta.url);
const oldestServer = 140_000;
/** As long as others wait for the replica that migrates, and as long as one statement of a migration may take. */
const migrationMs = 60_000;
/** Any number that no other program takes for its own advisory locks in this database: "PLMS" in ASCII. */
const lockId = 0x504c4d53;

/**
 * Applies the migrations that are missing, in one transaction, while other replicas wait. A database that needs none is
 * only read, so that a user without rights on the schema can start a service. Rejects as `isMigrated` does.
 */
export async function migrate(server: PostgresServer): Promise<void> {
  const database = new Database(server, { connections: 1, lockMs: migrationMs, statementMs: migrationMs });
  try {
    if (await isMigrated(database)) return;
    await database.transaction(async (run) => {
      await run('SELECT pg_advisory_xact_lock($1)', [lockId]);
      for (let applied = await countApplied(run); applied < migrations.length; applied++) await apply(run, applied);
    });
  } finally {
    await database.close();
  }
}

/**
 * Whether a database has all tables that this version works with. Rejects with `StoreError`: `too_old` where the server
 * is, `not_ours` where a newer version of this program has migrated already.
 */
export async function isMigrated({ run, name }: Database): Promise<boolean> {
  const [server] = await run<{ version: number }>("SELECT current_setting('server_version_num')::int AS version");
  if ((server?.version ?? 0) < oldestServer) throw new StoreError('too_old', name);
  const applied = await countApplied(run);
  if (applied > migrations.length) throw new StoreError('not_ours', name);
  return applied === migrations.length;
}

/**
 * How many migrations a database has seen. Looks for the table with a query: `to_regclass` answers out of a cache that
 * does not learn of a table which another transaction made while this one waited for the advisory lock.
 */
async function countApplied(run: Run): Promise<number> {
  const [found] = await run<{ isThere: boolean }>(`
    SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'palimpsest' AND tablename = 'migration') AS "isThere"`);
  if (!found?.isThere) return 0;
  const [last] = await run<{ applied: number }>(
    'SELECT coalesce(max(version), 0) AS applied FROM palimpsest.migration',
  );
  return last?.applied ?? 0;
}

async function apply(run: Run, applied: number): Promise<void> {
  if (applied === 0) {
    await run('CREATE SCHEMA IF NOT EXISTS palimpsest');
    await run(
      'CREATE TABLE palimpsest.migration (version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
  }
  await run(readFileSync(new URL(migrations[applied] ?? '', folder), 'utf8'));
  await run('INSERT INTO palimpsest.migration (version) VALUES ($1)', [applied + 1]);
}
