/** The pipeline: a fold that carries a detection from stage to stage. */
import type { Detection, Stage } from './detection.js';
import { extend } from './overlaps.js';

/** Runs `stages` one after the other, each knowing what those before it found. Rejects as soon as one of them does. */
export async function detect(start: Detection, stages: readonly Stage[], signal: AbortSignal): Promise<Detection> {
  let known = start;
  for (const stage of stages) known = extend(known, await stage(known, signal));
  return known;
}

/** Runs `stages` at once, none knowing what the others find. Rejects as soon as one of them does. */
export async function detectAtOnce(
  known: Detection,
  stages: readonly Stage[],
  signal: AbortSignal,
): Promise<Detection> {
  const findings = await Promise.all(stages.map((stage) => stage(known, signal)));
  return findings.reduce<Detection>((all, found) => extend(all, found), known);
}

/**
 * Runs `stages` that are strangers to the text: they see nothing that `shield` covers, which may be more than `known`
 * does. What they find is added to `known`; what only the shield covers is not.
 */
export async function detectBehind(
  shield: Detection,
  known: Detection,
  stages: readonly Stage[],
  signal: AbortSignal,
): Promise<Detection> {
  let seen = shield;
  let found = known;
  for (const stage of stages) {
    const added = await stage(seen, signal);
    seen = extend(seen, added);
    found = extend(found, added);
  }
  return found;
}
