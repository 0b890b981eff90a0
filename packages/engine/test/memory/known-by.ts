/** Known values for tests of the memory. */
import type { EntityType } from '@palimpsest/protocol';
import { KnownValues, type StageNumber } from '../../src/index.js';

const confidences: Readonly<Record<StageNumber, number>> = { 1: 1, 2: 0.85, 3: 0.7, 4: 0.6 };

/** What is known where `stage` found these values first. */
export function knownBy(
  stage: StageNumber,
  ...values: readonly (readonly [type: EntityType, text: string])[]
): KnownValues {
  const known = new KnownValues();
  for (const [type, text] of values) known.add({ type, text, confidence: confidences[stage], stage });
  return known;
}
