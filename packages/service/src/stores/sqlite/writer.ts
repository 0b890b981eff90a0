/**
 * What the writer's thread does. It has the only connection that changes or checkpoints the session database. Whatever
 * waits in its queue shares one commit and so one flush to the disk; each operation has a savepoint, so that one that
 * fails takes nothing of the others with it.
 */
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { StoreFailure } from '../store-error.js';
import { type Operation, type Outcome, prepareOperations, preparePurge } from './write-operations.js';
import { lockWaitMs, readPragma } from './schema.js';
import { failureOf } from './sqlite-error.js';

/** How the writing connection is set up and what it has done so far. */
export interface WriterReport {
  readonly journalMode: unknown;
  /** 2 is FULL (https://sqlite.org/pragma.html#pragma_synchronous). */
  readonly synchronous: unknown;
  readonly secureDelete: unknown;
  /** Transactions that carried operations. */
  readonly commits: number;
  readonly operations: number;
}

/** How one operation ended. A failure means that nothing of it was written. */
export type WriterResult = { readonly outcome: Outcome } | { readonly failure: StoreFailure; readonly cause: string };

/** An operation with the id by which its caller recognizes the result. */
export interface QueuedOperation {
  readonly id: number;
  readonly operation: Operation;
}

/** What was deleted leaves the log with the next checkpoint. */
const checkpointEveryMs = 1_000;
/** How long a checkpoint waits for readers, and all writes with it: one of another process may read for long. */
const checkpointWaitMs = 50;
/** Rows that go in one transaction: writes that wait come between two. */
const purgeBatchRows = 1_000;
/** A disk that can't be written is not asked more often. */
const purgeRetryMs = 1_000;
/** Pages of the log that a text with a few new values takes: where only one has room, no text is masked. */
const pagesOfWrite = 16;

/** Owns the writing connection until `close`. `onResult` is called once for each operation, after its commit. */
export class Writer {
  readonly #execute: (operation: Operation) => Outcome;
  readonly #purge: (limit: number) => boolean;
  readonly #checkpoints: NodeJS.Timeout;
  #queue: QueuedOperation[] = [];
  #nextRound: NodeJS.Immediate | undefined;
  /** Whether rows of ended sessions may be left to remove; a crash may have left some. */
  #mayHoldEnded = true;
  /** Whether expired sessions may be left to end, which goes first. */
  #mayEndMore = false;
  /** Whether anything may stand in the log that the database lacks. */
  #isLogWritten = true;
  /** Whether a write has failed, and none is known to work since. */
  #mayRefuseWrites = false;
  #commits = 0;
  #operations = 0;

  constructor(
    readonly db: DatabaseSyncInstance,
    readonly onResult: (id: number, result: WriterResult) => void,
  ) {
    this.#execute = prepareOperations(db);
    this.#purge = preparePurge(db);
    this.#checkpoints = setInterval(() => {
      this.#checkpoint();
    }, checkpointEveryMs);
    this.#scheduleRound();
  }

  /** Queues an operation for the next commit. */
  take(queued: QueuedOperation): void {
    this.#queue.push(queued);
    this.#scheduleRound();
  }

  report(): WriterReport {
    return {
      journalMode: readPragma(this.db, 'journal_mode'),
      synchronous: readPragma(this.db, 'synchronous'),
      secureDelete: readPragma(this.db, 'secure_delete'),
      commits: this.#commits,
      operations: this.#operations,
    };
  }

  /**
   * Why the database takes no writes. Where one has failed before, writes the page that bears its version, as often as a
   * usual write has pages: each time it takes another place in the log.
   */
  check(): WriterResult {
    if (!this.#mayRefuseWrites) return { outcome: undefined };
    try {
      for (let page = 0; page < pagesOfWrite; page++)
        this.#inTransaction(() => {
          this.db.exec(`PRAGMA user_version = ${String(readPragma(this.db, 'user_version'))}`);
        });
      this.#mayRefuseWrites = false;
      return { outcome: undefined };
    } catch (error) {
      return failed(error);
    }
  }

  /** Commits what waits, empties the log and closes the connection. */
  close(): void {
    clearImmediate(this.#nextRound);
    clearInterval(this.#checkpoints);
    this.#commitQueue();
    this.#checkpoint();
    this.db.close();
  }

  /** Rounds run between arrivals of messages: all that arrived during one commit shares the next. */
  #scheduleRound(): void {
    this.#nextRound ??= setImmediate(() => {
      this.#nextRound = undefined;
      this.#commitQueue();
      this.#purgeBatch();
      if (this.#mayHoldEnded && !this.#mayEndMore) this.#scheduleRound();
    });
  }

  /** One transaction for all. Where it can't be committed, every operation in it failed. */
  #commitQueue(): void {
    const writes = this.#queue;
    if (writes.length === 0) return;
    this.#queue = [];
    for (const [id, result] of this.#commit(writes)) {
      this.#mayRefuseWrites ||= 'failure' in result && result.failure !== 'constraint';
      this.onResult(id, result);
    }
  }

  #commit(writes: readonly QueuedOperation[]): [id: number, WriterResult][] {
    try {
      const results = this.#inTransaction(() =>
        writes.map(({ id, operation }): [number, WriterResult] => [id, this.#attempt(operation)]),
      );
      this.#commits++;
      this.#operations += writes.length;
      for (const [index, { operation }] of writes.entries())
        if (operation.kind === 'end_expired') this.#mayEndMore = outcomeOf(results[index]?.[1]) === operation.limit;
      this.#mayHoldEnded ||= writes.some(({ operation: { kind } }) => kind === 'destroy' || kind === 'end_expired');
      return results;
    } catch (error) {
      return writes.map(({ id }) => [id, failed(error)]);
    }
  }

  #attempt(operation: Operation): WriterResult {
    this.db.exec('SAVEPOINT operation');
    try {
      const outcome = this.#execute(operation);
      this.db.exec('RELEASE operation');
      return { outcome };
    } catch (error) {
      if (!this.db.isTransaction) throw error; // a full disk, for one, makes SQLite roll back the whole transaction
      this.db.exec('ROLLBACK TO operation; RELEASE operation');
      return failed(error);
    }
  }

  #inTransaction<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.db.exec('COMMIT');
      this.#isLogWritten = true;
      return result;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Removes a few rows of ended sessions. Where that fails nothing is lost: they stay closed, and it tries again. */
  #purgeBatch(): void {
    if (!this.#mayHoldEnded || this.#mayEndMore) return;
    try {
      this.#mayHoldEnded = this.#inTransaction(() => this.#purge(purgeBatchRows));
    } catch {
      this.#mayRefuseWrites = true;
      this.#mayHoldEnded = false;
      setTimeout(() => {
        this.#mayHoldEnded = true;
        if (this.db.isOpen) this.#scheduleRound();
      }, purgeRetryMs).unref();
    }
  }

  /** Empties the log into the database, so that what was deleted is in neither. Tries again later where it can't. */
  #checkpoint(): void {
    if (!this.#isLogWritten) return;
    try {
      this.db.exec(`PRAGMA busy_timeout = ${checkpointWaitMs}`);
      const wasBusy = readPragma(this.db, 'wal_checkpoint(TRUNCATE)') !== 0;
      this.#isLogWritten = wasBusy;
    } catch {
      // The log stays as it is.
    } finally {
      this.db.exec(`PRAGMA busy_timeout = ${lockWaitMs}`);
    }
  }
}

const outcomeOf = (result: WriterResult | undefined): Outcome =>
  result && 'outcome' in result ? result.outcome : undefined;

const failed = (error: unknown): WriterResult => ({
  failure: failureOf(error),
  cause: error instanceof Error ? error.message : 'unknown',
});
