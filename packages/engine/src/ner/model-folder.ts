/** Reads the files of a Hugging Face token-classification folder, all but the weights. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Frame, readFrame } from './frame.js';
import { asList, asObject, asString, isJsonObject, type JsonObject } from '../json.js';
import { type Label, type NameType, readLabels } from './labels.js';
import { ModelFolderError } from './model-folder-error.js';
import type { Thresholds } from './name-words.js';
import type { Tokenizer } from './pieces.js';
import { readTokenizer } from './tokenizer.js';
import { leastPieces } from './windows.js';

/** What the operator may say about a model; each goes before what the folder says. */
export interface NerSettings {
  /** Our type for each class name of the model (without `B-`); classes that it doesn't hold are not masked. */
  readonly classNames?: Readonly<Record<string, NameType>>;
  readonly thresholds?: Partial<Thresholds>;
}

/** A model folder, read and checked. */
export interface ModelFolder {
  readonly tokenize: Tokenizer;
  readonly labels: readonly Label[];
  readonly thresholds: Thresholds;
  readonly frame: Frame;
  /** The most pieces that the model takes at once, frame included. */
  readonly maxPieces: number;
  /** Where the weights lie. */
  readonly onnxFile: string;
}

/** At 0.5 a word is a name where the model finds that more probable than anything else. */
const defaultThreshold = 0.5;

/** Windows are this long even where a model could take more: attention grows with the square of the length. */
const windowPieces = 128;

/** Reads and checks a folder. Rejects with `ModelFolderError`. */
export async function readModelFolder(folder: string, settings: NerSettings = {}): Promise<ModelFolder> {
  const { config, labels } = await readPart(folder, 'config.json', (json) => {
    const config = asObject(json, 'config');
    const labels = readLabels(labelNames(config), settings.classNames);
    const hasNames = labels.some(({ type }) => type !== undefined);
    if (!hasNames) throw new Error('no label stands for a person, a place or an organization');
    return { config, labels };
  });
  const { tokenize, frame } = await readPart(folder, 'tokenizer.json', (json) => ({
    tokenize: readTokenizer(json),
    frame: readFrame(asObject(json, 'tokenizer')),
  }));
  const maxPieces = Math.min(windowPieces, numberOr(config['max_position_embeddings'], windowPieces));
  if (maxPieces < leastPieces + frame.before.length + frame.after.length) {
    throw new ModelFolderError(
      `${join(folder, 'config.json')}: max_position_embeddings leaves too little room for a text`,
    );
  }
  return {
    tokenize,
    labels,
    frame,
    thresholds: readThresholds(config, settings.thresholds),
    maxPieces,
    onnxFile: await findOnnx(folder),
  };
}

async function readPart<Part>(folder: string, name: string, read: (json: unknown) => Part): Promise<Part> {
  const file = join(folder, name);
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ModelFolderError(`${file} can't be read`, { cause });
  });
  const json = parsed(content, file);
  try {
    return read(json);
  } catch (cause) {
    throw new ModelFolderError(`${file} can't be used: ${cause instanceof Error ? cause.message : 'unknown'}`, {
      cause,
    });
  }
}

function parsed(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ModelFolderError(`${file} is not JSON`); // the cause would quote the file
  }
}

/** The labels by column: `labels` as a list, or Hugging Face's `id2label` as an object with the columns as keys. */
function labelNames(config: JsonObject): string[] {
  const { labels, id2label } = config;
  if (labels !== undefined) return asList(labels, 'labels').map((label) => asString(label, 'labels'));
  const byColumn = asObject(id2label, 'id2label');
  return Object.keys(byColumn).map((_, column) => asString(byColumn[String(column)], 'id2label'));
}

function readThresholds(config: JsonObject, chosen: Partial<Thresholds> = {}): Thresholds {
  const own = isJsonObject(config['thresholds']) ? config['thresholds'] : {};
  const threshold = (type: NameType) => chosen[type] ?? numberOr(own[type], defaultThreshold);
  return { PERSON: threshold('PERSON'), LOCATION: threshold('LOCATION'), ORGANIZATION: threshold('ORGANIZATION') };
}

async function findOnnx(folder: string): Promise<string> {
  for (const file of [join(folder, 'model.onnx'), join(folder, 'onnx', 'model.onnx')]) {
    const exists = await access(file).then(() => true, () => false); // prettier-ignore
    if (exists) return file;
  }
  throw new ModelFolderError(`${join(folder, 'model.onnx')} can't be read`);
}

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
