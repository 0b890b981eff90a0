/** What all key stores do alike: rows of the table of keys, and whose token a token is. */
import { timingSafeEqual } from 'node:crypto';
import { digestToken, idOfToken } from './api-token.js';
import type { ApiKey, Caller } from './key-store.js';

/** The columns of the table `api_key`, in the order in which a key is written. */
export const keyColumns = 'id, tenant, digest, created_at_ms, expires_at_ms, rate_requests, rate_window_seconds';

/** A row of the table. */
export interface KeyRow {
  readonly id: string;
  readonly tenant: string;
  readonly digest: Uint8Array;
  readonly created_at_ms: number;
  readonly expires_at_ms: number | null;
  readonly rate_requests: number | null;
  readonly rate_window_seconds: number | null;
}

/** Compared with where a key is unknown, so that the answer takes as long as for a known one. */
const digestOfNothing = Buffer.alloc(32);
const bootstrapCaller: Caller = { id: 'bootstrap', tenant: 'default', rateLimit: undefined };

/**
 * Makes the function that says whose token a token is. `find` reads the row of a key that is valid now. Tokens that are
 * not shaped like ours are looked up nowhere. `bootstrapToken` is long enough (`isBootstrapToken`), as the settings see
 * to.
 */
export function identifyWith(
  find: (id: string) => Promise<KeyRow | undefined>,
  bootstrapToken: string | undefined,
): (token: string) => Promise<Caller | undefined> {
  const bootstrapDigest = bootstrapToken === undefined ? digestOfNothing : digestToken(bootstrapToken);
  return async (token) => {
    const digest = digestToken(token);
    if (timingSafeEqual(digest, bootstrapDigest)) return bootstrapCaller;
    const id = idOfToken(token);
    const row = id === undefined ? undefined : await find(id);
    const isKnown = timingSafeEqual(digest, row?.digest ?? digestOfNothing);
    return isKnown && row !== undefined ? asCaller(row) : undefined;
  };
}

function asCaller({ id, tenant, rate_requests: requests, rate_window_seconds: windowSeconds }: KeyRow): Caller {
  const rateLimit = requests === null || windowSeconds === null ? undefined : { requests, windowSeconds };
  return { id, tenant, rateLimit };
}

/** A row as it is listed. */
export const asApiKey = (row: KeyRow): ApiKey => ({
  ...asCaller(row),
  createdAtMs: row.created_at_ms,
  expiresAtMs: row.expires_at_ms ?? undefined,
});
