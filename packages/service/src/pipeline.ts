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
  type RememberFinds,
  type Span,
  type Stage,
  type StageNumber,
  undetected,
} from '@palimpsest/engine';
import { type AuditFlag, auditFlagNames } from '@palimpsest/protocol';
import type { ModelStages } from './model-stages.js';
import type { OperatorChoice } from './operator-choice.js';
import { UnavailableError } from './problems.js';
import { traced } from './tracing.js';

/** A text to be looked through. */
export interface PipelineRequest {
  readonly text: string;
  /** What was asked for; undefined stands for all stages. */
  readonly stages: readonly StageNumber[] | undefined;
  /** What the session knows. Asked for only right before something of the text leaves for a language model. */
  readonly knownValues: () => Promise<KnownValues>;
  /** What stages 1 and 2 found for the session before. */
  readonly remember: RememberFinds;
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
  readonly detectors: Pick<Detectors, 'admit' | 'findPatterns' | 'findLearned'>;
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

/** Builds the pipeline. */
export function createPipeline({ detectors, modelStages, choice, onStage }: PipelineParts): Pipeline {
  const isOn = isSwitchedOn(choice);
  const staged = (number: StageNumber, stage: Stage): Stage => asChosen(observed(number, stage, onStage), choice);
  const looking = (number: 1 | 2, look: Look): Stage =>
    staged(number, async ({ text }, signal) => ({ spans: await look(text, signal), flags: [] }));
  const terms = asChosen(() => Promise.resolve({ spans: [], flags: [] }), choice);
  const localStages = (remember: RememberFinds): LocalStages => ({
    1: looking(1, (text, signal) => detectors.findPatterns(text, signal, remember)),
    2: looking(2, (text, signal) => detectors.findLearned(text, signal, remember)),
    terms,
  });
  const models = ([3, 4] as const).map((number) => {
    const stage = modelStages[number];
    return { number, stage: stage && staged(number, stage) };
  });

  return {
    async find({ text, stages: asked = allStages, knownValues, remember }, signal) {
      const detectBy = localDetection(detectors, localStages(remember));
      const isAsked = (stage: StageNumber) => asked.includes(stage);
      const modelsAsked = models.filter(({ number }) => isAsked(number));
      const flags = modelsAsked.flatMap(({ number, stage }) => (stage ? [] : [flagsOfMissing[number]]));
      const masked = await detectBy({ ...undetected(text), flags }, isAsked, signal);
      const configured = modelsAsked.flatMap(({ stage }) => stage ?? []);
      if (configured.length === 0) return masked;
      // No model sees what stages 1 and 2 or the session would mask, asked for or not.
      const foundLocally = await detectBy(masked, (stage) => !isAsked(stage), signal);
      const session = await knownValues();
      // What models found in the session before is behind the shield: they could not find it again.
      const withEarlierFinds = extend(masked, { spans: foundByModels(text, session).filter(isOn), flags: [] });
      return inOrder(await detectBehind({ found: foundLocally, session }, withEarlierFinds, configured, signal));
    },
    withoutTypesOff: (known) => ({ ...known, spans: known.spans.filter(isOn) }),
  };
}

/** Tells which spans are masked: stage 4 masks what it must, as QUASI_IDENTIFIER, whatever is switched off. */
const isSwitchedOn =
  ({ types }: OperatorChoice) =>
  ({ type, stage }: Span): boolean =>
    types.has(type) || stage === 4;

/** The stage with the operator's terms, and without the types that are off. */
function asChosen(stage: Stage, choice: OperatorChoice): Stage {
  const isOn = isSwitchedOn(choice);
  return async (known, signal) => {
    const { spans, flags } = await stage(known, signal);
    return { spans: choice.terms.apply(known.text, spans).filter(isOn), flags };
  };
}

/** The stage, of which traces and `onStage` tell how long it took. */
const observed =
  (number: StageNumber, stage: Stage, onStage: PipelineParts['onStage']): Stage =>
  (known, signal) => {
    const startedMs = performance.now();
    return traced(`stage ${number}`, () => stage(known, signal)).finally(() =>
      onStage?.(number, performance.now() - startedMs),
    );
  };

/** Stages 1 and 2, and the operator's terms. */
type LocalStages = Readonly<Record<1 | 2 | 'terms', Stage>>;

/** How stage 1 or 2 looks through a text. */
type Look = (text: string, signal: AbortSignal) => Promise<readonly Span[]>;

/** Adds to `known` what those of stages 1 and 2 find that `isWanted`, and the operator's terms in any case. */
type DetectLocally = (known: Detection, isWanted: (stage: 1 | 2) => boolean, signal: AbortSignal) => Promise<Detection>;

/** Makes what runs stages 1 and 2 at once, as soon as there is room for the text. */
const localDetection =
  (detectors: Pick<Detectors, 'admit'>, stages: LocalStages): DetectLocally =>
  (known, isWanted, signal) => {
    const numbers = ([1, 2] as const).filter(isWanted);
    const run = () => detectAtOnce(known, [...numbers.map((number) => stages[number]), stages.terms], signal);
    if (numbers.length === 0) return run();
    return detectors.admit({ text: known.text, stages: numbers, signal }, run).catch(refuseUnlessComplete);
  };

/** Nothing fails open: a text that stages 1 and 2 could not see is not masked less, it is not masked at all. */
function refuseUnlessComplete(error: unknown): never {
  if (error instanceof DetectorOverloadedError)
    throw new UnavailableError('Too much text is waiting to be masked.', { cause: error });
  if (error instanceof DetectorUnavailableError)
    throw new UnavailableError('A stage that finds personal data failed.', { cause: error });
  throw error;
}

/** With its flags in the order of the closed set. */
const inOrder = (known: Detection): Detection => ({
  ...known,
  flags: auditFlagNames.filter((flag) => known.flags.includes(flag)),
});
