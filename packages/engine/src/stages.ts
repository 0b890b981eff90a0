/** Stages 1 and 2 in the thread of the caller, for benchmarks and measures; the service has `startDetectors`. */
export { inEveryReading } from './decoded-text.js';
export { compileRecognizers, type FindPatterns } from './find-patterns.js';
export { learnedSpans } from './learned-spans.js';
export { loadNerModel, type NerModel } from './ner/model.js';
export type { Recognizer } from './recognizer.js';
