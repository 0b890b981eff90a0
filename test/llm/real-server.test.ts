/**
 * Stages 3 and 4 against a real model on a real server, any that speaks chat completions:
 *
 *     LLM_TEST_BASE_URL=http://127.0.0.1:11434/v1 LLM_TEST_MODEL=qwen3:8b [LLM_TEST_API_KEY=...] npm run test:llm
 *
 * Models differ, so nothing is expected of their wits: what is tested is the wire, and that whatever a model says, only
 * what stands in the text is masked.
 */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { attributes, attributesByDefault } from '../../packages/engine/src/adversary/attributes.js';
import { adversaryStage, contextStage, lookAt, type Span, undetected } from '../../packages/engine/src/index.js';
import { createOpenAiProvider, type OpenAiProviderOptions } from '../../packages/engine/src/llm/openai-provider.js';
import { LlmReplyError, LlmUnavailableError } from '../../packages/engine/src/llm/provider.js';
import { quotesFormat } from '../../packages/engine/src/llm/quotes-reply.js';

const { LLM_TEST_BASE_URL: baseUrl, LLM_TEST_MODEL: model, LLM_TEST_API_KEY: apiKey } = process.env;
if (!baseUrl || !model) throw new Error('LLM_TEST_BASE_URL and LLM_TEST_MODEL must be set');

const budgetMs = 120_000;
const provider = (options: Partial<OpenAiProviderOptions> = {}) =>
  createOpenAiProvider({
    baseUrl, model, apiKey, maxTokens: 400, structure: 'auto', probeTimeoutMs: 60_000, concurrency: 1,
    random: Math.random, ...options,
  }); // prettier-ignore
const randomToken = () => randomBytes(16).toString('hex');
const patient = new AbortController().signal;

const text = 'Anna is the only beekeeper of the village and has been in a wheelchair since the accident at the quarry.';
const known = { ...undetected(text), spans: [{ start: 0, end: 4, type: 'PERSON', confidence: 1, stage: 2 } as Span] };
const question = { system: 'Answer as JSON.', user: 'Quote a word.', format: quotesFormat };

test('the server answers', async () => {
  const properties = { colour: { type: 'string', enum: ['blue', 'red'] } };
  const format = { name: 'colour', schema: { type: 'object', properties, required: ['colour'], additionalProperties: false } }; // prettier-ignore
  const request = { system: 'Answer as JSON: {"colour":"blue"}', user: 'Which colour has the sky?', format };
  expect(await provider().complete(request, AbortSignal.timeout(budgetMs))).not.toBe('');
});

test('stage 3 ends, and masks nothing but what stands visibly in the text', async () => {
  const { spans, flags } = await contextStage({ llm: provider(), budgetMs, atOnce: 4, randomToken })(known, patient);
  expect([[], ['context_llm_unavailable']]).toContainEqual(flags);
  expect(spans.filter(({ start, end }) => start < 4 || text.slice(start, end).trim() === '')).toEqual([]);
});

test('a look of the adversary ends in guesses of the format, or says that it did not', async () => {
  const { guesses, failures } = await lookAt(
    text,
    { adversary: provider(), callTimeoutMs: budgetMs, atOnce: 4, randomToken },
    patient,
  );
  expect(guesses.map(({ attribute }) => attribute).sort()).toEqual(failures.size > 0 ? [] : [...attributes].sort());
  expect(guesses.filter(({ certainty }) => ![1, 2, 3, 4, 5].includes(certainty))).toEqual([]);
});

test('stage 4 ends, and adds nothing that is masked already', async () => {
  const llm = provider();
  const { spans, flags } = await adversaryStage({
    adversary: llm, context: llm, riskTarget: 0.5, rounds: 1, budgetMs, callTimeoutMs: budgetMs,
    countingAttributes: attributesByDefault, types: new Set(['OCCUPATION', 'HEALTH_CONDITION', 'EVENT']), isNeverMasked: () => false, atOnce: 4, randomToken,
  })(known, patient); // prettier-ignore
  expect(flags).not.toContain('context_llm_unavailable');
  expect(spans.filter(({ start }) => start < 4)).toEqual([]);
});

test('a reply longer than the limit of tokens is a failure', async () => {
  const failure = provider({ maxTokens: 1 }).complete(question, AbortSignal.timeout(budgetMs));
  await expect(failure).rejects.toMatchObject({ flaw: 'cut_off' });
});

test('a prompt longer than the context is a failure or is read in full', async () => {
  const user = 'The beekeeper quotes the quarry. '.repeat(20_000);
  const outcome: unknown = await provider()
    .complete({ ...question, user }, AbortSignal.timeout(budgetMs))
    .catch((error: unknown) => error);
  if (outcome instanceof LlmReplyError) expect(['prompt_cut_off', 'cut_off']).toContain(outcome.flaw);
  else if (outcome instanceof LlmUnavailableError) expect(['request_refused', 'timeout']).toContain(outcome.reason);
  else expect(outcome).toMatch(/./);
});

test('a time-out is a failure', async () => {
  const llm = provider();
  await llm.complete(question, AbortSignal.timeout(budgetMs)).catch(() => undefined); // now the server is known
  await expect(llm.complete(question, AbortSignal.timeout(1))).rejects.toMatchObject({ reason: 'timeout' });
});

test.runIf(apiKey)('a wrong key is a failure', async () => {
  const failure = provider({ apiKey: 'a-wrong-key' }).complete(question, AbortSignal.timeout(budgetMs));
  await expect(failure).rejects.toMatchObject({ reason: 'status', status: 401 });
});
