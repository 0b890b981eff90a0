/** Stages that ask a model that never answers end in time, and at once where the caller goes away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectGarbage } from '../../../../test/collect-garbage.js';
import { hanging, type ReplayServer, startReplayServer } from '../../../../test/replay-server.js';
import { attributesByDefault } from '../../src/adversary/attributes.js';
import { adversaryStage, contextStage, type Stage, undetected } from '../../src/index.js';
import { createOpenAiProvider } from '../../src/llm/openai-provider.js';

let server: ReplayServer;
beforeAll(async () => {
  server = await startReplayServer();
  server.answer = hanging;
});
afterAll(() => server.stop());

const provider = (probeTimeoutMs = 1_000) =>
  createOpenAiProvider({
    baseUrl: server.url, model: 'small', maxTokens: 100, structure: 'auto', probeTimeoutMs, concurrency: 4,
    random: () => 0,
  }); // prettier-ignore
const text = 'Die einzige Imkerin im Ort.';
const randomToken = () => 'token';
const attack = (limits: { readonly budgetMs: number; readonly callTimeoutMs: number; readonly atOnce?: number }): Stage =>
  adversaryStage({
    adversary: provider(), context: provider(), riskTarget: 0.5, rounds: 3, countingAttributes: attributesByDefault,
    types: new Set(), isNeverMasked: () => false, atOnce: 4, randomToken, ...limits,
  }); // prettier-ignore
const patient = new AbortController().signal;

const stages = {
  'the context stage': (ms: number) => contextStage({ llm: provider(), budgetMs: ms, atOnce: 4, randomToken }),
  'the adversary stage': (ms: number) => attack({ budgetMs: ms, callTimeoutMs: 60_000 }),
};

describe.each(Object.entries(stages))('%s', (_name, stageWithin) => {
  test('ends in time, also where garbage is collected meanwhile', async () => {
    const timer = setInterval(collectGarbage, 50);
    const begun = performance.now();
    const { flags } = await stageWithin(500)(undetected(text), patient);
    clearInterval(timer);
    expect(flags).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(2_000);
  }, 10_000);

  test('ends with the reason of a caller who goes away', async () => {
    server.forget();
    const reason = new Error('gone');
    const controller = new AbortController();
    const running = stageWithin(60_000)(undetected(text), controller.signal);
    await expect.poll(() => server.calls.length).toBeGreaterThan(0);
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
  });

  test('asks nobody for a caller who has gone away', async () => {
    server.forget();
    const reason = new Error('gone');
    await expect(stageWithin(60_000)(undetected(text), AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(server.calls).toEqual([]);
  });
});

test('one question of the adversary ends in time, also where garbage is collected meanwhile', async () => {
  const timer = setInterval(collectGarbage, 50);
  const { flags } = await attack({ budgetMs: 60_000, callTimeoutMs: 500 })(undetected(text), patient);
  clearInterval(timer);
  expect(flags).toEqual(['adversarial_unavailable']);
}, 10_000);

test('finding out how to speak to a server ends in time, also where garbage is collected meanwhile', async () => {
  server.answerProbe = hanging;
  const timer = setInterval(collectGarbage, 50);
  await expect(provider(500).dialect()).rejects.toMatchObject({ reason: 'timeout' });
  clearInterval(timer);
}, 10_000);

test('the many windows of a long text are no leak to Node', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  const long = 'Die einzige Imkerin im Ort.\n'.repeat(3_000);
  const { flags } = await contextStage({ llm: provider(), budgetMs: 300, atOnce: 20, randomToken })(
    undetected(long),
    patient,
  );
  expect(flags).toEqual(['context_llm_unavailable']);
  await attack({ budgetMs: 300, callTimeoutMs: 60_000, atOnce: 20 })(undetected(long), patient);
  await new Promise(setImmediate); // Node warns in a turn of its own
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
