export * from './detection.js';
export * from './overlaps.js';
export { compileRecognizers, type FindPatterns } from './patterns.js';
export type { Recognizer } from './recognizer.js';
export { allRecognizers } from './recognizers/index.js';
