/** One model that plays both roles. */
import { compileTerms, undetected } from '@palimpsest/engine';
import { entityTypeNames } from '@palimpsest/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, inTurn, type ReplayServer, saying, startReplayServer } from '../../../../test/replay-server.js';
import { guessing } from '../../../engine/test/adversary/guesses.js';
import { readConfig } from '../../src/config.js';
import { createModelStages } from '../../src/model-stages.js';

let model: ReplayServer;
beforeAll(async () => {
  model = await startReplayServer();
});
afterAll(() => model.stop());

/** The failures that are counted while a text goes through both stages, each with its role. */
async function failuresCounted(): Promise<readonly string[]> {
  const config = readConfig({ PALIMPSEST_LLM_BASE_URL: model.url, PALIMPSEST_LLM_MODEL: 'small' });
  const choice = { types: new Set(entityTypeNames), terms: compileTerms({ alwaysMasked: [], neverMasked: [] }) };
  const failures: string[] = [];
  const stages = await createModelStages(config, choice, {
    countModelFailure: (role, reason) => failures.push(`${role} ${reason}`),
    countLostQuotes: () => undefined,
  });
  for (const stage of [stages[3], stages[4]])
    await stage?.(undetected('Die einzige Imkerin.'), new AbortController().signal);
  return failures;
}

test.each([
  ['that is no completion', answering('{}'), ['context not_a_completion', 'adversary not_a_completion']],
  ['in prose', saying('It is hard to say.'), ['context unreadable', 'adversary unreadable', 'adversary unreadable']],
])('an answer %s is counted for the role in which it was asked', async (_name, answer, counted) => {
  model.answer = answer;
  expect(await failuresCounted()).toEqual(counted);
});

test('an answer in prose about what the adversary quoted is counted for the context model', async () => {
  model.answer = inTurn(
    saying({ quotes: [] }),
    saying(guessing({ occupation: [5, 'Imkerin'] })),
    saying('It is hard to say.'),
    saying(guessing()),
  );
  expect(await failuresCounted()).toEqual(['context unreadable']);
});
