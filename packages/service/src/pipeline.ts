/** Which stages run for a request, what they get to see, and what an answer says of those that can't run. */
import {
  detect,
  detectBehind,
  type Detection,
  DetectorOverloadedError,
  type Detectors,
  DetectorUnavailableError,
  type KnownValues,
  recall,
  type Span,
  type Stage,
  type StageNumber,
  undetected,
} from '@palimpsest/engine';
import { type AuditFlag, auditFlagNames, type EntityType } from '@palimpsest/protocol';
import type { ModelStages } from './model-stages.js';
import { UnavailableError } from './problems.js';

/** A text to be looked through. */
export interface PipelineRequest {
  readonly text: string;
  /** What was asked for; undefined stands for all stages. */
  readonly stages: readonly StageNumber[] | undefined;
  /** What the session knows. Asked for only right before something of the text leaves for a language model. */
  readonly knownValues: () => Promise<KnownValues>;
}

/** Finds spans in a text; assigns no placeholders. */
export interface Pipeline {
  /** Runs the stages that were asked for. Rejects with `UnavailableError`, or as `knownValues` does. */
  find(request: PipelineRequest, signal: AbortSignal): Promise<Detection>;
  /** Leaves out spans of types that the operator switched off; a session may know values from before. */
  withoutTypesOff(known: Detection): Detection;
}

/** What a pipeline is made of. Spans whose type is not in `types` are dropped in every stage but the last. */
export interface PipelineParts {
  readonly detectors: Pick<Detectors, 'findPatterns' | 'findNames'>;
  readonly modelStages: ModelStages;
  readonly types: ReadonlySet<EntityType>;
}

/** Flags for stages that were asked for and are not configured. Stages 1 and 2 always are. */
const flagsOfMissing = { 3: 'context_llm_disabled', 4: 'adversarial_unavailable' } as const satisfies Record<
  3 | 4,
  AuditFlag
>;

const allStages: readonly StageNumber[] = [1, 2, 3, 4];

/** Nothing fails open: a text that stages 1 and 2 could not see is not masked less, it is not masked at all. */
function refuseUnlessComplete(error: unknown): never {
  if (error instanceof DetectorOverloadedError)
    throw new UnavailableError('Too much text is waiting to be masked.', { cause: error });
  if (error instanceof DetectorUnavailableError)
    throw new UnavailableError('A stage that finds personal data failed.', { cause: error });
  throw error;
}

/** Builds the pipeline. */
export function createPipeline({ detectors, modelStages, types }: PipelineParts): Pipeline {
  // Stage 4 masks what it must, as QUASI_IDENTIFIER, whatever is switched off.
  const isOn = ({ type, stage }: Span): boolean => types.has(type) || stage === 4;
  const only =
    (stage: Stage): Stage =>
    async (known, signal) => {
      const { spans, flags } = await stage(known, signal);
      return { spans: spans.filter(isOn), flags };
    };
  const detectorStages = {
    1: only(async ({ text }, signal) => ({ spans: await detectors.findPatterns(text, signal), flags: [] })),
    2: only(async ({ text }, signal) => ({ spans: await detectors.findNames(text, signal), flags: [] })),
  };

  /** Runs those of stages 1 and 2 that `isWanted`. */
  const detectBy = (known: Detection, isWanted: (stage: 1 | 2) => boolean, signal: AbortSignal): Promise<Detection> => {
    const wanted = ([1, 2] as const).filter(isWanted).map((number) => detectorStages[number]);
    return detect(known, wanted, signal).catch(refuseUnlessComplete);
  };

  return {
    async find({ text, stages: asked = allStages, knownValues }, signal) {
      const isAsked = (stage: StageNumber) => asked.includes(stage);
      const missing = ([3, 4] as const).filter((number) => isAsked(number) && !modelStages[number]);
      const models = ([3, 4] as const).flatMap((number) => (isAsked(number) ? (modelStages[number] ?? []) : []));
      const flags = missing.map((number) => flagsOfMissing[number]);
      const found = await detectBy({ ...undetected(text), flags }, isAsked, signal);
      if (models.length === 0) return found;
      // No model sees what stages 1 and 2 or the session would mask, asked for or not.
      const complete = await detectBy(found, (stage) => !isAsked(stage), signal);
      const shield = recall(complete, await knownValues());
      return inOrder(await detectBehind(shield, found, models.map(only), signal));
    },
    withoutTypesOff: (known) => ({ ...known, spans: known.spans.filter(isOn) }),
  };
}

/** With its flags in the order of the closed set. */
const inOrder = (known: Detection): Detection => ({
  ...known,
  flags: auditFlagNames.filter((flag) => known.flags.includes(flag)),
});
