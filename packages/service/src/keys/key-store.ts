/** API keys: who may call, and for which tenant. */
import type { RateLimit } from '../rate-limit.js';

/** Who sent a request. */
export interface Caller {
  /** Id of the key; it names the key in logs and in the rate limit. */
  readonly id: string;
  readonly tenant: string;
  /** Only where the key has one of its own. */
  readonly rateLimit: RateLimit | undefined;
}

/** A key as it is listed. The token itself is nowhere to be read. */
export interface ApiKey extends Caller {
  readonly createdAtMs: number;
  readonly expiresAtMs: number | undefined;
}

/** A key as it is ordered. */
export interface NewKey {
  readonly tenant: string;
  readonly expiresAtMs?: number;
  readonly rateLimit?: RateLimit;
}

/** A key just made. `token` is shown this once. */
export interface CreatedKey {
  readonly id: string;
  readonly tenant: string;
  readonly token: string;
}

/** Every method rejects with `StoreError` when the backend fails. */
export interface KeyStore {
  createKey(key: NewKey): Promise<CreatedKey>;
  /** All keys, expired ones included, oldest first. The bootstrap key is configuration and not listed. */
  listKeys(): Promise<ApiKey[]>;
  /** Refuses the key from now on, in servers that are running too. Returns whether there was such a key. */
  revokeKey(id: string): Promise<boolean>;
  /** Whose token this is; undefined if it is unknown, revoked or expired. */
  authenticate(token: string): Promise<Caller | undefined>;
  /**
   * True once in the life of an embedded store, if no key was ever made in it; never in a store of several replicas.
   */
  claimFirstStart(): Promise<boolean>;
  /** Resolves if what is made or revoked elsewhere will be seen here. */
  check(): Promise<void>;
  close(): Promise<void>;
}
