/** Runs the ONNX model over the pieces of a text. The only file that knows ONNX Runtime. */
import './without-telemetry.js';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Label } from './labels.js';
import { ModelFolderError, type ModelFolder } from './model-folder.js';
import type { Pieces } from './pieces.js';
import { cutWindows, type Window } from './windows.js';

/** An opened model. */
export interface Classifier {
  readonly folder: ModelFolder;
  readonly session: InferenceSession;
  close(): Promise<void>;
}

/** Pieces, padding included, that go through the model at once. More make it no faster and take more memory. */
const batchPieces = 512;

/** Opens the weights. One thread each: workers are the parallel part. Rejects with `ModelFolderError`. */
export async function openClassifier(folder: ModelFolder): Promise<Classifier> {
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' } as const;
  const session = await InferenceSession.create(folder.onnxFile, options).catch((cause: unknown) => {
    throw new ModelFolderError(`${folder.onnxFile} is no model that ONNX Runtime can load`, { cause });
  });
  return { folder, session, close: () => session.release() };
}

/**
 * The log-probability of each label for each piece of `text`, row after row. Windows of like length share a batch.
 * A window's result does not depend on its neighbours: the attention mask keeps padding out to the last bit.
 */
export async function classifyPieces(classifier: Classifier, text: string, pieces: Pieces): Promise<Float32Array> {
  const { frame, labels, maxPieces } = classifier.folder;
  const rows = unreadRows(pieces.ids.length, labels);
  const room = maxPieces - frame.before.length - frame.after.length;
  const windows = cutWindows(text, pieces, room).filter((window) => hasLetter(text, pieces, window));
  for (const batch of batchesByLength(windows)) {
    const logits = await run(classifier, batch, pieces);
    const stride = logits.length / batch.length;
    batch.forEach((window, index) => {
      copyKept(window, logits.subarray(index * stride), rows, classifier.folder);
    });
  }
  return rows;
}

/** Rows that say "no name" with certainty, for windows that the model need not read. */
const unreadRows = (count: number, labels: readonly Label[]): Float32Array => {
  const row = labels.map(({ type }) => (type === undefined ? 0 : -Infinity));
  return Float32Array.from({ length: count * labels.length }, (_, at) => row[at % labels.length] ?? 0);
};

const hasLetter = (text: string, { starts, ends }: Pieces, { from, to }: Window): boolean =>
  /\p{L}/u.test(text.slice(starts[from], ends[to - 1]));

const lengthOf = ({ from, to }: Window): number => to - from;

/** Windows sorted by length, so that few pieces are padding, in batches of at most `batchPieces`. */
function batchesByLength(windows: readonly Window[]): Window[][] {
  const batches: Window[][] = [];
  let batch: Window[] = [];
  for (const window of windows.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const widest = batch[0] ?? window;
    if (batch.length === 0 || (batch.length + 1) * lengthOf(widest) > batchPieces) batches.push((batch = []));
    batch.push(window);
  }
  return batches;
}

/** The logits of a batch: [window, piece, label], frame and padding included. */
async function run({ folder, session }: Classifier, batch: readonly Window[], pieces: Pieces): Promise<Float32Array> {
  const { before, after } = folder.frame;
  const width = Math.max(...batch.map(lengthOf)) + before.length + after.length;
  const ids = new BigInt64Array(batch.length * width).fill(BigInt(folder.padId));
  const mask = new BigInt64Array(ids.length);
  batch.forEach(({ from, to }, index) => {
    const row = [...before, ...pieces.ids.subarray(from, to), ...after];
    ids.set(row.map(BigInt), index * width);
    mask.fill(1n, index * width, index * width + row.length);
  });
  const inputs: Record<string, BigInt64Array> = { input_ids: ids, attention_mask: mask };
  if (session.inputNames.includes('token_type_ids')) inputs['token_type_ids'] = new BigInt64Array(ids.length);
  const dimensions = [batch.length, width];
  const feeds = Object.entries(inputs).map(([name, data]) => [name, new Tensor('int64', data, dimensions)] as const);
  const outputs = await session.run(Object.fromEntries(feeds));
  const logits = outputs['logits']?.data;
  if (!(logits instanceof Float32Array) || logits.length !== ids.length * folder.labels.length) {
    throw new ModelFolderError(`${folder.onnxFile} does not give one float for each piece and label as "logits"`);
  }
  return logits;
}

/** Turns the kept part of a window's logits into log-probabilities (log-softmax) in their place among all rows. */
function copyKept(window: Window, logits: Float32Array, rows: Float32Array, { frame, labels }: ModelFolder): void {
  const columns = labels.length;
  for (let piece = window.keepFrom; piece < window.keepTo; piece++) {
    const from = (piece - window.from + frame.before.length) * columns;
    const row = logits.subarray(from, from + columns);
    const most = Math.max(...row);
    const logTotal = most + Math.log(row.reduce((sum, logit) => sum + Math.exp(logit - most), 0));
    row.forEach((logit, column) => {
      rows[piece * columns + column] = logit - logTotal;
    });
  }
}
