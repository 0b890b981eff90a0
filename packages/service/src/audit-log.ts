/**
 * The audit log: who opened, masked, restored and destroyed which session, when, and how much of which type. One JSON
 * line each, without any value. What it promises and what it does on a full disk stands in docs/audit-log.md.
 */
import { type FileHandle, open } from 'node:fs/promises';
import type { AuditFlag, EntityType } from '@palimpsest/protocol';
import { codeOf } from './errors/code-of.js';

/** Who did it, and in which session. */
interface Actor {
  readonly tenant: string;
  /** Id of the API key. */
  readonly keyId: string;
  readonly sessionId: string;
}

/**
 * Something that is recorded. `types` are those of the spans or placeholders; the line says how many there were of
 * each.
 */
export type AuditEvent = Actor &
  (
    | { readonly event: 'opened'; readonly expiresAt: string }
    | {
        readonly event: 'masked' | 'restored';
        readonly types: readonly EntityType[];
        readonly flags?: readonly AuditFlag[];
      }
    | { readonly event: 'destroyed' }
  );

/** A line that could not be written: what it would have recorded must not be answered. */
export class AuditError extends Error {
  override readonly name = 'AuditError';
}

/** Where events are recorded. */
export interface AuditLog {
  /** Resolves when the line is with the operating system. Rejects with `AuditError` if it can't be written. */
  record(event: AuditEvent): Promise<void>;
  /** Opens the file anew before the next line, for after it was moved away. */
  readonly reopen: () => void;
  /** Whether lines can be written; after a failure it tries, and writes how many are missing. */
  isWorking(): Promise<boolean>;
  close(): Promise<void>;
}

/** What an audit log is made of. */
export interface AuditLogParts {
  readonly file: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Told of each failure to write, with the code of the operating system such as `ENOSPC`. */
  readonly onFailure: (code: string) => void;
}

/** Records nothing, for where no file is configured. */
export const noAuditLog: AuditLog = {
  record: () => Promise.resolve(),
  reopen: () => undefined,
  isWorking: () => Promise.resolve(true),
  close: () => Promise.resolve(),
};

/** Opens the log for appending; a new file is readable by its owner only. Rejects with `AuditError`. */
export async function openAuditLog(parts: AuditLogParts): Promise<AuditLog> {
  const log = new FileAuditLog(parts);
  await log.start();
  return log;
}

class FileAuditLog implements AuditLog {
  readonly #parts: AuditLogParts;
  #handle: FileHandle | undefined;
  #pending: string[] = [];
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();
  #isStale = false;
  #hasFailed = false;
  /** Lines that were refused since the last one that was written. */
  #refused = 0;

  constructor(parts: AuditLogParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    await this.#append([]);
  }

  record(event: AuditEvent): Promise<void> {
    this.#pending.push(this.#line('types' in event ? counted(event) : event));
    return this.#flush();
  }

  readonly reopen = (): void => {
    this.#isStale = true;
  };

  isWorking(): Promise<boolean> {
    if (!this.#hasFailed) return Promise.resolve(true);
    return this.#flush().then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#handle?.close();
  }

  #line(fields: object): string {
    return `${JSON.stringify({ time: new Date(this.#parts.clock()).toISOString(), ...fields })}\n`;
  }

  /** Lines that come while one write is under way go into the next one together. */
  #flush(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      const lines = this.#pending;
      this.#pending = [];
      this.#next = undefined;
      const written = this.#append(lines);
      this.#last = written.catch(() => undefined);
      return written;
    });
    return this.#next;
  }

  async #append(lines: readonly string[]): Promise<void> {
    try {
      if (this.#isStale || this.#hasFailed || (await this.#isDeleted())) await this.#letGo();
      this.#handle ??= await open(this.#parts.file, 'a', 0o600);
      await this.#handle.appendFile([...this.#resumption(), ...lines].join(''));
      this.#hasFailed = false;
      this.#refused = 0;
    } catch (error) {
      this.#hasFailed = true;
      this.#refused += lines.length;
      const code = codeOf(error) ?? 'unknown';
      this.#parts.onFailure(code);
      throw new AuditError(`PALIMPSEST_AUDIT_FILE: ${this.#parts.file} cannot be written (${code})`);
    }
  }

  /** After a failure: how many lines are missing. A full disk may have cut the last one off, so it begins a new one. */
  #resumption(): string[] {
    return this.#hasFailed ? ['\n', this.#line({ event: 'resumed', refused: this.#refused })] : [];
  }

  /** Whether nobody would ever read what is written: a file that was moved away still has a name. */
  async #isDeleted(): Promise<boolean> {
    return this.#handle !== undefined && (await this.#handle.stat()).nlink === 0;
  }

  async #letGo(): Promise<void> {
    const handle = this.#handle;
    this.#handle = undefined;
    this.#isStale = false;
    await handle?.close();
  }
}

/** The fields with the number of times that each type occurs, in place of the types. */
function counted({ types, flags, ...fields }: Extract<AuditEvent, { types: unknown }>): object {
  const counts: Partial<Record<EntityType, number>> = {};
  for (const type of types) counts[type] = (counts[type] ?? 0) + 1;
  return { ...fields, counts, flags };
}
