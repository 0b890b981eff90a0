/** The table in docs/metrics.md and what /metrics prints, both ways. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answering, type ReplayServer, saying, startReplayServer } from '../../../../test/replay-server.js';
import { Metrics } from '../../src/metrics.js';
import { call, openSession } from './calls.js';
import { metricValue } from './metric-value.js';
import { type Service, startService } from './service.js';

const page = readFileSync(new URL('../../../../docs/metrics.md', import.meta.url), 'utf8');

/** Rows of the table: name, kind, labels, what it counts. */
const documented = Array.from(page.matchAll(/^\| `(palimpsest_\w+)` \| (\w+) \| ([^|]*) \| ([^|]+) \|/gm), (row) =>
  row.slice(1).map((cell) => cell.trim().replaceAll('`', '')),
);

/** The same rows out of the text format, in which `le` is the label of a bucket. */
function printed(text: string): string[][] {
  const names = Array.from(text.matchAll(/^# HELP (\w+) (.+)$/gm), ([, name = '', help = '']) => ({ name, help }));
  return names.map(({ name, help }) => {
    const kind = new RegExp(`^# TYPE ${name} (\\w+)$`, 'm').exec(text)?.[1] ?? '';
    const samples = text.matchAll(new RegExp(`^${name}(?:_bucket|_sum|_count)?\\{(.*?)\\} `, 'gm'));
    const labels = [...samples].flatMap(([, list = '']) => [...list.matchAll(/(\w+)="/g)].map(([, label]) => label));
    return [name, kind, [...new Set(labels)].filter((label) => label !== 'le').join(', ') || '-', help];
  });
}

test('docs/metrics.md lists every metric with its kind, labels and meaning, and no other', async () => {
  const metrics = new Metrics({ queuedCharacters: () => 7, maxQueuedCharacters: 100_000 });
  metrics.countRequest({ method: 'GET', route: '/livez', status: 200, milliseconds: 1 });
  metrics.countMasked(['PERSON'], ['context_llm_disabled']);
  metrics.countStage(1, 2);
  metrics.countFindsLookup('hit');
  metrics.countStoreCall('append', 1, 'busy');
  metrics.countModelFailure('context', 'timeout');
  metrics.countLostQuotes(3, 1);
  const rows = printed((await metrics.text()).body);
  const ours = rows.filter(([name]) => name?.startsWith('palimpsest_'));
  expect(ours.sort()).toEqual(documented.sort());
  for (const [name] of rows) expect(name).toMatch(/^(?:palimpsest|nodejs|process)_/);
});

let model: ReplayServer;
let service: Service;
beforeAll(async () => {
  model = await startReplayServer();
  service = await startService({
    settings: { PALIMPSEST_LLM_BASE_URL: model.url, PALIMPSEST_LLM_MODEL: 'small', PALIMPSEST_STAGES: '1,2,3' },
  });
});
afterAll(() => Promise.all([service.stop(), model.stop()]));

const sample = (name: string): Promise<number> => metricValue(service, name);

test('every part of a request is counted', async () => {
  const id = await openSession(service);
  const body = { text: 'Schreiben Sie an erika@example.com.', session_id: id };
  model.answer = saying({ quotes: [] });
  await call(service, 'POST', '/v1/masking/anonymize', body);
  model.answer = answering('{}', 401);
  await call(service, 'POST', '/v1/masking/anonymize?stages=1,3', body);
  for (const stage of [1, 2, 3])
    expect(await sample(`palimpsest_stage_duration_seconds_count{stage="${stage}"}`)).toBeGreaterThan(0);
  expect(await sample('palimpsest_store_duration_seconds_count{operation="createSession"}')).toBe(1);
  expect(await sample('palimpsest_store_duration_seconds_count{operation="append"}')).toBe(2);
  expect(await sample('palimpsest_spans_total{type="EMAIL_ADDRESS"}')).toBe(2);
  expect(await sample('palimpsest_audit_flags_total{flag="context_llm_unavailable"}')).toBe(1);
  expect(await sample('palimpsest_model_failures_total{provider="context",reason="status"}')).toBeGreaterThan(0);
  expect(await sample('palimpsest_queue_limit_characters')).toBe(2_000_000);
  const posts = 'palimpsest_request_duration_seconds_count{method="POST",route="/v1/masking/anonymize",status="200"}';
  await expect.poll(() => sample(posts)).toBe(2); // counted once the answer is sent, at the end of the turn
});

test('a session that expired is counted when it is swept', async () => {
  await openSession(service, { ttl_seconds: 60 });
  service.clock.nowMs += 61_000;
  await expect.poll(() => sample('palimpsest_swept_sessions_total')).toBeGreaterThan(0);
});

test('no caller can add a label', async () => {
  for (const path of ['/canary', '/v1/canary', '/v1/masking/session/canary'])
    for (const method of ['GET', 'DELETE', 'PROPFIND']) await call(service, method, path);
  expect(await service.metrics()).not.toContain('canary');
});
