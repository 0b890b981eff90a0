/** Made-up sessions and mappings, and the embedded store as tests open it. */
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityType } from '@palimpsest/protocol';
import { openSqliteStore, type SqliteStore } from '../../src/stores/sqlite/sqlite-store.js';
import type { AppendResult, NewSession, SessionRef, Store, StoredMapping } from '../../src/stores/store.js';
import { newFolder } from '../cli/process.js';

/** A clock that stands still until a test moves it. */
export interface ManualClock {
  nowMs: number;
}

/** A store as the contract has it opened: with a hand on its clock. */
export interface StoreOnTrial {
  readonly store: Store;
  /** Lets the store's clock read `nowMs` until it is called again. */
  readonly setClock: (nowMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The compiled module of the writer's thread: a worker thread can't run TypeScript. */
export const writerUrl = new URL('../../dist/stores/sqlite/writer-thread.js', import.meta.url);

/** A path for a database in a new folder of its own. */
export const newDatabaseFile = (): string => join(newFolder(), 'store.db');

/** Opens the embedded store in a new folder, or in `file`, on the computer's clock or on one that the test moves. */
export const openTestStore = (clock?: ManualClock, file = newDatabaseFile()): Promise<SqliteStore> =>
  openSqliteStore({ file, clock: () => clock?.nowMs ?? Date.now(), writerUrl });

/** A session of tenant `acme` with a random id and key that ends in an hour. */
export const newSession = (overrides: Partial<NewSession> = {}): NewSession => ({
  tenant: 'acme',
  id: randomUUID(),
  expiresAtMs: Date.now() + 3_600_000,
  wrappedKey: new Uint8Array(randomBytes(60)),
  masterKeyId: '0',
  ...overrides,
});

/** A mapping with random bytes for its sealed value. */
export const newMapping = (number: number, type: EntityType = 'PERSON'): StoredMapping => ({
  type,
  number,
  value: {
    index: new Uint8Array(randomBytes(32)),
    sealed: new Uint8Array(randomBytes(60)),
    confidence: 0.85,
    stage: 2,
  },
});

/** A reserved number. */
export const newReservation = (number: number, type: EntityType = 'PERSON'): StoredMapping => ({
  type,
  number,
  value: undefined,
});

/** Appends to a session as a caller does who read it at `version`, now. */
export async function appendAt(
  store: Store,
  ref: SessionRef,
  version: number,
  mappings: readonly StoredMapping[],
): Promise<AppendResult> {
  const era = (await store.findVersion(ref))?.era ?? '';
  return store.append({ ref, expected: { version, era }, mappings });
}
