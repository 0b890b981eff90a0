/** Traces: the caller's is continued where an SDK is there, named in the log, and never sent on. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReplayServer, saying, startReplayServer } from '../../../../test/replay-server.js';
import { call, callRaw, openSession, rawRequest } from './calls.js';
import { type Service, startService } from './service.js';

let model: ReplayServer;
let service: Service;
beforeAll(async () => {
  model = await startReplayServer();
  model.answer = saying({ quotes: [] });
  service = await startService({
    settings: { PALIMPSEST_LLM_BASE_URL: model.url, PALIMPSEST_LLM_MODEL: 'small', PALIMPSEST_STAGES: '1,2,3' },
  });
});
afterAll(() => Promise.all([service.stop(), model.stop()]));

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${parentId}-01`;
const headers = { traceparent, tracestate: 'vendor=canary', baggage: 'user=canary' };

const mask = async (): Promise<void> => {
  const body = {
    text: 'Anna Schmidt, erika@example.com, die einzige Imkerin im Ort',
    session_id: await openSession(service),
  };
  expect((await call(service, 'POST', '/v1/masking/anonymize', body, { headers })).status).toBe(200);
};
const loggedTraceIds = async (): Promise<unknown[]> => {
  await new Promise((resolve) => setTimeout(resolve, 20)); // lines are written when the answers are through
  return service.log.map((line) => line['traceId']).filter((id) => id !== undefined);
};

test('the log names the trace of a request, and nothing else of its headers', async () => {
  await mask();
  expect(await loggedTraceIds()).toEqual([traceId]);
  expect(JSON.stringify(service.log)).not.toContain('canary');
});

test.each([
  ['in capitals', traceparent.toUpperCase()],
  ['all zeros', `00-${'0'.repeat(32)}-${parentId}-01`],
  ['without a parent', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['of the version that is none', `ff-${traceId}-${parentId}-01`],
  ['with more than its version has', `${traceparent}-canary`],
  ['that is text', 'canary'],
])('a traceparent %s is ignored', async (_name, wrong) => {
  const before = (await loggedTraceIds()).length;
  expect((await call(service, 'GET', '/livez', undefined, { headers: { traceparent: wrong } })).status).toBe(200);
  expect(await loggedTraceIds()).toHaveLength(before);
});

test('of two traceparents neither counts', async () => {
  const before = (await loggedTraceIds()).length;
  const two = [`traceparent: ${traceparent}`, `traceparent: ${traceparent}`];
  expect(await callRaw(service, rawRequest(service, 'GET /livez', two))).toMatch(/^HTTP\/1.1 200/);
  expect(await loggedTraceIds()).toHaveLength(before);
});

describe('with an SDK', () => {
  const exporter = new InMemorySpanExporter();
  beforeEach(() => {
    new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
    exporter.reset();
    model.forget();
  });
  afterEach(() => {
    for (const api of [trace, context, propagation]) api.disable();
  });

  test('a request is a span below the caller, and stages and store calls are spans below it', async () => {
    await mask();
    await expect
      .poll(() => exporter.getFinishedSpans().map(({ name }) => name))
      .toContain('POST /v1/masking/anonymize');
    const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
    const request = spans.find(({ name }) => name === 'POST /v1/masking/anonymize');
    expect(request?.parentSpanContext?.spanId).toBe(parentId);
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v1/masking/anonymize',
      'http.response.status_code': 200,
    });
    const below = spans.filter((span) => span !== request);
    expect(new Set(below.map(({ name }) => name))).toEqual(
      new Set(['stage 1', 'stage 2', 'stage 3', 'store findSession', 'store append']),
    );
    for (const span of below) expect(span.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  });

  test('spans carry neither text nor session nor baggage, also where a request fails', async () => {
    const body = { text: 'canary', session_id: '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21' };
    await mask();
    await call(service, 'POST', '/v1/masking/anonymize', body, { headers });
    await expect.poll(() => exporter.getFinishedSpans().some(({ attributes }) => Object.values(attributes).includes(404))).toBe(true); // prettier-ignore
    const said = JSON.stringify(
      exporter.getFinishedSpans().map(({ name, attributes, events, status }) => [name, attributes, events, status]),
    );
    expect(said).not.toMatch(/canary|3f0c2c3e|erika|Anna/);
  });

  /** What the instrumentations of `fetch` do: they add the context that is active to whatever is sent. */
  const instrument = (message: unknown): void => {
    const { request } = message as { request: { addHeader: (name: string, value: string) => void } }; // as undici says
    propagation.inject(context.active(), request, {
      set: (carrier, name, value) => {
        carrier.addHeader(name, value);
      },
    });
  };

  test('a language model is told nothing of the trace, also where instrumentation adds it to all that is sent', async () => {
    subscribe('undici:request:create', instrument);
    await mask();
    unsubscribe('undici:request:create', instrument);
    expect(model.calls.length).toBeGreaterThan(0);
    for (const call of [...model.calls, ...model.probes]) {
      expect(Object.keys(call.headers)).not.toContain('traceparent');
      expect(JSON.stringify(call.headers) + call.body).not.toMatch(new RegExp(`${traceId}|canary`));
    }
  });
});
