/** Which stage found a span. */
import type { StageNumber } from '@palimpsest/client';

/** Confidences that only one stage reports. Those of stage 1 are the recognizers' own. */
const stageOfConfidence: ReadonlyMap<number, StageNumber> = new Map([
  [1, 1],
  [0.95, 1],
  [0.5, 1],
  [0.85, 2],
  [0.7, 3],
  [0.6, 4],
]);

/** The answers of the service name no stage, but each has confidences of its own. Undefined for one that none has. */
export const stageOf = (confidence: number): StageNumber | undefined => stageOfConfidence.get(confidence);
