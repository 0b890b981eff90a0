export * from './detection.js';
export * from './overlaps.js';
export { compileRecognizers, type FindPatterns } from './patterns.js';
export type { Recognizer } from './recognizer.js';
export { allRecognizers } from './recognizers/index.js';
export { compileTerms, parseTerms, parseTypedTerms, TermListError } from './terms.js';
export type { ApplyTerms, Term, Terms, TypedTerm } from './terms.js';
