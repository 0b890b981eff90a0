/** What the name model's word on a value counts beside the clues. */
import type { ValueType } from '../ner/labels.js';

/** How much of the model's log-odds counts: it was taught on the same documents as the clues, and half of what it says they say. */
const share = 1;

/** Log-odds at which the model's word speaks neither for a value nor against it: most of what it reads is none. */
const neutral: Readonly<Record<ValueType, number>> = { CASE_NUMBER: -4, AGE: -4, USERNAME: -4, SECRET: -4 };

/** Log-odds to add to those of clues; 0 where the model says nothing. */
export const modelEvidence = (type: ValueType, odds: number | undefined): number =>
  odds === undefined ? 0 : share * (odds - neutral[type]);
