/** The store's end of the writer's thread: turns messages into promises. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError } from '../store-error.js';
import type { Operation, Outcome } from './write-operations.js';
import type { FromWriter, ToWriter } from './writer-thread.js';
import type { WriterReport } from './writer.js';

type Answer = Exclude<FromWriter, { started: boolean }>;
interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: StoreError) => void;
}

/** Sends operations to the writer. Rejects with `StoreError`; when the thread has died, with the code `closed`. */
export class WriterClient {
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isGone = false;

  private constructor(
    readonly file: string,
    readonly worker: Worker,
  ) {
    worker.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    worker.on('error', (error) => {
      this.#abandon(error);
    });
    worker.on('exit', () => {
      this.#abandon();
    });
  }

  /** Starts the thread from the compiled module at `moduleUrl` and resolves when its connection is open. */
  static async start(file: string, moduleUrl: URL): Promise<WriterClient> {
    const worker = new Worker(moduleUrl, { workerData: file });
    const [started] = (await once(worker, 'message')) as [Extract<FromWriter, { started: boolean }>]; // always the first
    if (started.started) return new WriterClient(file, worker);
    throw new StoreError(started.failure, file, { cause: new Error(started.cause) });
  }

  /** Resolves after the commit that made the operation durable. */
  write(operation: Operation): Promise<Outcome> {
    return this.#outcomeOf((id) => ({ id, operation }));
  }

  /** Resolves where the database takes writes, as far as the last ones tell. */
  async check(): Promise<void> {
    await this.#outcomeOf((id) => ({ id, ask: 'check' }));
  }

  async #outcomeOf(message: (id: number) => ToWriter): Promise<Outcome> {
    const answer = await this.#send(message);
    if (!('result' in answer)) throw new StoreError('failed', this.file);
    const { result } = answer;
    if ('outcome' in result) return result.outcome;
    throw new StoreError(result.failure, this.file, { cause: new Error(result.cause) });
  }

  async report(): Promise<WriterReport> {
    const answer = await this.#send((id) => ({ id, ask: 'report' }));
    if ('report' in answer) return answer.report;
    throw new StoreError('failed', this.file);
  }

  /** Resolves when everything asked for is committed and the thread has ended. */
  async close(): Promise<void> {
    if (this.#isGone) return;
    const exit = once(this.worker, 'exit');
    await this.#send((id) => ({ id, ask: 'close' }));
    await exit;
  }

  #send(message: (id: number) => ToWriter): Promise<Answer> {
    if (this.#isGone) return Promise.reject(new StoreError('closed', this.file));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.worker.postMessage(message(id));
    });
  }

  #abandon(cause?: Error): void {
    this.#isGone = true;
    for (const { reject } of this.#waiting.values()) reject(new StoreError('closed', this.file, { cause }));
    this.#waiting.clear();
  }
}
