/**
 * Active sessions with what they know, unsealed: the vault and the store seen as one, and a cache that forgets soon.
 */
import { randomUUID } from 'node:crypto';
import type { StageNumber } from '@palimpsest/engine';
import { formatPlaceholder, type Placeholder } from '@palimpsest/protocol';
import { pageByPage } from './scheduling/page-by-page.js';
import { Problem } from './problems.js';
import { SessionCache, type UnsealedSession } from './session-cache.js';
import { type NewMapping, SessionMemory } from './session-memory.js';
import type { SessionRef, Store, StoredMapping } from './stores/store.js';
import type { MasterKeys } from './vault/master-keys.js';
import { indexValue, openValue, sealValue } from './vault/sealing.js';
import { openSessionKeys, type SessionKeys, wrapNewSession } from './vault/session-keys.js';

/**
 * A session that was active when its row was read, and at which version. Its memory may lag behind until it is opened.
 */
export interface ActiveSession extends UnsealedSession {
  readonly version: number;
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

/**
 * Creates, opens, extends and destroys sessions. Rejects with a `Problem` where a session is not, or no longer, active.
 */
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
    await store.createSession(wrapNewSession(masterKeys, { tenant, id, expiresAtMs }));
    return { sessionId: id, expiresAtMs };
  }

  /**
   * Reads a session's row where it is active, and of that only the version where the session is in memory. A store in
   * another era may have lost what it acknowledged, and then it is right: the memory is forgotten.
   */
  async requireActive(ref: SessionRef): Promise<ActiveSession> {
    const { store, masterKeys } = this.#parts;
    const cached = this.#cache.get(ref);
    if (cached) {
      const { version, era } = (await store.findVersion(ref)) ?? this.#refuseEnded(ref);
      if (era === cached.era) return { ...cached, version };
      this.#cache.forget(ref);
    }
    const stored = (await store.findSession(ref)) ?? this.#refuseEnded(ref);
    const { version, era } = stored;
    return { keys: openSessionKeys(masterKeys, stored), memory: new SessionMemory(), version, era };
  }

  /**
   * Reads those mappings of a session that are not in memory. What is appended after `active` was read may be missing.
   */
  async open(active: ActiveSession): Promise<UnsealedSession> {
    const session = this.#cache.get(active.keys.ref) ?? active; // another call may have opened it meanwhile
    const { keys, memory } = session;
    const since = memory.version;
    if (since < active.version) {
      const mappings = (await this.#parts.store.readMappings(keys.ref, since)) ?? this.#refuseEnded(keys.ref);
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
   * that the session is still active. Resolves with false if another call appended first, or if the store is in another
   * era; then nothing was added.
   */
  async append(session: UnsealedSession, added: readonly NewMapping[]): Promise<boolean> {
    const { keys, memory, era } = session;
    const { ref } = keys;
    const { version } = memory;
    const mappings: StoredMapping[] = [];
    await pageByPage(added, (page) => mappings.push(...page.map((mapping) => sealed(keys, mapping))));
    const result = await this.#parts.store.append({ ref, expected: { version, era }, mappings });
    if (result === 'gone') return this.#refuseEnded(ref);
    if (result === 'conflict') return false;
    await pageByPage(added, (page, start) => {
      memory.learn(version + start, page);
    });
    this.#cache.keep(session);
    return true;
  }

  /** How to look up the values of `placeholders` in a session; a placeholder that it does not know has none. */
  async lookUp(
    ref: SessionRef,
    placeholders: readonly Placeholder[],
  ): Promise<(placeholder: Placeholder) => string | undefined> {
    const { keys, memory, version } = await this.requireActive(ref);
    if (memory.version >= version) return (placeholder) => memory.textOf(placeholder);
    const distinct = new Map(placeholders.map((placeholder) => [formatPlaceholder(placeholder), placeholder]));
    const mappings = (await this.#parts.store.findMappings(ref, [...distinct.values()])) ?? this.#refuseEnded(ref);
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

  /** Forgets a session that the store does not have any more, and refuses the call. */
  #refuseEnded(ref: SessionRef): never {
    this.#cache.end(ref);
    throw new Problem('session_not_found', 'The session does not exist, has expired or was destroyed.');
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
