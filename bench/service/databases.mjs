/** Connections to the database of a store, beside the server that has it open. */
import { requireOfService } from './service-packages.mjs';

/** The file of a store as `PALIMPSEST_STORE` names it; undefined for one in PostgreSQL. */
export const fileOf = (store) => (store.startsWith('sqlite:') ? store.slice('sqlite:'.length) : undefined);

/** Opens a SQLite file. */
export function openFile(file, options) {
  const { DatabaseSync } = requireOfService('@photostructure/sqlite');
  return new DatabaseSync(file, options);
}

/** Connects to the PostgreSQL at `url`. */
export async function connectTo(url) {
  const { Client } = requireOfService('pg');
  const client = new Client(url);
  await client.connect();
  return client;
}
