/** Opens what a service keeps outside of itself: sessions, API keys and rate counters, in one place. */
import { dirname, join } from 'node:path';
import type { Config } from './config.js';
import type { KeyStore } from './keys/key-store.js';
import { createPostgresKeyStore } from './keys/postgres-key-store.js';
import { openSqliteKeyStore } from './keys/sqlite-key-store.js';
import { createPostgresRateCounter } from './postgres-rate-counter.js';
import { createMemoryRateCounter, type RateCounter } from './rate-limit.js';
import type { Database } from './stores/postgres/database.js';
import { PostgresStore } from './stores/postgres/postgres-store.js';
import { nameOf, type PostgresServer } from './stores/postgres/server-url.js';
import { openSqliteStore } from './stores/sqlite/sqlite-store.js';
import type { Store } from './stores/store.js';

/** The three of them. */
export interface Backend {
  readonly store: Store;
  readonly keys: KeyStore;
  readonly rateCounter: RateCounter;
  close(): Promise<void>;
}

/** What the embedded store needs besides its configuration. */
export interface BackendOptions {
  /** Milliseconds since the epoch. PostgreSQL has a clock of its own. */
  readonly clock: () => number;
  /** The compiled module of the store's writing thread, if it is not beside this one. */
  readonly writerUrl?: URL | undefined;
}

/** Files that belong to an embedded database stand beside it. */
export const filesOf = (database: string) => ({
  keys: join(dirname(database), 'palimpsest-keys.db'),
  masterKey: join(dirname(database), 'palimpsest.key'),
});

/** Opens all three, and makes what is not there. Rejects with `StoreError`; then nothing stays open. */
export async function openBackend(config: Config, { clock, writerUrl }: BackendOptions): Promise<Backend> {
  const { PALIMPSEST_STORE: location, PALIMPSEST_BOOTSTRAP_KEY: bootstrapToken } = config;
  if (location.kind === 'postgres') {
    const database = await openServer(location.server, config.PALIMPSEST_STORE_CONNECTIONS);
    const keys = createPostgresKeyStore(database, bootstrapToken);
    const rateCounter = createPostgresRateCounter(database);
    return { store: new PostgresStore(database), keys, rateCounter, close: () => database.close() };
  }
  const { file } = location;
  const store = await openSqliteStore({ file, clock, ...(writerUrl && { writerUrl }) });
  try {
    const keys = openSqliteKeyStore({ file: filesOf(file).keys, clock, bootstrapToken });
    const close = async (): Promise<void> => {
      await keys.close();
      await store.close();
    };
    return { store, keys, rateCounter: createMemoryRateCounter(clock), close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens the API keys alone, beside servers that run. Rejects with `StoreError`. */
export async function openKeys({ PALIMPSEST_STORE: location }: Config): Promise<KeyStore> {
  if (location.kind === 'sqlite') return openSqliteKeyStore({ file: filesOf(location.file).keys, clock: Date.now });
  const database = await openServer(location.server, 1);
  return { ...createPostgresKeyStore(database), close: () => database.close() };
}

/** How the place of the API keys is named to people: a file, or a server without its password. */
export const nameOfKeys = ({ PALIMPSEST_STORE: location }: Config): string =>
  location.kind === 'sqlite' ? filesOf(location.file).keys : nameOf(location.server);

/** Loads the client of PostgreSQL, which the embedded store does without, and opens a database with it. */
async function openServer(server: PostgresServer, connections: number): Promise<Database> {
  const { openDatabase } = await import('./stores/postgres/open.js');
  return openDatabase(server, { connections });
}
