/** Which stages run for a request, what they get to see, and what an answer says of those that can't run. */
import {
  detectAtOnce,
  detectBehind,
  type Detection,
  DetectorOverloadedError,
  type Detectors,
  DetectorUnavailableError,
  extend,
  foundByModels,
  type KnownValues,
  shieldOf,
  type Span,
  type Stage,
  type StageNumber,
  undetected,
} from '@palimpsest/engine';
import { type AuditFlag, auditFlagNames } from '@palimpsest/protocol';
import type { ModelStages } from './model-stages.js';
import type { OperatorChoice } from './operator-choice.js';
import { UnavailableError } from './problems.js';
import { rememberSpans } from './remembered-spans.js';
import { traced } from './tracing.js';

/** A text to be looked through. */
export interface PipelineRequest {
  readonly text: string;
  /** Names the session among those of all tenants. */
  readonly session: string;
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

/** What a pipeline is made of. */
export interface PipelineParts {
  readonly detectors: Pick<Detectors, 'admit' | 'findPatterns' | 'findNames'>;
  readonly modelStages: ModelStages;
  readonly choice: OperatorChoice;
  /** Told of each stage that ran or failed, and how long it took. */
  readonly onStage?: (stage: StageNumber, milliseconds: number) => void;
}

/** Flags for stages that were asked for and are not configured. Stages 1 and 2 always are. */
const flagsOfMissing = { 3: 'context_llm_disabled', 4: 'adversarial_unavailable' } as const satisfies Record<
  3 | 4,
  AuditFlag
>;

const allStages: readonly StageNumber[] = [1, 2, 3, 4];
const detectorNumbers = [1, 2] as const;

/** Nothing fails open: a text that stages 1 and 2 could not see is not masked less, it is not masked at all. */
function refuseUnlessComplete(error: unknown): never {
  if (error instanceof DetectorOverloadedError)
    throw new UnavailableError('Too much text is waiting to be masked.', { cause: error });
  if (error instanceof DetectorUnavailableError)
    throw new UnavailableError('A stage that finds personal data failed.', { cause: error });
  throw error;
}

/** Builds the pipeline. */
export function createPipeline({ detectors, modelStages, choice, onStage }: PipelineParts): Pipeline {
  const { types, terms } = choice;
  // Stage 4 masks what it must, as QUASI_IDENTIFIER, whatever is switched off.
  const isOn = ({ type, stage }: Span): boolean => types.has(type) || stage === 4;
  /** The stage with the operator's terms, and without the types that are off. */
  const only =
    (stage: Stage): Stage =>
    async (known, signal) => {
      const { spans, flags } = await stage(known, signal);
      return { spans: terms.apply(known.text, spans).filter(isOn), flags };
    };
  /** The stage, observed. */
  const observed =
    (number: StageNumber, stage: Stage): Stage =>
    (known, signal) => {
      const startedMs = performance.now();
      return traced(`stage ${number}`, () => stage(known, signal)).finally(() =>
        onStage?.(number, performance.now() - startedMs),
      );
    };
  const detectorStages = {
    1: observed(1, async ({ text }, signal) => ({ spans: await detectors.findPatterns(text, signal), flags: [] })),
    2: observed(2, async ({ text }, signal) => ({ spans: await detectors.findNames(text, signal), flags: [] })),
  };
  const termsAlone = only(() => Promise.resolve({ spans: [], flags: [] })); // for requests without stages 1 and 2
  const remembered = rememberSpans();

  /** Runs those of `stages` over a text of a session that did not see it there lately. */
  const detectBy = (
    known: Detection,
    { session, stages, signal }: { session: string; stages: readonly (1 | 2)[]; signal: AbortSignal },
  ): Promise<Detection> => {
    const memory = remembered(session, known.text);
    const runs = stages.map((number) => only(memory.once(number, detectorStages[number])));
    const run = () => detectAtOnce(known, [...runs, termsAlone], signal);
    const unknown = stages.filter((number) => !memory.knows(number));
    if (unknown.length === 0) return run();
    return detectors.admit({ text: known.text, stages: unknown, signal }, run).catch(refuseUnlessComplete);
  };

  return {
    async find({ text, session, stages: asked = allStages, knownValues }, signal) {
      const isAsked = (stage: StageNumber) => asked.includes(stage);
      const missing = ([3, 4] as const).filter((number) => isAsked(number) && !modelStages[number]);
      const models = ([3, 4] as const).flatMap((number) => {
        const stage = isAsked(number) ? modelStages[number] : undefined;
        return stage ? [only(observed(number, stage))] : [];
      });
      const flags = missing.map((number) => flagsOfMissing[number]);
      const [now, later] = [detectorNumbers.filter(isAsked), detectorNumbers.filter((stage) => !isAsked(stage))];
      const found = await detectBy({ ...undetected(text), flags }, { session, stages: now, signal });
      if (models.length === 0) return found;
      // No model sees what stages 1 and 2 or the session would mask, asked for or not.
      const complete = await detectBy(found, { session, stages: later, signal });
      const values = await knownValues();
      const again = extend(found, { spans: foundByModels(text, values).filter(isOn), flags: [] });
      return inOrder(await detectBehind(shieldOf(complete, values), again, models, signal));
    },
    withoutTypesOff: (known) => ({ ...known, spans: known.spans.filter(isOn) }),
  };
}

/** With its flags in the order of the closed set. */
const inOrder = (known: Detection): Detection => ({
  ...known,
  flags: auditFlagNames.filter((flag) => known.flags.includes(flag)),
});
