/** The pipeline: a fold that carries a detection from stage to stage. */
import type { Detection, Stage } from './detection.js';
import { extend } from './overlaps.js';

/** Runs `stages` one after the other, each knowing what those before it found. Rejects as soon as one of them does. */
export async function detect(start: Detection, stages: readonly Stage[], signal: AbortSignal): Promise<Detection> {
  let known = start;
  for (const stage of stages) known = extend(known, await stage(known, signal));
  return known;
}
