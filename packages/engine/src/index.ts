export { detect } from './detect.js';
export * from './detection.js';
export * from './overlaps.js';
export { findPatterns } from './patterns.js';
export type { Recognizer } from './recognizer.js';
export { allRecognizers } from './recognizers/index.js';
export { type KnownValue, KnownValues } from './memory/known-values.js';
export { recall, valueOf } from './memory/recall.js';
export { loadNerModel, type NerModel } from './ner/model.js';
export { ModelFolderError, type NerSettings } from './ner/model-folder.js';
export {
  DetectorOverloadedError,
  type DetectorOptions,
  type Detectors,
  DetectorUnavailableError,
  startDetectors,
} from './workers/detectors.js';
