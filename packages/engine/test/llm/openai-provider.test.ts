import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer, answering, completion, hanging, inTurn, type ReplayServer, saying, startReplayServer,
} from '../../../../test/replay-server.js'; // prettier-ignore
import { createOpenAiProvider, type OpenAiProviderOptions } from '../../src/llm/openai-provider.js';
import { quotesFormat } from '../../src/llm/quotes-reply.js';
import { brokenAnswers } from './hostile-answers.js';

let server: ReplayServer;
beforeAll(async () => {
  server = await startReplayServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.forget();
  server.answer = saying('{"quotes":[]}');
  server.answerProbe = saying({ colour: 'blue' });
});

const request = { system: 'system words', user: 'user words', format: quotesFormat };
const provider = (options: Partial<OpenAiProviderOptions> = {}) =>
  createOpenAiProvider({
    baseUrl: server.url,
    model: 'small',
    maxTokens: 100,
    structure: 'auto',
    probeTimeoutMs: 1_000,
    concurrency: 4,
    random: () => 0,
    ...options,
  });
const soon = () => AbortSignal.timeout(5_000);

describe('a request', () => {
  test('holds the key, the messages as plain strings, and nothing that strict servers refuse', async () => {
    await provider({ apiKey: 'secret' }).complete(request, soon());
    const [call] = server.calls;
    expect(call?.path).toBe('/v1/chat/completions');
    expect(call?.headers.authorization).toBe('Bearer secret');
    expect(Object.keys(call?.json ?? {}).sort()).toEqual([
      'max_tokens', 'messages', 'model', 'response_format', 'stream', 'temperature',
    ]); // prettier-ignore
    expect(call?.json['messages']).toEqual([
      { role: 'system', content: 'system words' },
      { role: 'user', content: 'user words' },
    ]);
  });

  test.each(['secret', undefined])(
    'takes no header from variables meant for other programs, its key being %s',
    async (apiKey) => {
      process.env['OPENAI_CUSTOM_HEADERS'] = 'Authorization: Bearer of-another\nX-Team: of-another';
      process.env['OPENAI_ORG_ID'] = 'of-another';
      try {
        await provider({ apiKey }).complete(request, soon());
      } finally {
        delete process.env['OPENAI_CUSTOM_HEADERS'];
        delete process.env['OPENAI_ORG_ID'];
      }
      const headers = server.calls[0]?.headers ?? {};
      expect(JSON.stringify(headers)).not.toContain('of-another');
      expect(headers.authorization).toBe(apiKey && 'Bearer secret');
      expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    },
  );

  test('without a key carries no authorization', async () => {
    await provider().complete(request, soon());
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
  });
});

describe('how to speak to a server', () => {
  const refusing =
    (isRefused: (json: Readonly<Record<string, unknown>>) => string | undefined, status: number): Answer =>
    (call, response) => {
      const message = isRefused(call.json);
      if (message === undefined) saying({ colour: 'blue' })(call, response);
      else answering(JSON.stringify({ error: { message } }), status)(call, response);
    };
  const formatOf = (json: Readonly<Record<string, unknown>>) =>
    (json['response_format'] as { type: string } | undefined)?.type;

  test.each([400, 404, 415, 422, 501])('steps down from JSON schema to JSON object on %i', async (status) => {
    server.answerProbe = refusing((json) => (formatOf(json) === 'json_schema' ? 'unknown type' : undefined), status);
    await provider().complete(request, soon());
    expect(server.probes.map(({ json }) => formatOf(json))).toEqual(['json_schema', 'json_object']);
    expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_object');
  });

  test('steps down on a 500 that names the format, as llama-cpp-python answers', async () => {
    server.answerProbe = refusing(
      (json) => (formatOf(json) === 'json_schema' ? 'bad response_format' : undefined),
      500,
    );
    await provider().complete(request, soon());
    expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_object');
  });

  test('steps down where a schema may hold no integers out of a list, which the adversary’s does', async () => {
    server.answerProbe = refusing(
      (json) =>
        JSON.stringify(json).includes('"enum":[1') ? "Invalid value at 'enum[0]' (TYPE_STRING), 1" : undefined,
      400,
    );
    await provider().complete(request, soon());
    expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_object');
  });

  test('asks without a format where none is known', async () => {
    server.answerProbe = refusing((json) => (formatOf(json) ? 'unknown field' : undefined), 422);
    await provider().complete(request, soon());
    expect(server.probes).toHaveLength(3);
    expect(server.calls[0]?.json).not.toHaveProperty('response_format');
  });

  test('steps down where the format is ignored', async () => {
    server.answerProbe = saying('It is blue.');
    await provider().complete(request, soon());
    expect(server.calls[0]?.json).not.toHaveProperty('response_format');
  });

  test('steps down where a format makes the model say nothing', async () => {
    server.answerProbe = inTurn(saying(''), saying(''), saying({ colour: 'blue' }));
    await provider().complete(request, soon());
    expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_object');
  });

  test.each([
    ['an empty one', saying('')],
    ['a refusal of the model', answering(completion(null, { message: { content: null, refusal: 'No.' } }))],
    ['a filtered one', answering(completion('', { finish_reason: 'content_filter' }))],
    ['a word of greeting', saying('Hello!')],
  ])('does not step down for one unlucky reply: %s', async (_name, unlucky) => {
    server.answerProbe = inTurn(unlucky, saying({ colour: 'blue' }));
    await provider().complete(request, soon());
    expect(server.probes.map(({ json }) => formatOf(json))).toEqual(['json_schema', 'json_schema']);
    expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_schema');
  });

  test('steps up again where what it stepped down to gives replies without a format', async () => {
    const llm = provider();
    server.answerProbe = saying('It is blue.');
    await llm.complete(request, soon());
    server.answerProbe = saying({ colour: 'blue' });
    server.answer = saying('There is nothing to quote.');
    await llm.complete(request, soon());
    await expect.poll(async () => formatOf({ response_format: { type: (await llm.dialect()).structure } })).toBe('json_schema'); // prettier-ignore
  });

  describe.each([
    ['vLLM', (text: string) => ({ object: 'error', message: text, type: 'BadRequestError', code: 400 })],
    ['FastAPI and Mistral', (text: string) => ({ detail: [{ type: 'extra_forbidden', loc: ['body', text], msg: 'Extra inputs are not permitted' }] })],
    ['one string', (text: string) => ({ error: text })],
  ])('is learned from a refusal in the form of %s', (_name, bodyOf) => {
    const refusingField = (field: string, status: number): Answer => (call, response) => {
      if (field in call.json) answering(JSON.stringify(bodyOf(field)), status)(call, response);
      else saying({ colour: 'blue' })(call, response);
    };

    test.each(['max_tokens', 'temperature'])('of %s', async (field) => {
      server.answerProbe = refusingField(field, 422);
      await provider().complete(request, soon());
      expect(server.probes).toHaveLength(2);
      expect(server.calls[0]?.json).not.toHaveProperty(field);
      expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_schema');
    });

    test('of the format by a 500', async () => {
      server.answerProbe = refusingField('response_format', 500);
      await provider().complete(request, soon());
      expect(server.calls[0]?.json).not.toHaveProperty('response_format');
    });
  }); // prettier-ignore

  test('is what the server took, if its model found no end', async () => {
    server.answerProbe = answering(completion('{"colour":"blue blue', { finish_reason: 'length' }));
    await provider().complete(request, soon());
    expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_schema');
  });

  test('swaps the name of the token limit, and leaves the temperature out, as reasoning models want it', async () => {
    server.answerProbe = refusing((json) => {
      if ('max_tokens' in json) return "'max_tokens' is not supported, use 'max_completion_tokens'";
      return 'temperature' in json ? "'temperature' does not support 0" : undefined;
    }, 400);
    await provider().complete(request, soon());
    const json = server.calls[0]?.json;
    expect(json).toMatchObject({ max_completion_tokens: 100, response_format: { type: 'json_schema' } });
    expect(json).not.toHaveProperty('max_tokens');
    expect(json).not.toHaveProperty('temperature');
  });

  test('is found out once for many requests at a time, with a constant text', async () => {
    const llm = provider();
    await Promise.all([1, 2, 3].map(() => llm.complete(request, soon())));
    await llm.complete(request, soon());
    expect(server.probes).toHaveLength(1);
    expect(server.probes[0]?.body).not.toContain('user words');
  });

  test('is remembered for each server and model', async () => {
    const other = await startReplayServer();
    for (const options of [{}, { model: 'big' }, { baseUrl: other.url }]) {
      const llm = provider(options);
      for (let n = 0; n < 3; n++) await llm.complete(request, soon());
    }
    expect([server.probes, other.probes].map((probes) => probes.map(({ json }) => json['model']))).toEqual([
      ['small', 'big'],
      ['small'],
    ]);
    await other.stop();
  });

  test.each(["'max_tokens' is not supported", 'temperature must be 1', 'unknown response_format'])(
    'is found out anew after a refusal that names it (%s), and nobody waits for that',
    async (message) => {
      const llm = provider();
      await llm.complete(request, soon());
      server.answer = answering(JSON.stringify({ error: { message } }), 422);
      server.answerProbe = hanging;
      await expect(llm.complete(request, soon())).rejects.toMatchObject({ reason: 'request_refused', status: 422 });
      server.answer = saying('fine');
      expect(await llm.complete(request, soon())).toBe('fine');
      await expect.poll(() => server.probes.length).toBe(2);
    },
  );

  test('that was found out anew is spoken from then on', async () => {
    const llm = provider();
    await llm.complete(request, soon());
    server.answer = refusing((json) => ('temperature' in json ? 'temperature is not supported' : undefined), 400);
    server.answerProbe = server.answer;
    await expect(llm.complete(request, soon())).rejects.toMatchObject({ reason: 'request_refused' });
    await expect.poll(() => llm.complete(request, soon()).catch(() => undefined)).toBeDefined();
    expect(server.calls.at(-1)?.json).not.toHaveProperty('temperature');
  });

  test('is found out anew once in a while, however many texts are refused', async () => {
    const llm = provider({ askAgainAfterMs: 200 });
    await llm.complete(request, soon());
    server.answer = answering('{"error":{"message":"temperature"}}', 422);
    for (let n = 0; n < 5; n++) await llm.complete(request, soon()).catch(() => undefined);
    await expect.poll(() => server.probes.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await llm.complete(request, soon()).catch(() => undefined);
    await expect.poll(() => server.probes.length).toBe(3);
  });

  test.each([
    ['says nothing', '{}'],
    ['is about a filter', '{"error":{"message":"The prompt triggered our content management policy","code":"content_filter"}}'],
    ['is about the length', '{"error":{"message":"maximum context length is 4096 tokens, you requested 5000; reduce max_tokens"}}'],
  ])('is not found out anew after a refusal that %s', async (_name, body) => {
    const llm = provider();
    await llm.complete(request, soon());
    server.answer = answering(body, 400);
    await expect(llm.complete(request, soon())).rejects.toMatchObject({ reason: 'request_refused' });
    server.answer = saying('fine');
    await llm.complete(request, soon());
    expect(server.probes).toHaveLength(1);
  }); // prettier-ignore

  test('is what the operator says, where the operator does', async () => {
    await provider({ structure: 'json_object' }).complete(request, soon());
    expect(server.probes.map(({ json }) => formatOf(json))).toEqual(['json_object']);
    expect(formatOf(server.calls[0]?.json ?? {})).toBe('json_object');
  });

  test.each([401, 403, 429, 503])('is not guessed at from a %i', async (status) => {
    server.answerProbe = answering('{}', status, { 'Retry-After': '9' });
    await expect(provider().complete(request, soon())).rejects.toMatchObject({ reason: 'status', status });
    expect(server.calls).toEqual([]);
  });
});

describe('a reply', () => {
  test('of parts is their text', async () => {
    server.answer = answering(completion([{ type: 'thinking', thinking: [] }, { type: 'text', text: 'a' }, { type: 'text', text: 'b' }])); // prettier-ignore
    expect(await provider().complete(request, soon())).toBe('ab');
  });

  test.each(['stop', 'STOP', 'eos', 'tool_calls', null, undefined])('is whole where it ended by %s', async (finish) => {
    server.answer = answering(completion('fine', { finish_reason: finish }));
    expect(await provider().complete(request, soon())).toBe('fine');
  });

  test('may report more tokens than there are words', async () => {
    server.answer = answering(completion('fine', {}, { usage: { prompt_tokens: 4 } }));
    expect(await provider().complete(request, soon())).toBe('fine');
  });
});

describe('failures', () => {
  test.each(Object.entries(brokenAnswers))('%s is no reply', async (_name, answer) => {
    server.answer = answer;
    await expect(provider().complete(request, AbortSignal.timeout(400))).rejects.toMatchObject({
      name: 'LlmUnavailableError',
    });
  });

  test.each([
    '{"error":{"message":"canary"}}',
    '{"object":"error","message":"canary"}',
    '{"detail":[{"input":"canary"}]}',
    'canary',
  ])('carry nothing of the answer %s', async (body) => {
    server.answer = answering(body, 500, { 'X-Canary': 'canary' });
    const error: unknown = await provider()
      .complete(request, soon())
      .catch((error: unknown) => error);
    expect(error).toMatchObject({ message: 'status 500' });
    expect(JSON.stringify(error) + String((error as Error).stack) + String((error as Error).cause)).not.toContain(
      'canary',
    );
  });

  test('a server that speaks no TLS is no provider', async () => {
    const llm = provider({ baseUrl: server.url.replace('http:', 'https:') });
    await expect(llm.complete(request, soon())).rejects.toMatchObject({ reason: 'connection' });
  });

  test.each([301, 302, 303, 307, 308])('neither key nor text follows a redirect (%i)', async (status) => {
    const other = await startReplayServer();
    server.answer = answering('', status, { Location: `${other.url}/chat/completions` });
    await expect(provider({ apiKey: 'secret' }).complete(request, soon())).rejects.toMatchObject({
      reason: 'redirected',
    });
    expect([...other.calls, ...other.probes]).toEqual([]);
    await other.stop();
  });

  test('an abort by the caller is the caller’s own reason', async () => {
    server.answer = hanging;
    const reason = new Error('gone');
    const controller = new AbortController();
    const completed = provider().complete(request, controller.signal);
    setTimeout(() => {
      controller.abort(reason);
    }, 30);
    await expect(completed).rejects.toBe(reason);
  });
});

describe('a second try', () => {
  test.each([408, 409, 429, 500, 502, 503])('helps after a %i', async (status) => {
    server.answer = inTurn(answering('{}', status), saying('fine'));
    expect(await provider().complete(request, soon())).toBe('fine');
  });

  test('helps after a broken connection', async () => {
    server.answer = inTurn((_call, response) => response.socket?.destroy(), saying('fine'));
    expect(await provider().complete(request, soon())).toBe('fine');
  });

  test('is the only one', async () => {
    server.answer = answering('{}', 500);
    await expect(provider().complete(request, soon())).rejects.toMatchObject({ status: 500 });
    expect(server.calls).toHaveLength(2);
  });

  test.each([400, 401, 403, 422])('is not made after a %i', async (status) => {
    server.answer = answering('{}', status);
    await expect(provider().complete(request, soon())).rejects.toMatchObject({ status });
    expect(server.calls).toHaveLength(1);
  });

  test.each([
    ['0.2 seconds', {}, 0, 190],
    ['up to half as long again, by chance', {}, 1, 290],
    ['what the server asks for, if that is not long', { 'Retry-After': '1' }, 0, 990],
    ['three seconds at most, whatever chance adds', { 'Retry-After': '3' }, 1, 2_990],
  ])('comes after %s', async (_name, headers, random, leastMs) => {
    const times: number[] = [];
    server.answer = (call, response) => {
      times.push(performance.now());
      (times.length === 1 ? answering('{}', 429, headers) : saying('fine'))(call, response);
    };
    expect(await provider({ random: () => random }).complete(request, soon())).toBe('fine');
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(leastMs);
    expect(second - first).toBeLessThan(leastMs + 1_000);
  });

  test.each(['30', '99999999999'])(
    'is not made where the server asks to wait for long, %s seconds',
    async (seconds) => {
      server.answer = answering('{}', 429, { 'Retry-After': seconds });
      await expect(provider().complete(request, soon())).rejects.toMatchObject({ status: 429 });
      expect(server.calls).toHaveLength(1);
    },
  );
});

describe('the circuit breaker', () => {
  const breaker = { failuresUntilOpen: 2, openForMs: 100 };

  test('spares a provider that is down, and tries again later', async () => {
    const llm = provider(breaker);
    server.answer = answering('{}', 401);
    for (const status of [401, 401]) await expect(llm.complete(request, soon())).rejects.toMatchObject({ status });
    await expect(llm.complete(request, soon())).rejects.toMatchObject({ reason: 'circuit_open' });
    expect(server.calls).toHaveLength(2);
    server.answer = saying('fine');
    await expect.poll(() => llm.complete(request, soon()).catch(() => undefined)).toBe('fine');
  });

  test('answers at once while it is open, and the server hears nothing', async () => {
    const llm = provider({ ...breaker, openForMs: 60_000 });
    server.answer = answering('{}', 401);
    for (let n = 0; n < 2; n++) await llm.complete(request, soon()).catch(() => undefined);
    server.answer = hanging;
    server.forget();
    const begun = performance.now();
    await expect(llm.complete(request, soon())).rejects.toMatchObject({ reason: 'circuit_open' });
    expect(performance.now() - begun).toBeLessThan(100);
    expect(server.calls).toEqual([]);
  });

  test('does not open for what one text brings about', async () => {
    const llm = provider(breaker);
    server.answer = answering('{}', 400);
    for (let n = 0; n < 4; n++) await expect(llm.complete(request, soon())).rejects.toMatchObject({ status: 400 });
    server.answer = answering(completion('', { finish_reason: 'length' }));
    for (let n = 0; n < 4; n++) await expect(llm.complete(request, soon())).rejects.toMatchObject({ flaw: 'cut_off' });
  });

  test('does not open for questions that are given less time than the model needs, at the end of that of a text', async () => {
    const llm = provider({ failuresUntilOpen: 2, fairTimeMs: 100 });
    await llm.complete(request, soon());
    server.answer = (call, response) => {
      setTimeout(() => {
        saying('fine')(call, response);
      }, 150);
    };
    for (let n = 0; n < 4; n++)
      await expect(llm.complete(request, AbortSignal.timeout(50))).rejects.toMatchObject({ reason: 'timeout' });
    expect(await llm.complete(request, soon())).toBe('fine');
  });

  test('opens for a model that lets the time go by', async () => {
    const llm = provider({ failuresUntilOpen: 2, fairTimeMs: 50 });
    await llm.complete(request, soon());
    server.answer = hanging;
    const reason = () => llm.complete(request, AbortSignal.timeout(100)).catch((error: unknown) => error);
    await expect.poll(reason).toMatchObject({ reason: 'circuit_open' });
  });

  test('does not open for callers who go away', async () => {
    const llm = provider(breaker);
    await llm.complete(request, soon());
    server.answer = hanging;
    for (let n = 0; n < 4; n++) {
      const controller = new AbortController();
      const completed = llm.complete(request, controller.signal);
      controller.abort(new Error('gone'));
      await expect(completed).rejects.toThrow('gone');
    }
    server.answer = saying('fine');
    expect(await llm.complete(request, soon())).toBe('fine');
  });
});

describe('what waits for its turn', () => {
  test('asks nobody once the provider counts as down', async () => {
    const llm = provider({ concurrency: 2, failuresUntilOpen: 3, openForMs: 60_000 });
    await llm.complete(request, soon());
    server.forget();
    server.answer = (call, response) => {
      setTimeout(() => {
        answering('{}', 401)(call, response);
      }, 20);
    };
    const reasons = await Promise.all(
      Array.from({ length: 20 }, () => llm.complete(request, soon()).catch((error: unknown) => error)),
    );
    expect(server.calls.length).toBeLessThanOrEqual(4); // the third to fail opens it, and another is in work then
    expect(reasons.at(-1)).toMatchObject({ reason: 'circuit_open' });
  });

  test('is asked once one call has found that the provider is up again', async () => {
    const llm = provider({ concurrency: 3, failuresUntilOpen: 1, openForMs: 50 });
    await llm.complete(request, soon());
    server.answer = answering('{}', 401);
    await expect(llm.complete(request, soon())).rejects.toMatchObject({ status: 401 });
    await new Promise((resolve) => setTimeout(resolve, 60));
    server.answer = saying('fine');
    const replies = await Promise.all(Array.from({ length: 10 }, () => llm.complete(request, soon())));
    expect(new Set(replies)).toEqual(new Set(['fine']));
  });

  test('does not wait for the second try of a caller who went away', async () => {
    const llm = provider({ concurrency: 1 });
    await llm.complete(request, soon());
    server.answer = inTurn(answering('{}', 429, { 'Retry-After': '3' }), saying('fine'));
    const controller = new AbortController();
    const gone = llm.complete(request, controller.signal);
    const waiting = llm.complete(request, soon());
    await expect.poll(() => server.calls.length).toBe(2);
    const begun = performance.now();
    controller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    expect(await waiting).toBe('fine');
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

test('no more calls are in work than the limit allows', async () => {
  let inWork = 0;
  let most = 0;
  server.answer = (call, response) => {
    most = Math.max(most, ++inWork);
    setTimeout(() => {
      inWork--;
      saying('fine')(call, response);
    }, 10);
  };
  const llm = provider({ concurrency: 2 });
  await Promise.all(Array.from({ length: 10 }, () => llm.complete(request, AbortSignal.timeout(5_000))));
  expect(most).toBe(2);
});

test('an answer that is not compressed as its head says keeps nobody else waiting', async () => {
  const llm = provider({ concurrency: 1 });
  server.answer = (_call, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).flushHeaders();
    setTimeout(() => response.end('no gzip'), 10); // together with the head, it would be told at once
  };
  await expect(llm.complete(request, AbortSignal.timeout(200))).rejects.toMatchObject({ reason: 'timeout' });
  server.answer = saying('fine');
  expect(await llm.complete(request, soon())).toBe('fine');
});

test('callers who went away while they waited keep nobody else waiting', async () => {
  const llm = provider({ concurrency: 2 });
  await llm.complete(request, soon());
  server.answer = hanging;
  const controller = new AbortController();
  const gone = Array.from({ length: 10 }, () => llm.complete(request, controller.signal));
  await expect.poll(() => server.calls.length).toBe(3);
  controller.abort(new Error('gone'));
  await Promise.allSettled(gone);
  server.answer = saying('fine');
  const replies = await Promise.all(Array.from({ length: 10 }, () => llm.complete(request, soon())));
  expect(new Set(replies)).toEqual(new Set(['fine']));
});
