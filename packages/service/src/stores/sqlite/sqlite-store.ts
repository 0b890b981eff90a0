/** The embedded store: one SQLite file, read on the calling thread, written by a thread of its own. */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Placeholder } from '@palimpsest/protocol';
import { inOneTurn, type InOneTurn } from '../../scheduling/in-one-turn.js';
import {
  type Append,
  type AppendResult,
  type NewSession,
  resultOfNothing,
  type SessionRef,
  type SessionVersion,
  type Store,
  type StoredMapping,
  type StoredSession,
} from '../store.js';
import { makePrivateFile } from './private-file.js';
import { realPathOf } from './real-path.js';
import { openReading } from './schema.js';
import { lockForServer } from './server-lock.js';
import { asStoreError } from './sqlite-error.js';
import { prepareReads, type SqliteReads } from './sqlite-reads.js';
import { watchDatabase } from './watched-database.js';
import { WriterClient } from './writer-client.js';
import type { WriterReport } from './writer.js';

/** How to open the embedded store. */
export interface SqliteStoreOptions {
  /** Path of the database. It and its folder are made if missing; `-wal`, `-shm` and `.lock` files stand beside it. */
  readonly file: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The compiled module of the writer's thread; the one beside this module unless stated. */
  readonly writerUrl?: URL;
}

/** A store with a look at its writer. */
export interface SqliteStore extends Store {
  /** Settings and counters of the writing connection, for tests. */
  report(): Promise<WriterReport>;
}

const defaultWriterUrl = new URL('./writer-thread.js', import.meta.url);
/** Mappings of one page: between two pages other requests get their turn. */
const mappingsPerRead = 2_000;
/** Sessions that one operation ends: other writes share its commit, and wait for it. */
const endedPerBatch = 1_000;

/** Opens or makes the store. Rejects with `StoreError`, `in_use` among its codes: one server at a time. */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<SqliteStore> {
  const { file, clock, writerUrl = defaultWriterUrl } = options;
  makePrivateFile(file);
  const lock = lockForServer(realPathOf(file));
  try {
    const writer = await WriterClient.start(file, writerUrl);
    try {
      return new EmbeddedStore(file, clock, writer, openReading(file), lock);
    } catch (error) {
      await writer.close(); // its thread would keep the process from ending
      throw error;
    }
  } catch (error) {
    lock.close();
    throw asStoreError(error, file);
  }
}

class EmbeddedStore implements SqliteStore {
  readonly #reads: SqliteReads;
  readonly #inOneTransaction: InOneTurn;
  /** The files as they were opened. */
  readonly #checkFiles: () => void;

  constructor(
    readonly file: string,
    readonly clock: () => number,
    readonly writer: WriterClient,
    readonly db: DatabaseSyncInstance,
    readonly lock: DatabaseSyncInstance,
  ) {
    this.#reads = prepareReads(db);
    this.#inOneTransaction = inOneTurn(transactionsOn(db));
    this.#checkFiles = watchDatabase(file);
  }

  now(): Promise<number> {
    return Promise.resolve(this.clock());
  }

  async createSession(session: NewSession): Promise<void> {
    await this.writer.write({ kind: 'create', session });
  }

  findSession(ref: SessionRef): Promise<StoredSession | undefined> {
    return this.#read((reads) => reads.findSession(ref, this.clock())?.session);
  }

  findVersion(ref: SessionRef): Promise<SessionVersion | undefined> {
    return this.#read((reads) => reads.findVersion(ref, this.clock()));
  }

  /** In pages, so that a session with 100 000 mappings holds up neither other requests nor the checkpoint. */
  async readMappings(ref: SessionRef, sinceVersion: number): Promise<StoredMapping[] | undefined> {
    const mappings: StoredMapping[] = [];
    for (;;) {
      const page = await this.#read((reads) => {
        const found = reads.findSession(ref, this.clock());
        return found && reads.readMappings(found.row, sinceVersion + mappings.length, mappingsPerRead);
      });
      if (page === undefined) return undefined;
      mappings.push(...page);
      if (page.length < mappingsPerRead) return mappings;
    }
  }

  findMappings(ref: SessionRef, placeholders: readonly Placeholder[]): Promise<StoredMapping[] | undefined> {
    return this.#read((reads) => {
      const found = reads.findSession(ref, this.clock());
      return found && placeholders.flatMap((placeholder) => reads.findMapping(found.row, placeholder) ?? []);
    });
  }

  async append(append: Append): Promise<AppendResult> {
    if (append.mappings.length === 0) return resultOfNothing(append, await this.findVersion(append.ref));
    const outcome = await this.writer.write({ kind: 'append', append, nowMs: this.clock() });
    return outcome as AppendResult; // as it answers
  }

  async destroySession(ref: SessionRef): Promise<void> {
    await this.writer.write({ kind: 'destroy', ref });
  }

  async sweep(): Promise<number> {
    const operation = { kind: 'end_expired', nowMs: this.clock(), limit: endedPerBatch } as const;
    let swept = 0;
    let ended: number;
    do {
      ended = (await this.writer.write(operation)) as number; // as it answers
      swept += ended;
    } while (ended >= endedPerBatch);
    return swept;
  }

  sampleSessions(): Promise<StoredSession[]> {
    return this.#read((reads) => reads.sampleSessions(this.clock()));
  }

  async check(): Promise<void> {
    this.#checkFiles();
    await this.findSession({ tenant: '', id: '00000000-0000-0000-0000-000000000000' }); // nobody's
    await this.writer.check(); // a dead writer can't answer
  }

  report(): Promise<WriterReport> {
    return this.writer.report();
  }

  async close(): Promise<void> {
    this.db.close();
    await this.writer.close();
    this.lock.close();
  }

  /** Reads of one turn share a transaction, which takes its locks once. */
  async #read<T>(read: (reads: SqliteReads) => T): Promise<T> {
    try {
      return await this.#inOneTransaction(() => read(this.#reads));
    } catch (error) {
      throw asStoreError(error, this.file);
    }
  }
}

/** Makes a function that runs what only reads inside a transaction. */
function transactionsOn(db: DatabaseSyncInstance): (readAll: () => void) => void {
  const begin = db.prepare('BEGIN');
  const end = db.prepare('COMMIT');
  return (readAll) => {
    begin.run();
    try {
      readAll();
    } finally {
      end.run();
    }
  };
}
