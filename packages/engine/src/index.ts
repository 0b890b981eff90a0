export * from './detection.js';
export * from './overlaps.js';
export { findPatterns } from './patterns.js';
export type { Recognizer } from './recognizer.js';
export { allRecognizers } from './recognizers/index.js';
export { loadNerModel, type NerModel } from './ner/model.js';
export { ModelFolderError, type NerSettings } from './ner/model-folder.js';
export * from './workers/detector-errors.js';
export { type DetectorOptions, type Detectors, startDetectors } from './workers/detectors.js';
