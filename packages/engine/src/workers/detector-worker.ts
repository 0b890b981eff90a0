/** What runs in each worker thread: stages 1 and 2 over one text or a window of it. */
import { getPriority, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { inEveryReading } from '../decoded-text.js';
import type { Span } from '../detection.js';
import { loadNerModel, type NerModel } from '../ner/model.js';
import { ModelFolderError, type NerSettings } from '../ner/model-folder.js';
import { findAges } from '../numbers/ages-of-persons.js';
import { findNumbers } from '../numbers/find-numbers.js';
import { compileRecognizers } from '../patterns.js';
import { allRecognizers } from '../recognizers/index.js';

/** What the pool hands to each worker when it starts. */
export interface DetectorWorkerData {
  readonly modelFolder: string;
  readonly nerSettings: NerSettings;
}

/**
 * Who waits for an answer that needs no detection, or for a refusal, is not to wait for other people's texts: the thread
 * that answers goes first where cores are scarce. In units of `nice`.
 */
const giveWayBy = 5;
const lowest = 19;
// Linux changes the priority of this thread alone: setpriority(2), "C library/kernel differences".
if (platform() === 'linux') setPriority(Math.min(getPriority() + giveWayBy, lowest));

/** Reported for all that stage 2 finds; probabilities are only held against a threshold. */
const learnedConfidence = 0.85;

/** Stage 1 over a whole text. */
export const findPatterns = inEveryReading(compileRecognizers(allRecognizers));

/** Stage 2 over a window: names, numbers, and ages behind a name. */
export async function findLearned(text: string): Promise<Span[]> {
  const model = await loadedModel();
  const names = await model.findNames(text);
  const found = [...names, ...findNumbers(text), ...findAges(text, names)];
  return found.map(({ start, end, type }) => ({ start, end, type, confidence: learnedConfidence, stage: 2 }));
}

/** Loads the model ahead of the first text. Resolves to what is wrong with its folder, if anything is. */
export async function load(): Promise<string | undefined> {
  try {
    await loadedModel();
    return undefined;
  } catch (error) {
    if (error instanceof ModelFolderError) return error.message;
    throw error;
  }
}

let model: Promise<NerModel> | undefined; // one a worker, for as long as it lives

function loadedModel(): Promise<NerModel> {
  const { modelFolder, nerSettings } = workerData as DetectorWorkerData; // what the pool passed
  model ??= loadNerModel(modelFolder, nerSettings);
  return model;
}
