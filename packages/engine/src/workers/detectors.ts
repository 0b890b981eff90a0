/** Stages 1 and 2 in a pool of worker threads. */
import { Piscina } from 'piscina';
import '../ner/without-telemetry.js'; // here, since no worker can
import type { Span } from '../detection.js';
import { decodeText } from '../decoded-text.js';
import type { NerSettings } from '../ner/model-folder.js';
import { ModelFolderError } from '../ner/model-folder-error.js';
import { charactersLimit } from './characters-limit.js';
import { DetectorOverloadedError, DetectorUnavailableError } from './detector-errors.js';
import type { DetectorWorkerData } from './detector-worker.js';
import { patienceWith } from './patience.js';
import { mapInTurns } from '../turns.js';
import { type WaitingLine, waitingLine } from './waiting-line.js';
import { cutText, mergeWindows, type TextWindow } from '../text-windows.js';

/** How the pool is set up. */
export interface DetectorOptions {
  /** Number of threads. Each holds a model of its own and uses one core. */
  readonly workers: number;
  readonly modelFolder: string;
  /** Bound of the texts in work and waiting, in UTF-16 code units. */
  readonly maxQueuedCharacters: number;
  readonly nerSettings?: NerSettings;
  /** Refuses texts that would wait longer than `mostMs` for a worker. `nowMs` never goes back. Unset: never. */
  readonly waiting?: { readonly mostMs: number; readonly nowMs: () => number };
  /** The compiled module that the threads run. */
  readonly workerUrl?: URL;
}

/**
 * Asked before a worker looks through a text (in stage 2 through a window of one): resolves to what `find` finds, or to
 * what it found in the same text before. `find` ends with the signal of its own caller, so no other may wait for it.
 */
export type RememberFinds = (
  stage: 1 | 2,
  text: string,
  find: () => Promise<readonly Span[]>,
) => Promise<readonly Span[]>;

/**
 * Finds personal data in texts, in other threads. `findPatterns` and `findLearned` reject with
 * `DetectorUnavailableError` when workers failed twice on one text, and begin nothing more once the signal has aborted.
 * Without `remember` every text is looked through.
 */
export interface Detectors {
  /**
   * Lets `work`, which runs `stages` over a text, begin, or rejects with `DetectorOverloadedError` at once when too
   * much waits. Rejects with the signal's reason as soon as it aborts; what is in a worker by then ends there.
   */
  admit<Result>(request: DetectorRequest, work: () => Promise<Result>): Promise<Result>;
  /** Stage 1. */
  findPatterns(text: string, signal: AbortSignal, remember?: RememberFinds): Promise<readonly Span[]>;
  /** Stage 2, what is learned from examples. Long texts go in windows that take turns with those of other requests. */
  findLearned(text: string, signal: AbortSignal, remember?: RememberFinds): Promise<readonly Span[]>;
  /** Characters of what was admitted and has not ended, in UTF-16 code units. */
  queuedCharacters(): number;
  /** Loads the model in every worker. Rejects with `ModelFolderError`, which names the file that can't be used. */
  load(): Promise<void>;
  /**
   * Lets go of all threads. What waits is rejected, what runs is waited for: a thread that ends in the middle of a run
   * of ONNX Runtime takes the whole process with it (`Napi::Error`, seen with onnxruntime-node 1.30).
   */
  close(): Promise<void>;
}

/** A text, and the stages that are to look through it. */
export interface DetectorRequest {
  readonly text: string;
  readonly stages: readonly (1 | 2)[];
  readonly signal: AbortSignal;
}

type TaskName = 'findPatterns' | 'findLearned' | 'load';

/** A run takes as long as its characters and so many more: a few words must not make a letter look endless. */
const charactersPerRun = 100;

/** How much work a text is, in characters. */
const sizeOf = (text: string): number => charactersPerRun + text.length;

const taskOfStage = { 1: 'findPatterns', 2: 'findLearned' } as const satisfies Record<1 | 2, TaskName>;

const rememberNothing: RememberFinds = (_stage, _text, find) => find();

/** Runs one function of the worker module over a text, unless the signal has aborted when its turn comes. */
type RunTask = (name: TaskName, text: string, signal: AbortSignal) => Promise<unknown>;

/** Makes detectors; their threads start, and load the model, with `load`, else with the first text. */
export function startDetectors(options: DetectorOptions): Detectors {
  const { waiting } = options;
  const line = waitingLine(options.workers, waiting?.nowMs ?? (() => 0));
  const mayWait = waiting && patienceWith(line, waiting.mostMs);
  const { run, close } = startPool(options, line);
  const limit = charactersLimit(options.maxQueuedCharacters);
  const find = (stage: 1 | 2, text: string, signal: AbortSignal, remember: RememberFinds): Promise<readonly Span[]> =>
    // what the worker's function resolves to
    remember(stage, text, async () => (await runTwice(run, taskOfStage[stage], text, signal)) as Span[]);

  return {
    async admit({ text, stages, signal }, work) {
      const ownMs = stages.reduce((sum, stage) => sum + line.msOf({ kind: taskOfStage[stage], size: sizeOf(text) }), 0);
      if (mayWait?.(ownMs) === false) throw new DetectorOverloadedError('a text would wait too long for detection');
      return limit.pass(text, signal, work);
    },
    async findPatterns(text, signal, remember = rememberNothing) {
      signal.throwIfAborted();
      return find(1, text, signal, remember);
    },
    async findLearned(written, signal, remember = rememberNothing) {
      const { text, original } = decodeText(written);
      const windows = cutText(text).filter(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
      const findInWindow = ({ start, end }: TextWindow) => find(2, text.slice(start, end), signal, remember);
      const found = await mapInTurns(windows, options.workers, findInWindow, signal);
      return mergeWindows(windows.map((window, index) => [window, found[index] ?? []])).map(original);
    },
    queuedCharacters: () => limit.characters(),
    async load() {
      const { signal } = new AbortController(); // nobody hangs up on a start
      const loads = Array.from({ length: options.workers }, () => runTwice(run, 'load', '', signal));
      const problem = (await Promise.all(loads)).find((problem) => typeof problem === 'string');
      if (problem !== undefined) throw new ModelFolderError(problem);
    },
    close,
  };
}

function startPool({ workers, modelFolder, nerSettings = {}, workerUrl }: DetectorOptions, line: WaitingLine) {
  const startThreads = () => {
    const pool = new Piscina<string, unknown>({
      filename: (workerUrl ?? new URL('detector-worker.bundle.js', import.meta.url)).href,
      minThreads: workers,
      maxThreads: workers,
      concurrentTasksPerWorker: 1,
      workerData: { modelFolder, nerSettings } satisfies DetectorWorkerData,
    });
    pool.on('error', () => undefined); // an idle worker died: the pool replaces it, and no text was lost
    return pool;
  };

  let pool: ReturnType<typeof startThreads> | undefined; // a start that fails before the first use needs no threads
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  const run: RunTask = async (name, text, signal) => {
    const task = line.pass({
      kind: name,
      size: sizeOf(text),
      run: async () => {
        signal.throwIfAborted();
        if (isClosed) throw new DetectorUnavailableError('the detectors are closed');
        pool ??= startThreads();
        return pool.run(text, { name });
      },
    });
    running.add(task);
    return task.finally(() => running.delete(task));
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.allSettled(running); // pool.close() does not wait for every worker (piscina 5.3.2)
    await pool?.destroy();
  };
  return { run, close };
}

/**
 * Runs a task; if it fails, once more on another worker (the pool has replaced a dead one by then). Rejects with the
 * signal's reason if it aborts before one of them begins.
 */
async function runTwice(run: RunTask, name: TaskName, text: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await run(name, text, signal);
  } catch {
    signal.throwIfAborted();
    try {
      return await run(name, text, signal);
    } catch {
      signal.throwIfAborted();
      throw new DetectorUnavailableError(`${name} failed twice`); // no cause: nobody knows what a crash report quotes
    }
  }
}
