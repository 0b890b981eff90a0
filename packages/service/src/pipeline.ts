/** Which stages run for a request, and what an answer says of those that can't. */
import { detect, type Detection, type Span, type Stage, type StageNumber, undetected } from '@palimpsest/engine';
import type { AuditFlag, EntityType } from '@palimpsest/protocol';

/** Finds what stages 1 and 2 know; both run in worker threads. */
export interface Detectors {
  findPatterns(text: string, signal: AbortSignal): Promise<readonly Span[]>;
  findNames(text: string, signal: AbortSignal): Promise<readonly Span[]>;
}

/** Finds spans in a text; knows neither sessions nor placeholders. */
export interface Pipeline {
  /** Runs the stages that were asked for, all that are configured if `stages` is undefined. */
  find(text: string, stages: readonly StageNumber[] | undefined, signal: AbortSignal): Promise<Detection>;
  /** Leaves out spans of types that the operator switched off; a session may know values from before. */
  withoutTypesOff(known: Detection): Detection;
}

/** Flags for stages that were asked for and are not configured. Stages 1 and 2 always are. */
const flagsOfMissing: Partial<Record<StageNumber, AuditFlag>> = {
  3: 'context_llm_disabled',
  4: 'adversarial_unavailable',
};

const allStages: readonly StageNumber[] = [1, 2, 3, 4];

/** Builds the pipeline. Spans whose type is not in `types` are dropped in every stage. */
export function createPipeline(detectors: Detectors, types: ReadonlySet<EntityType>): Pipeline {
  const isOn = ({ type }: Span): boolean => types.has(type);
  const configured: Partial<Record<StageNumber, Stage>> = {
    1: async ({ text }, signal) => ({ spans: (await detectors.findPatterns(text, signal)).filter(isOn), flags: [] }),
    2: async ({ text }, signal) => ({ spans: (await detectors.findNames(text, signal)).filter(isOn), flags: [] }),
  };

  return {
    find(text, asked = allStages, signal) {
      const numbers = allStages.filter((number) => asked.includes(number));
      const stages = numbers.flatMap((number) => configured[number] ?? []);
      const flags = numbers.flatMap((number) => (configured[number] ? [] : (flagsOfMissing[number] ?? [])));
      return detect({ ...undetected(text), flags }, stages, signal);
    },
    withoutTypesOff: (known) => ({ ...known, spans: known.spans.filter(isOn) }),
  };
}
