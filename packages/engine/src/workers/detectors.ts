/** Stages 1 and 2 in a pool of worker threads. */
import { Piscina } from 'piscina';
import type { Span } from '../detection.js';
import { ModelFolderError, type NerSettings } from '../ner/model-folder.js';
import { charactersLimit } from './characters-limit.js';
import { DetectorOverloadedError, DetectorUnavailableError } from './detector-errors.js';
import type { DetectorWorkerData } from './detector-worker.js';
import { mapInTurns } from './turns.js';
import { type WaitingLine, waitingLine } from './waiting-line.js';
import { cutText, mergeWindows, type TextWindow } from './text-windows.js';

/** How the pool is set up. */
export interface DetectorOptions {
  /** Number of threads. Each holds a model of its own and uses one core. */
  readonly workers: number;
  readonly modelFolder: string;
  /** Bound of the texts in work and waiting, in UTF-16 code units; each of the two stages counts a text once. */
  readonly maxQueuedCharacters: number;
  readonly nerSettings?: NerSettings;
  /** Refuses texts that would wait longer than `mostMs` for a worker. `nowMs` never goes back. Unset: never. */
  readonly waiting?: { readonly mostMs: number; readonly nowMs: () => number };
  /** The compiled module that the threads run. */
  readonly workerUrl?: URL;
}

/**
 * Finds personal data in texts, in other threads. `findPatterns` and `findNames` reject with `DetectorOverloadedError`
 * at once when too much waits, with `DetectorUnavailableError` when workers failed twice on one text, and with the
 * signal's reason when it aborts.
 */
export interface Detectors {
  /** Stage 1. */
  findPatterns(text: string, signal: AbortSignal): Promise<Span[]>;
  /** Stage 2. Long texts go in windows that take turns with those of other requests. */
  findNames(text: string, signal: AbortSignal): Promise<Span[]>;
  /** Characters in work and waiting, counted as `maxQueuedCharacters` counts them. */
  queuedCharacters(): number;
  /** Loads the model in every worker. Rejects with `ModelFolderError`, which names the file that can't be used. */
  load(): Promise<void>;
  /**
   * Lets go of all threads. What waits is rejected, what runs is waited for: a thread that ends in the middle of a run
   * of ONNX Runtime takes the whole process with it (`Napi::Error`, seen with onnxruntime-node 1.30).
   */
  close(): Promise<void>;
}

type TaskName = 'findPatterns' | 'findNames' | 'load';

/** Runs one function of the worker module over a text. */
type RunTask = (name: TaskName, text: string) => Promise<unknown>;

/** Starts the threads. The model is loaded by `load`, else with the first text. */
export function startDetectors(options: DetectorOptions): Detectors {
  const { waiting } = options;
  const line = waitingLine(options.workers, waiting?.nowMs ?? (() => 0));
  const { run, close } = startPool(options, line);
  const limit = charactersLimit(options.maxQueuedCharacters);
  const find = async (stage: 'findPatterns' | 'findNames', text: string): Promise<Span[]> =>
    (await runTwice(run, stage, text)) as Span[]; // what the worker's function of that name resolves to

  const admit = <Result>(text: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    const isTooLong = waiting !== undefined && line.expectedMs() >= waiting.mostMs;
    if (isTooLong) return Promise.reject(new DetectorOverloadedError('a text would wait too long for detection'));
    return limit.pass(text, signal, work);
  };

  return {
    findPatterns: (text, signal) => admit(text, signal, () => find('findPatterns', text)),
    findNames: (text, signal) =>
      admit(text, signal, async () => {
        const windows = cutText(text).filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
        const findInWindow = ({ start, end }: TextWindow) => find('findNames', text.slice(start, end));
        const found = await mapInTurns(windows, options.workers, findInWindow, signal);
        return mergeWindows(windows.map((window, index) => [window, found[index] ?? []]));
      }),
    queuedCharacters: () => limit.characters(),
    async load() {
      const loads = Array.from({ length: options.workers }, () => runTwice(run, 'load', ''));
      const problem = (await Promise.all(loads)).find((problem) => typeof problem === 'string');
      if (problem !== undefined) throw new ModelFolderError(problem);
    },
    close,
  };
}

function startPool({ workers, modelFolder, nerSettings = {}, workerUrl }: DetectorOptions, line: WaitingLine) {
  const pool = new Piscina<string, unknown>({
    filename: (workerUrl ?? new URL('detector-worker.js', import.meta.url)).href,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    workerData: { modelFolder, nerSettings } satisfies DetectorWorkerData,
  });
  pool.on('error', () => undefined); // an idle worker died: the pool replaces it, and no text was lost

  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  const run: RunTask = async (name, text) => {
    const task = line.pass({
      kind: name,
      size: text.length,
      run: async () => {
        if (isClosed) throw new DetectorUnavailableError('the detectors are closed');
        return pool.run(text, { name });
      },
    });
    running.add(task);
    return task.finally(() => running.delete(task));
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.allSettled(running); // pool.close() does not wait for every worker (piscina 5.3.2)
    await pool.destroy();
  };
  return { run, close };
}

/** Runs a task; if it fails, once more on another worker (the pool has replaced a dead one by then). */
async function runTwice(run: RunTask, name: TaskName, text: string): Promise<unknown> {
  try {
    return await run(name, text);
  } catch {
    try {
      return await run(name, text);
    } catch {
      throw new DetectorUnavailableError(`${name} failed twice`); // no cause: nobody knows what a crash report quotes
    }
  }
}
