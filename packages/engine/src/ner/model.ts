/** The model of stage 2: a folder with an ONNX token classifier, its tokenizer and its configuration. */
import { type Classifier, classifyPieces, openClassifier } from './classifier.js';
import { decodeNames } from './decode.js';
import { type NerSettings, readModelFolder } from './model-folder.js';
import { prepareForModel } from './model-text.js';
import type { NameSpan } from './name-span.js';
import type { ModelOutput } from './name-words.js';
import { type ValueOdds, valueOddsOf } from './value-odds.js';

/** What a model makes of a text. */
export interface Reading {
  /** The names, sorted and disjoint. */
  readonly names: readonly NameSpan[];
  /** How likely other values are. */
  readonly oddsOf: ValueOdds;
}

/** Reads texts. */
export interface NerModel {
  /** Any string will do; the model reads it in windows. */
  read(text: string): Promise<Reading>;
  /** Frees the memory of the model. */
  close(): Promise<void>;
}

/**
 * Loads a model from a Hugging Face folder: `config.json`, `tokenizer.json` and `model.onnx` (or `onnx/model.onnx`).
 * Rejects with `ModelFolderError`, which names the file that can't be used.
 */
export async function loadNerModel(folder: string, settings: NerSettings = {}): Promise<NerModel> {
  const files = await readModelFolder(folder, settings);
  const classifier = await openClassifier(files);
  return {
    read: async (text) => {
      const output = await readText(classifier, text);
      return { names: decodeNames(output, files.thresholds), oddsOf: valueOddsOf(output) };
    },
    close: () => classifier.close(),
  };
}

/** What the model makes of a text before any threshold is held against it. */
export async function readText(classifier: Classifier, text: string): Promise<ModelOutput> {
  const modelText = prepareForModel(text);
  const { tokenize, labels } = classifier.folder;
  const pieces = tokenize(modelText.aligned.text);
  const logProbabilities = await classifyPieces(classifier, modelText.aligned.text, pieces);
  return { ...modelText, pieces, logProbabilities, labels };
}
