/** Stage 2 once the names of a text are known. */
import type { Span } from './detection.js';
import type { NameSpan } from './ner/name-span.js';
import { findAges } from './numbers/ages-of-persons.js';
import { findNumbers } from './numbers/find-numbers.js';

/** Reported for all that stage 2 finds; probabilities are only held against a threshold. */
const confidence = 0.85;

/** The names, somebody's numbers by their clues, and the ages behind persons; spans may overlap. */
export const learnedSpans = (text: string, names: readonly NameSpan[]): Span[] =>
  [...names, ...findNumbers(text), ...findAges(text, names)].map(({ start, end, type }) => ({
    start,
    end,
    type,
    confidence,
    stage: 2,
  }));
