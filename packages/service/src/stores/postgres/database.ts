/**
 * The one way to PostgreSQL: a pool of connections on which every call is a short transaction with bounds on its time.
 *
 * Nothing outlives a transaction: no session settings, no named statements, no locks of the session. So PgBouncer may
 * give each transaction another connection. The bounds are set in the transaction itself for the same reason.
 */
import { readFileSync } from 'node:fs';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel';
import { Client, type ClientConfig, Pool, type PoolClient, type QueryResultRow, TypeOverrides } from 'pg';
import { StoreError, type StoreFailure } from '../store-error.js';
import { asStoreError } from './postgres-error.js';
import { nameOf, type PostgresServer } from './server-url.js';

/** What bounds the use of a server. */
export interface DatabaseOptions {
  /** Connections that one replica holds at most. */
  readonly connections: number;
  /** Milliseconds to get a connection, be it a new one or one that others have to give back first. */
  readonly connectMs?: number;
  /** Milliseconds that a statement may wait for another transaction's lock. */
  readonly lockMs?: number;
  /** Milliseconds for a statement. */
  readonly statementMs?: number;
}

/** A value that a statement takes; arrays become arrays of the database. */
export type Parameter = string | number | Uint8Array | null | readonly (string | number | Uint8Array | null)[];

/** Runs a statement inside a transaction. `Row` names the columns that it selects. */
export type Run = <Row extends QueryResultRow>(sql: string, parameters?: readonly Parameter[]) => Promise<Row[]>;

/** The network gets this much longer than the database before the connection is given up. */
const networkMs = 1_000;
/** Calls without a connection or an answer, one after the other, before the server counts as down. */
const failuresUntilDown = 5;
/** While it is down, one call at a time tries again, after pauses with jitter between these; others are refused. */
const retryMs = { initialDelay: 100, maxDelay: 1_000 };
const idleMs = 30_000;
/** A connection is made anew now and then, so that replicas follow a name that moved to another server. */
const maxAgeSeconds = 600;
/** Numbers of 64 bits come as numbers: times in milliseconds are far from the bound of exact ones. */
const int8 = 20; // https://www.postgresql.org/docs/current/catalog-pg-type.html
const types = new TypeOverrides();
types.setTypeParser(int8, Number);

type Connected = Parameters<Client['connect']>[0];

/** Closes the connection where the login fails on this side, as without a password: pg leaves it open. */
class ClosingClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<Client> | void {
    if (callback === undefined) return super.connect();
    const settle = callback as (error: Error | null, client: Client) => void; // either of the two that it may be
    super.connect((error: Error | null) => {
      if (error) void this.end().catch(() => undefined);
      settle(error, this);
    });
  }
}

/** A pool of connections to one database. Every method rejects with `StoreError`. */
export class Database {
  /** For people; has no password. */
  readonly name: string;
  readonly #pool: Pool;
  readonly #breaker: CircuitBreakerPolicy;
  /** Why the last call got no connection or no answer. */
  #downBy: StoreFailure = 'unreachable';
  readonly #bounds: { readonly lockMs: number; readonly statementMs: number };

  constructor(server: PostgresServer, options: DatabaseOptions) {
    const { connections, connectMs = 3_000, lockMs = 2_000, statementMs = 5_000 } = options;
    this.name = nameOf(server);
    this.#bounds = { lockMs, statementMs };
    this.#pool = new Pool({
      ...clientConfig(server, this.name),
      Client: ClosingClient,
      max: connections,
      connectionTimeoutMillis: connectMs,
      idleTimeoutMillis: idleMs,
      maxLifetimeSeconds: maxAgeSeconds,
      query_timeout: statementMs + networkMs,
    });
    this.#pool.on('error', () => undefined); // an idle connection broke, and the pool has dropped it
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined); // one in use broke, and whoever uses it is told by its statement
    });
    // Who tries again, and has to wait for connections that still hang, has not found the server back.
    const isStillDown = (error: Error): boolean =>
      isDown(error) ||
      (this.#breaker.state === CircuitState.HalfOpen && error instanceof StoreError && error.code === 'exhausted');
    this.#breaker = circuitBreaker(handleWhen(isStillDown), {
      breaker: new ConsecutiveBreaker(failuresUntilDown),
      halfOpenAfter: new ExponentialBackoff(retryMs),
    });
  }

  /**
   * Runs one statement in a transaction of its own, all in one flight: it is committed when this resolves. A rejection
   * means that nothing was written, or, where the connection broke meanwhile, that nobody knows.
   */
  run: Run = <Row extends QueryResultRow>(sql: string, parameters: readonly Parameter[] = []): Promise<Row[]> =>
    this.#withClient(async (client) => {
      const begun = client.query(begin(this.#bounds));
      const answered = client.query<Row>(sql, [...parameters]);
      const committed = client.query('COMMIT');
      await Promise.allSettled([begun, answered, committed]);
      const [, { rows }] = await Promise.all([begun, answered, committed]); // the first that failed says why
      return rows;
    });

  /** Runs several statements in one transaction. The bounds hold for each of them. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return this.#withClient(async (client) => {
      await client.query(begin(this.#bounds));
      try {
        const run: Run = async <Row extends QueryResultRow>(sql: string, parameters: readonly Parameter[] = []) =>
          (await client.query<Row>(sql, [...parameters])).rows;
        const result = await work(run);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // Elsewhere the connection is closed, and its transaction with it: a frozen server would not answer this either.
        if (keepsConnection.has(asStoreError(error, this.name).code)) await client.query('ROLLBACK');
        throw error;
      }
    });
  }

  /** Waits for what is under way and closes all connections. */
  close(): Promise<void> {
    return this.#pool.end();
  }

  async #withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    // Others would wait as long as the one that tries: for a frozen server, some seconds.
    if (this.#breaker.state === CircuitState.HalfOpen) throw new StoreError(this.#downBy, this.name);
    try {
      return await this.#breaker.execute(() => this.#attempt(work));
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new StoreError(this.#downBy, this.name, { cause: error }) : error;
    }
  }

  async #attempt<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      const result = await work(client);
      client.release();
      return result;
    } catch (cause) {
      const error = asStoreError(cause, this.name);
      if (isDown(error)) this.#downBy = error.code;
      client?.release(!keepsConnection.has(error.code));
      throw error;
    }
  }
}

/**
 * After these the database has only refused one statement. After others the connection can't be trusted: one that is
 * read-only stays so, though the name may lead to another server since.
 */
const keepsConnection: ReadonlySet<string> = new Set(['constraint', 'busy', 'forbidden', 'full']);

const isDown = (error: Error): boolean =>
  error instanceof StoreError && ['unreachable', 'crowded'].includes(error.code);

/**
 * Whatever the database's own settings are: at a higher level callers would fail on each other's locks, and without
 * waiting for the disk an answer could be sent whose mapping is lost.
 */
const begin = ({ lockMs, statementMs }: { lockMs: number; statementMs: number }): string =>
  `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on; ` +
  `SET LOCAL statement_timeout = ${statementMs}; SET LOCAL lock_timeout = ${lockMs}`;

function readCertificates(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StoreError('no_certificates', name, { cause });
  }
}

/** Everything is said here, so that no variable of libpq (PGSSLMODE, PGHOST) decides. */
function clientConfig(server: PostgresServer, name: string): ClientConfig {
  const { host, port, database, user, password, isVerified, caFile } = server;
  return {
    host,
    port,
    database,
    user,
    ...(password !== undefined && { password }),
    ssl: isVerified && {
      rejectUnauthorized: true,
      ...(caFile !== undefined && { ca: readCertificates(caFile, name) }),
    },
    application_name: 'palimpsest',
    keepAlive: true,
    pipeline: true,
    types,
  };
}
