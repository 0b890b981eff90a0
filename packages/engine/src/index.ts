/**
 * What the service and the command line use of the engine. Nothing here loads what only the worker threads need: stages
 * 1 and 2 themselves are in `stages.ts`.
 */
export { detect, detectAtOnce, detectBehind } from './detect.js';
export * from './detection.js';
export { extend, maxSpanLength } from './overlaps.js';
export { type KnownValue, KnownValues } from './memory/known-values.js';
export { foundByModels, recall, shieldOf, valueOf } from './memory/recall.js';
export { bundledModelFolder } from './ner/bundled-model.js';
export type { NerSettings } from './ner/model-folder.js';
export { ModelFolderError } from './ner/model-folder-error.js';
export * from './scoring/marked-text.js';
export { countVerdict, emptyTally, isTouched, judgeValue, leakOf, ordinaryWords } from './scoring/score.js';
export type { ScoredSpan, Tally, Verdict } from './scoring/score.js';
export { parseTerms, parseTypedTerms, TermListError } from './term-list.js';
export { type CompiledTerms, compileTerms, type Term, type Terms, type TypedTerm } from './terms.js';
export * from './workers/detector-errors.js';
export { type DetectorOptions, type Detectors, type RememberFinds, startDetectors } from './workers/detectors.js';
export { type AdversaryStageOptions, adversaryStage } from './adversary/adversary-stage.js';
export { type Guess } from './adversary/guesses-reply.js';
export { lookAt, type LookOptions } from './adversary/look.js';
export { riskOf, riskOfGuess } from './adversary/risk.js';
export { contextStage, type ContextStageOptions } from './llm/context-stage.js';
export { isLlmError, type LlmFailure, type LlmProvider, LlmUnavailableError, type ReplyFlaw } from './llm/provider.js';
export { maskedView } from './llm/masked-view.js';
