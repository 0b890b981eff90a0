/** All that the search has to know of patterns before it sees a text. */
import { type Alphabet, alphabetOf } from './alphabet.js';
import { planOf, type SearchPlan } from './landmarks.js';
import { patternReducer, type ReducedPattern } from './reduced-pattern.js';

/** Where to try a pattern, and how it is written in the alphabet. */
export interface PatternPlan extends SearchPlan {
  readonly reduced: ReducedPattern;
}

/** The alphabet of some patterns, and the plan of each of them. */
export interface Plans {
  readonly alphabet: Alphabet;
  readonly of: (pattern: RegExp) => PatternPlan | undefined;
}

/** Reads the plans off `patterns`, which must have the flag `u`. */
export function makePlans(patterns: readonly RegExp[]): Plans {
  const alphabet = alphabetOf(patterns);
  const reduce = patternReducer(alphabet);
  const plans = new Map(patterns.map((pattern) => [pattern, { ...planOf(pattern), reduced: reduce(pattern) }]));
  return { alphabet, of: (pattern) => plans.get(pattern) };
}
