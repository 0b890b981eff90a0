/**
 * Where sessions and their sealed mappings live. One interface for every backend, held to by one contract suite.
 *
 * Concurrency is optimistic: a caller reads a session at some version, works without holding anything, and appends only
 * if the version is still the same. Mappings are only ever added, and the version of a session is the number of its
 * mappings: version 3 means the first three, and what came after version 3 is a suffix.
 *
 * A session is active from its creation until it is destroyed or until the store's clock reads `expiresAtMs`, whichever
 * is first. Ended, foreign and unknown sessions can't be told apart through this interface.
 */
import type { EntityType, Placeholder } from '@palimpsest/protocol';

/** Names a session. A session of another tenant is one that does not exist. */
export interface SessionRef {
  readonly tenant: string;
  /** UUID in lower case. */
  readonly id: string;
}

/** A session as it is created. */
export interface NewSession extends SessionRef {
  /** First millisecond since the epoch at which the session is over. */
  readonly expiresAtMs: number;
  /** The data key of the session, wrapped by the master key `masterKeyId`. */
  readonly wrappedKey: Uint8Array;
  readonly masterKeyId: string;
}

/** How far a session has come, as a backend tells it. */
export interface SessionVersion {
  /** Number of mappings, reservations included. */
  readonly version: number;
  /**
   * The run of the backend that told it. In another run, as after a failover, mappings that were acknowledged may be
   * lost and others in their places.
   */
  readonly era: string;
}

/** An active session as it was when it was read. */
export interface StoredSession extends NewSession, SessionVersion {}

/** An original text that only the session's keys can open or recognize. */
export interface SealedValue {
  /** Blind index: equal for equal values of one type in one session. */
  readonly index: Uint8Array;
  readonly sealed: Uint8Array;
  /** Confidence of the first find, 0..1. */
  readonly confidence: number;
  /** Stage of the first find, 1 to 4. */
  readonly stage: number;
}

/** What a placeholder of a session stands for. */
export interface StoredMapping extends Placeholder {
  readonly type: EntityType;
  readonly number: number;
  /**
   * Undefined where the number is reserved: some text holds the placeholder as a literal, so nothing may ever get it.
   */
  readonly value: SealedValue | undefined;
}

/** What a caller wants to add to a session that it read at `expected`. */
export interface Append {
  readonly ref: SessionRef;
  readonly expected: SessionVersion;
  /** May be empty: then only the session is checked. */
  readonly mappings: readonly StoredMapping[];
}

/**
 * `appended`: durable, would survive power loss. `conflict`: another caller appended first, or the era is another one;
 * nothing was written; ask for the version and try again. `gone`: no such active session, nothing was written.
 */
export type AppendResult = 'appended' | 'conflict' | 'gone';

/**
 * What an append of nothing comes to where the session is at `found`: a read sees every commit that was acknowledged.
 */
export function resultOfNothing({ expected }: Append, found: SessionVersion | undefined): AppendResult {
  if (found === undefined) return 'gone';
  return found.version === expected.version && found.era === expected.era ? 'appended' : 'conflict';
}

/** Every method rejects with `StoreError` when the backend fails; then nothing of that call was written. */
export interface Store {
  /** The store's clock, in milliseconds since the epoch: the one by which sessions end and rate windows turn. */
  now(): Promise<number>;
  /** Resolves when the session would survive power loss. */
  createSession(session: NewSession): Promise<void>;
  /** One statement with tenant and id. Undefined if there is no such active session. */
  findSession(ref: SessionRef): Promise<StoredSession | undefined>;
  /** The version alone of what `findSession` finds, for who has the rest in memory. */
  findVersion(ref: SessionRef): Promise<SessionVersion | undefined>;
  /**
   * The mappings that an active session got after `sinceVersion` (0: all), in the order in which they came. The version
   * that they lead to is `sinceVersion` plus their number. Undefined if there is no such active session.
   */
  readMappings(ref: SessionRef, sinceVersion: number): Promise<StoredMapping[] | undefined>;
  /**
   * Those of `placeholders` that the session knows, reservations left out, in no order.
   * Undefined if there is no such active session.
   */
  findMappings(ref: SessionRef, placeholders: readonly Placeholder[]): Promise<StoredMapping[] | undefined>;
  /**
   * Adds mappings in one short transaction that checks the session again. Rejects with the code `constraint` where
   * that would give two values one placeholder or one value two placeholders.
   */
  append(append: Append): Promise<AppendResult>;
  /**
   * Ends a session and removes its wrapped key before it resolves; sealed values follow soon. Unknown ones are ignored.
   */
  destroySession(ref: SessionRef): Promise<void>;
  /** Removes the wrapped keys of expired sessions before it resolves; sealed values follow soon. Returns how many. */
  sweep(): Promise<number>;
  /**
   * For each master key that active sessions need the one of them that ends last, by the key's id: what tells a wrong
   * key at start, and until when an old one is needed.
   */
  sampleSessions(): Promise<StoredSession[]>;
  /** Resolves if the store can be read and takes writes. Writes nothing itself, unless a write has failed before. */
  check(): Promise<void>;
  /** Finishes what was asked for and closes. Nothing may be called afterwards. */
  close(): Promise<void>;
}
