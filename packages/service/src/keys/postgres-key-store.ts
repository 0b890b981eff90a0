/**
 * API keys in PostgreSQL. Every call is looked up there, so that all replicas know at once what the operator did on
 * one.
 */
import type { Database } from '../stores/postgres/database.js';
import { digestToken, drawToken } from './api-token.js';
import { asApiKey, identifyWith, keyColumns, type KeyRow } from './key-rows.js';
import type { KeyStore } from './key-store.js';

const insert = `INSERT INTO palimpsest.api_key (${keyColumns}) VALUES ($1, $2, $3, palimpsest.now_ms(), $4, $5, $6)`;
const list = `SELECT ${keyColumns} FROM palimpsest.api_key ORDER BY created_at_ms, id`;
const find = `
  SELECT ${keyColumns} FROM palimpsest.api_key
  WHERE id = $1 AND (expires_at_ms IS NULL OR expires_at_ms > palimpsest.now_ms())`;
const remove = `
  WITH windows AS (DELETE FROM palimpsest.rate_window WHERE key_id = $1)
  DELETE FROM palimpsest.api_key WHERE id = $1 RETURNING id`;

/**
 * The keys in a migrated database, which the caller closes. `bootstrapToken` is that of a key of tenant `default` with
 * the id `bootstrap` that is not in the database.
 */
export function createPostgresKeyStore(database: Database, bootstrapToken?: string): KeyStore {
  return {
    async createKey({ tenant, expiresAtMs, rateLimit }) {
      const { id, token } = drawToken();
      const limit = [rateLimit?.requests ?? null, rateLimit?.windowSeconds ?? null];
      await database.run(insert, [id, tenant, digestToken(token), expiresAtMs ?? null, ...limit]);
      return { id, tenant, token };
    },
    listKeys: async () => (await database.run<KeyRow>(list)).map(asApiKey),
    revokeKey: async (id) => (await database.run(remove, [id])).length > 0,
    authenticate: identifyWith(async (id) => (await database.run<KeyRow>(find, [id]))[0], bootstrapToken),
    claimFirstStart: () => Promise.resolve(false), // nobody can say which of the replicas was the first
    check: () => Promise.resolve(), // the same database as that of the sessions, which is checked
    close: () => Promise.resolve(),
  };
}
