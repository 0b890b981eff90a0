/** The pipeline: a fold that carries a detection from stage to stage. */
import type { Detection, Stage } from './detection.js';
import type { KnownValues } from './memory/known-values.js';
import { shieldOf } from './memory/recall.js';
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

/** What strangers to a text must not see: what was found in it, and the values of its session. */
export interface Hidden {
  readonly found: Detection;
  readonly session: KnownValues;
}

/**
 * Runs `stages` that are strangers to the text: they see nothing of what is `hidden`, which may be more than `known`
 * covers, nor of a value that a stage before them found. What they find is added to `known`; what is only hidden is not.
 */
export async function detectBehind(
  hidden: Hidden,
  known: Detection,
  stages: readonly Stage[],
  signal: AbortSignal,
): Promise<Detection> {
  let toHide = hidden.found;
  let found = known;
  for (const stage of stages) {
    const added = await stage(shieldOf(toHide, hidden.session), signal);
    toHide = extend(toHide, added);
    found = extend(found, added);
  }
  return found;
}
