/** How calls fail, are repeated and are given up. */
import { describe, expect, test } from 'vitest';
import {
  NetworkError,
  Palimpsest,
  ProblemError,
  RateLimitError,
  SessionNotFoundError,
  TimeoutError,
  UnauthorizedError,
  UnavailableError,
  UnexpectedAnswerError,
  ValidationError,
} from '../src/index.js';
import { collectGarbage } from '../../../test/collect-garbage.js';
import { type Answer, hanging, startReplayServer } from '../../../test/replay-server.js';
import { connect, id, opened, playedService, requests } from './played-service.js';

const problem = (status: number, code: string, headers = {}) => ({
  status,
  headers,
  body: { code, status, detail: 'No.' },
});
const busy = { status: 503, headers: { 'Retry-After': '0' }, body: { status: 503, detail: 'Restarting.' } };
const hangingUp: Answer = (_call, response) => void response.destroy();
const breakingOff: Answer = (_call, response) => {
  response.writeHead(200, { 'Content-Length': '100' });
  response.write('{', () => response.destroy());
};
const beginning: Answer = (_call, response) => void response.writeHead(200).write('{');

describe('a refusal', () => {
  test.each([
    [401, 'unauthorized', UnauthorizedError],
    [404, 'session_not_found', SessionNotFoundError],
    [422, 'validation_error', ValidationError],
    [500, 'internal_error', ProblemError],
    [404, 'toString', ProblemError],
  ])('of status %i and code %s has the class of its code, and is not repeated', async (status, code, errorClass) => {
    const palimpsest = await connect([problem(status, code)]);
    const error = await palimpsest.session().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as object).constructor).toBe(errorClass);
    expect(error).toMatchObject({ status, code, message: 'No.', name: errorClass.name });
    expect(requests()).toHaveLength(1);
  });

  test('for the rate limit is repeated when the service says', async () => {
    const palimpsest = await connect([problem(429, 'rate_limit_exceeded', { 'Retry-After': '0' }), opened]);
    expect((await palimpsest.session()).id).toBe(id);
    expect(requests()).toHaveLength(2);
    const hasty = await connect([problem(429, 'rate_limit_exceeded', { 'Retry-After': '7' })], { maxRetries: 0 });
    const error = await hasty.session().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: 'rate_limit_exceeded', retryAfterSeconds: 7 });
  });

  test('for the rate limit of a proxy is repeated, too, whatever it looks like', async () => {
    const page = { status: 429, headers: { 'Retry-After': '0' }, body: '<h1>Too many requests of Anna</h1>' };
    expect((await (await connect([page, opened])).session()).id).toBe(id);
    const hasty = await connect([{ ...page, body: { message: 'Anna' } }], { maxRetries: 0 });
    const error = await hasty.session().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('Anna');
  });

  test('of a service that restarts is repeated, and is an UnavailableError in the end', async () => {
    const palimpsest = await connect([busy], { maxRetries: 2 });
    const error = await palimpsest.session().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnavailableError);
    expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 0 });
    expect(requests()).toHaveLength(3);
  });
});

describe('an answer', () => {
  test('that never comes is a TimeoutError', async () => {
    const palimpsest = await connect([hanging], { timeoutMs: 50 });
    await expect(palimpsest.session()).rejects.toThrow(new TimeoutError(50));
  });

  test.each([Infinity, 2 ** 31])('may take %d milliseconds', async (timeoutMs) => {
    expect((await (await connect([opened], { timeoutMs, maxRetries: 0 })).session()).id).toBe(id);
  });

  test('that begins and never ends is one, too, also where garbage is collected meanwhile', async () => {
    const collecting = setInterval(collectGarbage, 20);
    const palimpsest = await connect([beginning], { timeoutMs: 300 });
    await expect(palimpsest.session()).rejects.toThrow(new TimeoutError(300));
    const reason = new Error('enough');
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort(reason);
    }, 200);
    const patient = new Palimpsest({ baseUrl: playedService().url, apiKey: 'plm_key' });
    await expect(patient.session({ signal: controller.signal })).rejects.toBe(reason);
    await expect.poll(() => playedService().countOpen()).toBe(0);
    clearInterval(collecting);
  }, 10_000);

  test.each([
    ['does not begin', hangingUp, 'unreachable', 'The service could not be reached.'],
    ['breaks off', breakingOff, 'broken_off', 'The answer of the service broke off.'],
  ])('that %s is asked for again, and is a NetworkError in the end', async (_name, answer, reason, message) => {
    const palimpsest = await connect([answer, opened]);
    expect((await palimpsest.session()).id).toBe(id);
    const unlucky = await connect([answer], { maxRetries: 0 });
    const error = await unlucky.session().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason, message });
  });

  test.each([
    ['a page of a proxy', { body: '<h1>Anna was here</h1>' }],
    ['JSON of something else', { body: { hello: 'Anna' } }],
    ['an error of something else', { status: 404, body: { message: 'Anna' } }],
  ])('that is %s is refused, and its text is not in the error', async (_name, answer) => {
    const palimpsest = await connect([answer]);
    const error = await palimpsest.session().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('Anna');
  });

  test('that points elsewhere is neither followed nor asked for again: the text stays here', async () => {
    const elsewhere = await startReplayServer();
    const palimpsest = await connect([{ status: 307, headers: { Location: elsewhere.url } }]);
    await expect(palimpsest.session()).rejects.toThrow(new NetworkError('redirect'));
    expect(requests()).toHaveLength(1);
    expect(elsewhere.calls).toEqual([]);
    await elsewhere.stop();
  });
});

describe('a signal', () => {
  test.each([
    ['while an answer is awaited', [hanging]],
    ['while a retry is awaited', [{ ...busy, headers: { 'Retry-After': '60' } }]],
  ] as const)('that aborts %s ends the call with its own reason', async (_name, answers) => {
    const palimpsest = await connect(answers);
    const controller = new AbortController();
    const reason = new Error('enough');
    const call = palimpsest.session({ signal: controller.signal });
    while (requests().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(requests()).toHaveLength(1);
  });
});
