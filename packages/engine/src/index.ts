export { detect } from './detect.js';
export * from './detection.js';
export * from './overlaps.js';
export { compileRecognizers, type FindPatterns } from './patterns.js';
export type { Recognizer } from './recognizer.js';
export { allRecognizers } from './recognizers/index.js';
export { type KnownValue, KnownValues } from './memory/known-values.js';
export { recall, valueOf } from './memory/recall.js';
export { bundledModelFolder } from './ner/bundled-model.js';
export { loadNerModel, type NerModel } from './ner/model.js';
export { ModelFolderError, type NerSettings } from './ner/model-folder.js';
export {
  DetectorOverloadedError,
  type DetectorOptions,
  type Detectors,
  DetectorUnavailableError,
  startDetectors,
} from './workers/detectors.js';
export { compileTerms, parseTerms, parseTypedTerms, TermListError } from './terms.js';
export type { ApplyTerms, Term, Terms, TypedTerm } from './terms.js';
