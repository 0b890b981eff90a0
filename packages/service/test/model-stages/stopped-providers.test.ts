/** Providers that stopped, from outside: what a request costs then, and what the metrics say. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saying, startReplayServer } from '../../../../test/replay-server.js';
import { freePort, newFolder, type Server, serverSettings, startServer } from '../cli/process.js';
import { type Answer, call, openSession } from '../http/calls.js';

const timeoutMs = 600;
const budgetMs = 900;
/** For the rest of a request on a busy machine. */
const slackMs = 1_500;

let model: ChildProcess;
let modelUrl: string;
let server: Server;
beforeAll(async () => {
  model = spawn(process.execPath, ['scripts/played-model.mjs', 'none', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (model.stdout === null) throw new Error('it is piped');
  modelUrl = String((await once(model.stdout, 'data'))[0]).trim();
  server = await startServer({
    ...serverSettings(newFolder()),
    PALIMPSEST_ADMIN_PORT: String(await freePort()),
    PALIMPSEST_LLM_BASE_URL: modelUrl,
    PALIMPSEST_LLM_MODEL: 'played',
    PALIMPSEST_LLM_TIMEOUT_MS: String(timeoutMs),
    PALIMPSEST_RISK_BUDGET_MS: String(budgetMs),
  });
});
afterAll(async () => {
  model.kill('SIGKILL');
  await server.stop();
});

const sentence = 'Die einzige Imkerin im Ort. ';
async function timed(text: string, stages?: string): Promise<{ answer: Answer; ms: number }> {
  const session = await openSession(server);
  const begun = performance.now();
  const path = `/v1/masking/anonymize${stages ? `?stages=${stages}` : ''}`;
  const answer = await call(server, 'POST', path, { text, session_id: session });
  return { answer, ms: performance.now() - begun };
}

test('a provider that stops in the middle of its work costs a request its configured time and no more', async () => {
  const { answer } = await timed(sentence); // stages 1 and 2 are warm after it, and the dialect is known
  expect(answer.body).toMatchObject({ anonymized_text: 'Die [OCCUPATION_1] im Ort. ', audit_flags: [] });

  model.kill('SIGSTOP'); // takes connections, answers nothing
  for (const text of [sentence, sentence.repeat(250)]) {
    const { answer: without, ms: alone } = await timed(text, '1,2');
    expect(without.body).toMatchObject({ audit_flags: [] });
    const { answer: stopped, ms } = await timed(text);
    expect(stopped.status).toBe(200);
    expect(stopped.body).toMatchObject({ audit_flags: ['context_llm_unavailable', 'adversarial_unavailable'] });
    expect(ms).toBeLessThan(timeoutMs + budgetMs + 2 * alone + slackMs);
  }
});

test('after five failures in a row the flags come at once, and again answers when it is back', async () => {
  for (let n = 0; n < 3; n++) await timed(sentence);
  const { answer, ms } = await timed(sentence);
  expect(answer.body).toMatchObject({ audit_flags: ['context_llm_unavailable', 'adversarial_unavailable'] });
  expect(ms).toBeLessThan(timeoutMs);

  model.kill('SIGCONT');
  await expect
    .poll(async () => (await timed(sentence)).answer.body, { timeout: 30_000, interval: 500 })
    .toMatchObject({ audit_flags: [] });
});

test('the metrics count the failures by reason, and the quotes that stand nowhere', async () => {
  const replay = await startReplayServer();
  replay.answer = saying({ quotes: [{ text: 'Schmiedin', type: 'OCCUPATION' }, { text: 'Müllerin', type: 'OCCUPATION' }] }); // prettier-ignore
  const other = await startServer({
    ...serverSettings(newFolder()),
    PALIMPSEST_ADMIN_PORT: String(await freePort()),
    PALIMPSEST_LLM_BASE_URL: replay.url,
    PALIMPSEST_LLM_MODEL: 'small',
  });
  const session = await openSession(other);
  await call(other, 'POST', '/v1/masking/anonymize?stages=3', { text: sentence, session_id: session });
  expect(await metricsOf(other)).toContain('palimpsest_lost_quotes_total{stage="3"} 2');
  await Promise.all([other.stop(), replay.stop()]);

  const metrics = await metricsOf(server);
  for (const reason of ['timeout', 'circuit_open'])
    expect(metrics).toMatch(
      new RegExp(`palimpsest_model_failures_total\\{provider="context",reason="${reason}"\\} [1-9]`),
    );
  expect(metrics).toMatch(/palimpsest_audit_flags_total\{flag="context_llm_unavailable"\} [1-9]/);
});

const metricsOf = async ({ adminUrl }: Server): Promise<string> => (await fetch(`${String(adminUrl)}/metrics`)).text();
