/** The PostgreSQL of the tests, which `scripts/postgres.sh run` starts: directly, and through PgBouncer. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describe } from 'vitest';
import { isThere } from '../../../../test/prerequisites.js';
import { Database, type DatabaseOptions } from '../../src/stores/postgres/database.js';
import { migrate } from '../../src/stores/postgres/migrate.js';
import { PostgresStore } from '../../src/stores/postgres/postgres-store.js';
import { parseServerUrl, type PostgresServer } from '../../src/stores/postgres/server-url.js';
import type { StoreOnTrial } from './test-sessions.js';

/** A way to reach the server. */
export interface TestServer {
  readonly name: string;
  /** URL of a database that is always there. */
  readonly url: string;
}

/** A database of its own for one test. */
export interface TestDatabase {
  readonly url: string;
  readonly server: PostgresServer;
  /** Runs SQL directly, with the rights of a superuser, and gives the rows of its last statement. */
  query(sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Ends every connection to the database, as an administrator or a failing network would. */
  cutConnections(): Promise<void>;
  /** Lets new connections start read-only transactions, as those to a primary that was demoted. */
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Refuses new connections, or takes them again. */
  acceptConnections(areTaken: boolean): Promise<void>;
  /** Removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

const direct = process.env['TEST_POSTGRES_URL'] ?? '';
const pooled = process.env['TEST_PGBOUNCER_URL'] ?? '';
const servers: readonly TestServer[] = [
  { name: 'PostgreSQL', url: direct },
  { name: 'PostgreSQL through PgBouncer', url: pooled },
];

/** Describes the same tests for both ways to the server, if there is one. */
export function describeWithPostgres(tests: (server: TestServer) => void, which = servers): void {
  const isRunning = isThere(
    direct !== '' && pooled !== '',
    'PostgreSQL is not there; `scripts/postgres.sh run npm test` starts it',
  );
  describe.runIf(isRunning)('PostgreSQL', () => {
    for (const server of which) tests(server);
  });
}

/** Only the direct way. */
export const directServer: readonly TestServer[] = servers.slice(0, 1);

/** Makes an empty database, to be reached as `server` is. */
export async function createDatabase({ url }: Pick<TestServer, 'url'>): Promise<TestDatabase> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  await queryOnce(direct, `CREATE DATABASE ${database}`);
  const of = (address: string) => address.replace(/[^/]*$/, database);
  const server = parseServerUrl(of(url));
  if (server === undefined) throw new Error(`no URL of a PostgreSQL server: ${url}`);
  return {
    url: of(url),
    server,
    query: (sql, parameters) => queryOnce(of(direct), sql, parameters),
    cutConnections: async () => {
      await queryOnce(direct, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
    },
    setReadOnly: async (isReadOnly) => {
      await queryOnce(direct, `ALTER DATABASE ${database} SET default_transaction_read_only = ${String(isReadOnly)}`);
    },
    acceptConnections: async (areTaken) => {
      await queryOnce(direct, `ALTER DATABASE ${database} ALLOW_CONNECTIONS ${String(areTaken)}`);
    },
    drop: async () => {
      await queryOnce(direct, `DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}

/** A migrated database and a pool on it. */
export async function openTestDatabase(
  server: Pick<TestServer, 'url'>,
  options: Partial<DatabaseOptions> = {},
): Promise<{ database: Database; test: TestDatabase; close: () => Promise<void> }> {
  const test = await createDatabase(server);
  await migrate(test.server);
  const database = new Database(test.server, { connections: 5, ...options });
  const close = async (): Promise<void> => {
    await database.close();
    await test.drop();
  };
  return { database, test, close };
}

/** Puts a clock in the place of the database's that stands still, and returns how to set it. */
export async function stopClock(test: TestDatabase, nowMs: number): Promise<(nowMs: number) => Promise<void>> {
  await test.query(`
    CREATE TABLE palimpsest.stopped_clock AS SELECT ${String(nowMs)}::bigint AS ms;
    CREATE OR REPLACE FUNCTION palimpsest.now_ms() RETURNS bigint LANGUAGE sql STABLE AS
      'SELECT ms FROM palimpsest.stopped_clock'`);
  return async (ms) => {
    await test.query('UPDATE palimpsest.stopped_clock SET ms = $1', [ms]);
  };
}

/** A store in a database of its own, as the contract wants it. */
export async function openStoreOnTrial(server: TestServer, nowMs: number): Promise<StoreOnTrial> {
  const { database, test, close } = await openTestDatabase(server);
  return { store: new PostgresStore(database), setClock: await stopClock(test, nowMs), close };
}

async function queryOnce(url: string, sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(sql, parameters);
    return result.rows;
  } finally {
    await client.end();
  }
}
