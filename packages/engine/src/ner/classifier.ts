/** Runs the ONNX model over the pieces of a text. The only file that knows ONNX Runtime. */
import './without-telemetry.js';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Label } from './labels.js';
import type { ModelFolder } from './model-folder.js';
import { ModelFolderError } from './model-folder-error.js';
import type { Pieces } from './pieces.js';
import { choosePieces, piecesToRead } from './read-pieces.js';
import { cutWindows, type Window } from './windows.js';

/** An opened model. */
export interface Classifier {
  readonly folder: ModelFolder;
  readonly session: InferenceSession;
  close(): Promise<void>;
}

/** Opens the weights. One thread each: workers are the parallel part. Rejects with `ModelFolderError`. */
export async function openClassifier(folder: ModelFolder): Promise<Classifier> {
  const options = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableMemPattern: false, // a plan for each length of window: they hardly come again
  } as const;
  const session = await InferenceSession.create(folder.onnxFile, options).catch((cause: unknown) => {
    throw new ModelFolderError(`${folder.onnxFile} is no model that ONNX Runtime can load`, { cause });
  });
  return { folder, session, close: () => session.release() };
}

/**
 * The log-probability of each label for each piece of `text`, row after row; what the model does not read is nothing.
 * Each window goes through the model alone: a batch would be no faster, even without the padding of shorter windows.
 */
export async function classifyPieces(classifier: Classifier, text: string, pieces: Pieces): Promise<Float32Array> {
  const { frame, labels, maxPieces } = classifier.folder;
  const rows = unreadRows(pieces.ids.length, labels);
  const room = maxPieces - frame.before.length - frame.after.length;
  const readPieces = piecesToRead(text, pieces);
  const read = choosePieces(pieces, readPieces);
  const windows = cutWindows(text, read, room).filter((window) => hasLetter(text, read, window));
  for (const window of windows) {
    const ids = [...frame.before, ...read.ids.subarray(window.from, window.to), ...frame.after];
    const logits = await run(classifier, ids);
    for (let piece = window.keepFrom; piece < window.keepTo; piece++) {
      const from = (piece - window.from + frame.before.length) * labels.length;
      const row = logits.subarray(from, from + labels.length);
      rows.set(logSoftmax(row), (readPieces[piece] ?? 0) * labels.length);
    }
  }
  return rows;
}

/** Rows that say "nothing" with certainty, for what the model need not read. */
const unreadRows = (count: number, labels: readonly Label[]): Float32Array => {
  const row = labels.map(({ type, value }) => (type === undefined && value === undefined ? 0 : -Infinity));
  return Float32Array.from({ length: count * labels.length }, (_, at) => row[at % labels.length] ?? 0);
};

const hasLetter = (text: string, { starts, ends }: Pieces, { from, to }: Window): boolean =>
  /\p{L}/u.test(text.slice(starts[from], ends[to - 1]));

/** The logits of a window: [piece, label], frame included. */
async function run({ folder, session }: Classifier, window: readonly number[]): Promise<Float32Array> {
  const ids = BigInt64Array.from(window, BigInt);
  const inputs: Record<string, BigInt64Array> = {
    input_ids: ids,
    attention_mask: new BigInt64Array(ids.length).fill(1n),
    token_type_ids: new BigInt64Array(ids.length),
  };
  const taken = Object.entries(inputs).filter(([name]) => session.inputNames.includes(name));
  const feeds = taken.map(([name, data]) => [name, new Tensor('int64', data, [1, ids.length])] as const);
  const outputs = await session.run(Object.fromEntries(feeds));
  const logits = outputs['logits']?.data;
  if (!(logits instanceof Float32Array) || logits.length !== ids.length * folder.labels.length) {
    throw new ModelFolderError(`${folder.onnxFile} does not give one float for each piece and label as "logits"`);
  }
  return logits;
}

/** Log-probabilities of one row of logits. */
function logSoftmax(logits: Float32Array): Float32Array {
  const most = Math.max(...logits);
  const logTotal = most + Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0));
  return logits.map((logit) => logit - logTotal);
}
