/** What the name model's word on a value counts beside the clues. */
import type { ValueType } from '../ner/labels.js';

/**
 * Log-odds at which the model's word speaks neither for a value nor against it: most of what it reads is none. Lower
 * leaves less open and masks more (`docs/decisions/0020-values-as-classes-of-the-name-model.md`).
 */
const neutral: Readonly<Record<ValueType, number>> = {
  CASE_NUMBER: -2.5, AGE: -5, USERNAME: -5.5, SECRET: -5.5, DE_PLZ: -6,
}; // prettier-ignore

/**
 * No more against a number: that of an account or a passport is none of the model's classes, and masked where patterns
 * miss it.
 */
const mostAgainstNumber = -1;

/** Log-odds to add to those of clues; 0 where the model says nothing. */
export function modelEvidence(type: ValueType, odds: number | undefined): number {
  const evidence = odds === undefined ? 0 : odds - neutral[type];
  return type === 'CASE_NUMBER' ? Math.max(evidence, mostAgainstNumber) : evidence;
}
