/** Active sessions with what they know, unsealed: the vault and the store seen as one, and a cache that forgets soon. */
import { randomUUID } from 'node:crypto';
import type { StageNumber } from '@palimpsest/engine';
import { formatPlaceholder, type Placeholder } from '@palimpsest/protocol';
import { pageByPage } from './scheduling/page-by-page.js';
import { Problem } from './problems.js';
import { SessionCache, type UnsealedSession } from './session-cache.js';
import { type NewMapping, SessionMemory } from './session-memory.js';
import type { SessionRef, Store, StoredMapping, StoredSession } from './stores/store.js';
import type { MasterKeys } from './vault/master-keys.js';
import { indexValue, openValue, sealValue } from './vault/sealing.js';
import { createSessionKeys, openSessionKeys, type SessionKeys } from './vault/session-keys.js';

/** A session that was active when it was read, and what it knew then or later. */
export interface OpenSession extends UnsealedSession {
  readonly stored: StoredSession;
}

/** The parts that sessions are made of. */
export interface SessionsParts {
  readonly store: Store;
  readonly masterKeys: MasterKeys;
  /** Bytes that unsealed values may take, estimated. */
  readonly maxCacheBytes: number;
  /** Called for each stored value that can't be opened. */
  readonly onCorruptValue: () => void;
}

/** Creates, opens, extends and destroys sessions. Rejects with a `Problem` where a session is not, or no longer, active. */
export class Sessions {
  readonly #parts: SessionsParts;
  readonly #cache: SessionCache;

  constructor(parts: SessionsParts) {
    this.#parts = parts;
    this.#cache = new SessionCache(parts.maxCacheBytes);
  }

  /** Makes a session that ends `ttlSeconds` from now on the store's clock. */
  async create(tenant: string, ttlSeconds: number): Promise<{ sessionId: string; expiresAtMs: number }> {
    const { store, masterKeys } = this.#parts;
    const id = randomUUID();
    const expiresAtMs = (await store.now()) + ttlSeconds * 1000;
    await store.createSession(createSessionKeys(masterKeys, { tenant, id, expiresAtMs }).session);
    return { sessionId: id, expiresAtMs };
  }

  /** Reads a session where it is active, without looking at what it knows. */
  async requireActive(ref: SessionRef): Promise<StoredSession> {
    return this.#read(ref);
  }

  /**
   * Reads a session, and those of its mappings that are not in memory. `stored` spares a read where it was read in this
   * call before: what was appended meanwhile makes an append on it a conflict.
   */
  async open(ref: SessionRef, stored?: StoredSession): Promise<OpenSession> {
    return this.#opened(stored ?? (await this.#read(ref)));
  }

  async #opened(stored: StoredSession): Promise<OpenSession> {
    const session = this.#cached(stored) ?? {
      stored,
      keys: this.#keysOf(stored),
      memory: new SessionMemory(),
    };
    const { keys, memory } = session;
    const since = memory.version;
    if (since < stored.version) {
      const mappings = (await this.#parts.store.readMappings(stored, since)) ?? this.#end(stored);
      await pageByPage(mappings, (page, start) => {
        const opened = page.map((mapping) => this.#unsealed(keys, mapping));
        memory.learn(since + start, opened);
      });
    }
    this.#cache.keep(session);
    return session;
  }

  /**
   * Adds mappings to a session as its memory was when they were chosen, durably. Also to be called with none: it checks
   * that the session is still active. Resolves with false if another call appended first; then nothing was added.
   */
  async append({ stored, keys, memory }: OpenSession, added: readonly NewMapping[]): Promise<boolean> {
    const ref: SessionRef = stored;
    const expectedVersion = memory.version;
    const mappings: StoredMapping[] = [];
    await pageByPage(added, (page) => mappings.push(...page.map((mapping) => sealed(keys, mapping))));
    const result = await this.#parts.store.append({ ref, expectedVersion, mappings });
    if (result === 'gone') return this.#end(ref);
    if (result === 'conflict') return false;
    await pageByPage(added, (page, start) => {
      memory.learn(expectedVersion + start, page);
    });
    this.#cache.keep({ keys, memory });
    return true;
  }

  /** How to look up the values of `placeholders` in a session; a placeholder that it does not know has none. */
  async lookUp(
    ref: SessionRef,
    placeholders: readonly Placeholder[],
  ): Promise<(placeholder: Placeholder) => string | undefined> {
    const stored = await this.#read(ref);
    const cached = this.#cached(stored);
    if (cached?.memory.version === stored.version) return (placeholder) => cached.memory.textOf(placeholder);
    const keys = cached?.keys ?? this.#keysOf(stored);
    const distinct = new Map(placeholders.map((placeholder) => [formatPlaceholder(placeholder), placeholder]));
    const mappings = (await this.#parts.store.findMappings(ref, [...distinct.values()])) ?? this.#end(ref);
    const texts = new Map(
      mappings.map((mapping) => [formatPlaceholder(mapping), this.#unsealed(keys, mapping).value?.text]),
    );
    return (placeholder) => texts.get(formatPlaceholder(placeholder));
  }

  /** Ends a session, whether or not there is one. */
  async destroy(ref: SessionRef): Promise<void> {
    this.#cache.end(ref);
    await this.#parts.store.destroySession(ref);
  }

  async #read(ref: SessionRef): Promise<StoredSession> {
    return (await this.#parts.store.findSession(ref)) ?? this.#end(ref);
  }

  #end(ref: SessionRef): never {
    this.#cache.end(ref);
    throw new Problem('session_not_found', 'The session does not exist, has expired or was destroyed.');
  }

  #cached(stored: StoredSession): OpenSession | undefined {
    const session = this.#cache.get(stored);
    return session && { ...session, stored };
  }

  #keysOf(stored: StoredSession): SessionKeys {
    return openSessionKeys(this.#parts.masterKeys, stored);
  }

  /** A value that can't be opened keeps its number, which restores to nothing. */
  #unsealed(keys: SessionKeys, { type, number, value }: StoredMapping): NewMapping {
    if (value === undefined) return { type, number, value };
    const text = openValue(keys, { type, number }, value.sealed);
    if (text !== undefined) {
      const stage = value.stage as StageNumber; // written by `sealed`, from a span
      return { type, number, value: { text, type, confidence: value.confidence, stage } };
    }
    this.#parts.onCorruptValue();
    const wasValue = (other: string): boolean => Buffer.compare(indexValue(keys, type, other), value.index) === 0;
    return { type, number, value: undefined, wasValue };
  }
}

function sealed(keys: SessionKeys, { type, number, value }: NewMapping): StoredMapping {
  if (value === undefined) return { type, number, value };
  const { confidence, stage, text } = value;
  const index = indexValue(keys, type, text);
  return { type, number, value: { index, sealed: sealValue(keys, { type, number }, text), confidence, stage } };
}
