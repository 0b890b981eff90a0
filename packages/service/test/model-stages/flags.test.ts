/** Every subset of the stages with every kind of provider: which flags an answer carries, and what it masks anyway. */
import { entityTypeNames } from '@palimpsest/protocol';
import {
  compileTerms,
  type Detection,
  KnownValues,
  type RememberFinds,
  type Span,
  type StageNumber,
} from '@palimpsest/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  answering,
  hanging,
  type ReplayServer,
  saying,
  startReplayServer,
} from '../../../../test/replay-server.js';
import { guessing } from '../../../engine/test/adversary/guesses.js';
import { mapInTurns } from '../../../engine/src/turns.js';
import { readConfig } from '../../src/config.js';
import { createModelStages } from '../../src/model-stages.js';
import { createPipeline, type PipelineParts } from '../../src/pipeline.js';

let context: ReplayServer;
let adversary: ReplayServer;
beforeAll(async () => {
  [context, adversary] = await Promise.all([startReplayServer(), startReplayServer()]);
});
afterAll(() => Promise.all([context.stop(), adversary.stop()]));

/** The number holds letters that no hexadecimal digits spell: requests carry a random mark. */
const text = 'Anna, KX-4417, ist die einzige Imkerin im Ort.';
const find =
  (value: string, stage: StageNumber, type: Span['type']) =>
  (searched: string): Promise<Span[]> => {
    const start = searched.indexOf(value);
    return Promise.resolve(start < 0 ? [] : [{ start, end: start + value.length, type, confidence: 1, stage }]);
  };
const detectors: PipelineParts['detectors'] = {
  admit: (_request, work) => work(),
  findPatterns: find('KX-4417', 1, 'CASE_NUMBER'),
  findLearned: find('Anna', 2, 'PERSON'),
};
const metrics = { countModelFailure: () => undefined, countLostQuotes: () => undefined };
const knownValues = () => Promise.resolve(new KnownValues());

/** All types, and no terms. */
const everything = { types: new Set(entityTypeNames), terms: compileTerms({ alwaysMasked: [], neverMasked: [] }) };

type Behaviour = 'works' | 'fails' | 'hangs' | 'babbles' | 'lies' | 'is not configured';
const behaviours: readonly Behaviour[] = ['works', 'fails', 'hangs', 'babbles', 'lies', 'is not configured'];
const failing = answering('{"error":{"message":"Anna"}}', 401);

const contextAnswers: Partial<Record<Behaviour, Answer>> = {
  works: saying({ quotes: [{ text: 'einzige Imkerin', type: 'OCCUPATION' }] }),
  fails: failing,
  hangs: hanging,
  babbles: saying('no quotes today'),
  lies: saying({ quotes: [{ text: 'Anna', type: 'PERSON' }, { text: '[PERSON_1]', type: 'PERSON' }] }), // prettier-ignore
};
const adversaryAnswers: Partial<Record<Behaviour, Answer>> = {
  works: saying(guessing()),
  fails: failing,
  hangs: hanging,
  babbles: saying('I know who it is'),
  lies: saying(guessing({ identity: [5, 'Anna', '[PERSON_1]'] })),
};

const contextFlag: Readonly<Record<Behaviour, string | undefined>> = {
  works: undefined,
  fails: 'context_llm_unavailable',
  hangs: 'context_llm_unavailable',
  babbles: 'context_llm_unavailable',
  lies: undefined,
  'is not configured': 'context_llm_disabled',
};
const adversaryFlag: Readonly<Record<Behaviour, string | undefined>> = {
  works: undefined,
  fails: 'adversarial_unavailable',
  hangs: 'adversarial_unavailable',
  babbles: 'adversarial_invalid_output',
  lies: 're_id_risk_remaining',
  'is not configured': 'adversarial_unavailable',
};

/** A pipeline whose providers behave as told; what is not configured is outside of PALIMPSEST_STAGES. */
async function pipelineWith(contextBehaviour: Behaviour, adversaryBehaviour: Behaviour) {
  for (const [server, answer] of [
    [context, contextAnswers[contextBehaviour]],
    [adversary, adversaryAnswers[adversaryBehaviour]],
  ] as const) {
    server.forget();
    if (answer) server.answer = answer;
  }
  const config = readConfig({
    PALIMPSEST_STAGES: [1, 2, ...(contextBehaviour === 'is not configured' ? [] : [3]), ...(adversaryBehaviour === 'is not configured' ? [] : [4])].join(','), // prettier-ignore
    PALIMPSEST_LLM_BASE_URL: context.url,
    PALIMPSEST_LLM_MODEL: 'small',
    PALIMPSEST_LLM_TIMEOUT_MS: contextBehaviour === 'hangs' ? '400' : '10000',
    PALIMPSEST_ADVERSARY_BASE_URL: adversary.url,
    PALIMPSEST_RISK_BUDGET_MS: adversaryBehaviour === 'hangs' ? '400' : '10000',
  });
  return createPipeline({
    detectors,
    modelStages: await createModelStages(config, everything, metrics),
    choice: everything,
  });
}

const subsets: readonly (readonly StageNumber[])[] = Array.from({ length: 15 }, (_, bits) =>
  ([1, 2, 3, 4] as const).filter((stage) => (bits + 1) & (1 << (stage - 1))),
);
const valuesOf = ({ spans }: Detection) => spans.map(({ start, end }) => text.slice(start, end));
const remember: RememberFinds = (_stage, _text, find) => find();
const patient = new AbortController().signal;

describe.each(behaviours)('with a context model that %s', (contextBehaviour) => {
  test.each(behaviours)('and an adversary that %s, every subset of the stages says so', async (adversaryBehaviour) => {
    const pipeline = await pipelineWith(contextBehaviour, adversaryBehaviour);
    await mapInTurns(
      [undefined, ...subsets],
      4,
      async (stages) => {
        const isAsked = (stage: StageNumber) => (stages ?? [1, 2, 3, 4]).includes(stage);
        const found = await pipeline.find({ text, stages, knownValues, remember }, patient);
        const expected = [
          isAsked(3) ? contextFlag[contextBehaviour] : undefined,
          isAsked(4) ? adversaryFlag[adversaryBehaviour] : undefined,
        ].filter((flag) => flag !== undefined);
        expect(found.flags, `stages=${String(stages)}`).toEqual(expected);
        expect(valuesOf(found), `stages=${String(stages)}`).toEqual([
          ...(isAsked(2) ? ['Anna'] : []),
          ...(isAsked(1) ? ['KX-4417'] : []),
          ...(isAsked(3) && contextBehaviour === 'works' ? ['einzige Imkerin'] : []),
        ]);
      },
      patient,
    );
    for (const { body } of [...context.calls, ...adversary.calls]) expect(body).not.toMatch(/Anna|KX-4417/);
  });
});

test('a model is not called for stages that were not asked for', async () => {
  const pipeline = await pipelineWith('works', 'works');
  await pipeline.find({ text, stages: [1, 2], knownValues, remember }, patient);
  expect([...context.calls, ...adversary.calls]).toEqual([]);
  await pipeline.find({ text, stages: [3], knownValues, remember }, patient);
  expect([context.calls.length, adversary.calls.length]).toEqual([1, 0]);
  await pipeline.find({ text, stages: [4], knownValues, remember }, patient);
  expect([context.calls.length, adversary.calls.length]).toEqual([1, 1]);
});

test('nothing configured is as with all behind it: flags, and what stages 1 and 2 found', async () => {
  const modelStages = await createModelStages(readConfig({}), everything, metrics);
  const pipeline = createPipeline({ detectors, modelStages, choice: everything });
  const found = await pipeline.find({ text, stages: undefined, knownValues, remember }, patient);
  expect(found.flags).toEqual(['context_llm_disabled', 'adversarial_unavailable']);
  expect(valuesOf(found)).toEqual(['Anna', 'KX-4417']);
});

test('a type that is switched off is dropped in stage 3, and masked as QUASI_IDENTIFIER where stage 4 needs it', async () => {
  const choice = { ...everything, types: new Set(entityTypeNames.filter((type) => type !== 'OCCUPATION')) };
  const config = readConfig({
    PALIMPSEST_LLM_BASE_URL: context.url,
    PALIMPSEST_LLM_MODEL: 'small',
    PALIMPSEST_ADVERSARY_BASE_URL: adversary.url,
  });
  const pipeline = createPipeline({ detectors, modelStages: await createModelStages(config, choice, metrics), choice });
  context.answer = saying({ quotes: [{ text: 'einzige Imkerin', type: 'OCCUPATION' }] });
  adversary.answer = (call, response) => {
    saying(guessing(call.user.includes('Imkerin') ? { occupation: [5, 'die einzige Imkerin'] } : {}))(call, response);
  };
  const { spans, flags } = await pipeline.find({ text, stages: [3, 4], knownValues, remember }, patient);
  expect(spans).toMatchObject([{ type: 'QUASI_IDENTIFIER', stage: 4, confidence: 0.6 }]);
  expect(pipeline.withoutTypesOff({ text, spans, flags }).spans).toEqual(spans);
  expect(flags).toEqual([]);
});
