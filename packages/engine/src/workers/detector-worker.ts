/** What runs in each worker thread: stages 1 and 2 over one text or a window of it. */
import { getPriority, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { inEveryReading } from '../decoded-text.js';
import type { Span } from '../detection.js';
import { learnedSpans } from '../learned-spans.js';
import { loadNerModel, type NerModel } from '../ner/model.js';
import type { NerSettings } from '../ner/model-folder.js';
import { ModelFolderError } from '../ner/model-folder-error.js';
import { compileRecognizers } from '../find-patterns.js';
import { allRecognizers } from '../recognizers/index.js';

/** What the pool hands to each worker when it starts. */
export interface DetectorWorkerData {
  readonly modelFolder: string;
  readonly nerSettings: NerSettings;
}

/**
 * Who waits for an answer that needs no detection, or for a refusal, is not to wait for other people's texts: the
 * thread that answers goes first where cores are scarce. In units of `nice`.
 */
const giveWayBy = 5;
const lowest = 19;
// Linux changes the priority of this thread alone: setpriority(2), "C library/kernel differences".
if (platform() === 'linux') setPriority(Math.min(getPriority() + giveWayBy, lowest));

/** Stage 1 over a whole text. */
export const findPatterns = inEveryReading(compileRecognizers(allRecognizers));

/** Stage 2 over a window. */
export async function findLearned(text: string): Promise<Span[]> {
  const model = await loadedModel();
  return learnedSpans(text, await model.read(text));
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
