/** Which stages run for a request, and what an answer says of those that can't. */
import {
  detect,
  type Detection,
  DetectorOverloadedError,
  type Detectors,
  DetectorUnavailableError,
  type Span,
  type Stage,
  type StageNumber,
  undetected,
} from '@palimpsest/engine';
import type { AuditFlag, EntityType } from '@palimpsest/protocol';
import { UnavailableError } from './problems.js';

/** Finds spans in a text; knows neither sessions nor placeholders. */
export interface Pipeline {
  /** Runs the stages that were asked for, all that are configured if `stages` is undefined. Rejects with `UnavailableError`. */
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

/** Nothing fails open: a text that stages 1 and 2 could not see is not masked less, it is not masked at all. */
function refuseUnlessComplete(error: unknown): never {
  if (error instanceof DetectorOverloadedError)
    throw new UnavailableError('Too much text is waiting to be masked.', { cause: error });
  if (error instanceof DetectorUnavailableError)
    throw new UnavailableError('A stage that finds personal data failed.', { cause: error });
  throw error;
}

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
      return detect({ ...undetected(text), flags }, stages, signal).catch(refuseUnlessComplete);
    },
    withoutTypesOff: (known) => ({ ...known, spans: known.spans.filter(isOn) }),
  };
}
