/** The model of stage 2: a folder with an ONNX token classifier, its tokenizer and its configuration. */
import { type Classifier, classifyPieces, openClassifier } from './classifier.js';
import { decodeNames } from './decode.js';
import { type NerSettings, readModelFolder } from './model-folder.js';
import { prepareForModel } from './model-text.js';
import type { NameSpan } from './name-span.js';
import type { ModelOutput } from './name-words.js';

/** Finds names in texts. */
export interface NerModel {
  /** The names in `text`, sorted and disjoint. Any string will do; the model reads it in windows. */
  findNames(text: string): Promise<NameSpan[]>;
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
    findNames: async (text) => decodeNames(await readText(classifier, text), files.thresholds),
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
