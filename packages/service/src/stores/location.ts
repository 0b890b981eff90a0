/** Where a store is, as the operator writes it. */
import { parseServerUrl, type PostgresServer } from './postgres/server-url.js';

/** A file of the embedded store, or a PostgreSQL server. */
export type StoreLocation =
  { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly server: PostgresServer };

/**
 * Reads `sqlite:FILE` or the URL of a PostgreSQL server; undefined for everything else, names among it that SQLite
 * takes for no file of that name: each of its connections would have a memory of its own, and a URI leads past our file
 * modes.
 */
export function parseStoreLocation(raw: string): StoreLocation | undefined {
  const file = /^sqlite:(?!:|file:)(.+)$/.exec(raw)?.[1];
  if (file !== undefined) return { kind: 'sqlite', file };
  const server = parseServerUrl(raw);
  return server && { kind: 'postgres', server };
}
