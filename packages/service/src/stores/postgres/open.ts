/** Opens a PostgreSQL database for a service or a command. */
import { Database, type DatabaseOptions } from './database.js';
import { migrate } from './migrate.js';
import type { PostgresServer } from './server-url.js';

/** Migrates the database where it must be and gives a pool on it. Rejects with `StoreError`. */
export async function openDatabase(server: PostgresServer, options: DatabaseOptions): Promise<Database> {
  await migrate(server);
  return new Database(server, options);
}
