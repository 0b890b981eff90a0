/** A look into a store for `doctor`: changes nothing, and needs no server to be stopped. */
import { existsSync } from 'node:fs';
import type { StoreLocation } from './location.js';
import { Database } from './postgres/database.js';
import { isMigrated } from './postgres/migrate.js';
import { PostgresStore } from './postgres/postgres-store.js';
import { nameOf } from './postgres/server-url.js';
import { sampleStoredSessions } from './sqlite/inspect.js';
import { StoreError } from './store-error.js';
import type { StoredSession } from './store.js';

/** How a store is named to people. */
export const nameOfStore = (location: StoreLocation): string =>
  location.kind === 'sqlite' ? location.file : nameOf(location.server);

/**
 * One active session for each master key that a store needs; undefined where the next start has yet to make its tables.
 * Rejects with `StoreError` where a server could not work with the store.
 */
export async function sampleSessionsOf(location: StoreLocation): Promise<StoredSession[] | undefined> {
  if (location.kind === 'sqlite') {
    return existsSync(location.file) ? sampleStoredSessions(location.file, Date.now()) : undefined;
  }
  const database = new Database(location.server, { connections: 1 });
  try {
    if (!(await isMigrated(database))) {
      const [user] = await database.run<{ mayCreate: boolean }>(
        `SELECT has_database_privilege(current_database(), 'CREATE') AS "mayCreate"`,
      );
      if (!user?.mayCreate) throw new StoreError('forbidden', nameOf(location.server));
      return undefined;
    }
    const store = new PostgresStore(database);
    await store.check();
    return await store.sampleSessions();
  } finally {
    await database.close();
  }
}
