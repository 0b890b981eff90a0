/** How calls fail, are repeated and are given up, against a server that says what a service may say. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  DegradedError,
  NetworkError,
  Palimpsest,
  type PalimpsestOptions,
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
import {
  type Answer, answering, hanging, inTurn, type ReplayServer, startReplayServer,
} from '../../../test/replay-server.js'; // prettier-ignore
import { collect } from './collect.js';

const id = '3f0c2c3e-8c0e-4f0e-9d4e-0d9b6f6a7c21';
const opened = { status: 201, body: { session_id: id, expires_at: '2030-01-01T00:10:00.000Z', status: 'active' } };
const masked = { body: { anonymized_text: 'x', entities: [], session_id: id, audit_flags: [] } };
const problem = (status: number, code: string, headers = {}) => ({
  status,
  headers,
  body: { code, status, detail: 'No.' },
});
const busy = { status: 503, headers: { 'Retry-After': '0' }, body: { status: 503, detail: 'Restarting.' } };

/** What the service says; a `body` that is no text is written as JSON. */
interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
const replaying = ({ status, headers, body = '' }: Said): Answer =>
  answering(typeof body === 'string' ? body : JSON.stringify(body), status, headers);
const hangingUp: Answer = (_call, response) => void response.destroy();
const breakingOff: Answer = (_call, response) => {
  response.writeHead(200, { 'Content-Length': '100' });
  response.write('{', () => response.destroy());
};
const beginning: Answer = (_call, response) => void response.writeHead(200).write('{');

let server: ReplayServer | undefined;
afterEach(() => server?.stop());

/** A client of a server that gives `answers` in order and the last one for ever. */
async function connect(
  answers: readonly (Said | Answer)[],
  options: Partial<PalimpsestOptions> = {},
): Promise<Palimpsest> {
  server = await startReplayServer(
    inTurn(...answers.map((answer) => (typeof answer === 'function' ? answer : replaying(answer)))),
  );
  return new Palimpsest({ baseUrl: new URL('/base/', server.url).href, apiKey: 'plm_key', ...options });
}
const requests = () => server?.calls ?? [];

describe('what no request could carry is refused before there is one, without being told', () => {
  test.each([
    ['a key with a line break', { apiKey: 'plm_secret\nplm_other' }],
    ['a key with an invisible character', { apiKey: 'plm_secret\u200b' }],
    ['an empty key', { apiKey: '' }],
    ['a blank key', { apiKey: ' ' }],
    ['no key', { apiKey: undefined as unknown as string }],
    ['an address with a password', { baseUrl: 'http://anna:secret@127.0.0.1' }],
    ['an empty address', { baseUrl: '' }],
    ['an address without a protocol', { baseUrl: '127.0.0.1:8080' }],
    ['a name without a protocol', { baseUrl: 'localhost:8080' }],
    ['an address of another protocol', { baseUrl: 'ftp://secret' }],
    ['a path without a page that it belongs to', { baseUrl: '/palimpsest' }],
    ['no address', { baseUrl: undefined as unknown as string }],
  ])('%s', (_name, options) => {
    const connectIt = () => new Palimpsest({ baseUrl: 'http://127.0.0.1', apiKey: 'plm_key', ...options });
    expect(connectIt).toThrow(TypeError);
    expect(connectIt).toThrow('apiKey' in options ? /^`apiKey`/ : /^`baseUrl`/);
    expect(connectIt).not.toThrow(/secret/);
  });

  test('but for a path in a browser, which belongs to its page', () => {
    vi.stubGlobal('location', new URL('https://example.com/app/'));
    for (const baseUrl of ['', '/palimpsest', 'palimpsest']) new Palimpsest({ baseUrl, apiKey: 'plm_key' });
    expect(() => new Palimpsest({ baseUrl: 'localhost:8080', apiKey: 'plm_key' })).toThrow(TypeError);
    vi.unstubAllGlobals();
  });
});

describe('a session', () => {
  test('is opened with the key and the time to live, below the base path', async () => {
    const session = await (await connect([opened])).session({ ttlSeconds: 600 });
    expect(session.id).toBe(id);
    expect(session.expiresAt).toEqual(new Date('2030-01-01T00:10:00.000Z'));
    expect(requests()).toMatchObject([
      { method: 'POST', path: '/base/v1/masking/session', body: '{"ttl_seconds":600}' },
    ]);
    expect(requests()[0]?.headers.authorization).toBe('Bearer plm_key');
  });

  test('is destroyed by hand or at the end of its block', async () => {
    const session = await (await connect([opened, { status: 204, body: '' }])).session();
    await session.destroy();
    await session[Symbol.asyncDispose]();
    const deletion = { method: 'DELETE', path: `/base/v1/masking/session/${id}`, body: '' };
    expect(requests().slice(1)).toMatchObject([deletion, deletion]);
  });

  test('asks for the stages that it is told', async () => {
    const session = await (await connect([opened, masked])).session();
    await session.mask('Hallo', { stages: [1, 2] });
    await session.mask('Hallo');
    expect(
      requests()
        .map(({ path }) => path)
        .slice(1),
    ).toEqual(['/base/v1/masking/anonymize?stages=1,2', '/base/v1/masking/anonymize']);
  });

  test.each([
    [[1, 3], '1,3', '1'],
    [undefined, undefined, '1,2'],
    [[3], '3', '1'],
  ] as const)('asks for the stages %s, and after many rounds for those without models', async (stages, first, last) => {
    const found = Array.from({ length: 12 }, (_, index) => {
      const entity = { start: 0, end: 1, entity_type: 'PERSON', confidence: 1, placeholder: `[PERSON_${index + 1}]` };
      return { body: { ...masked.body, anonymized_text: 'x', entities: [entity] } };
    });
    const session = await (await connect([opened, ...found])).session();
    await session.maskPages(['a', 'b'], { stages });
    const asked = requests()
      .slice(1)
      .map(({ path }) => new URL(path, 'http://localhost').searchParams.get('stages') ?? undefined);
    expect(asked.slice(0, 10)).toEqual(Array(10).fill(first));
    expect(new Set(asked.slice(10))).toEqual(new Set([last]));
  });

  test('needs no call for an empty text', async () => {
    const session = await (await connect([opened])).session();
    expect(await session.mask('')).toEqual({ text: '', entities: [], auditFlags: [] });
    expect(await session.unmask('')).toBe('');
    expect(requests()).toHaveLength(1);
  });

  test.each([[5], [{ content: 'Anna' }], [['Anna']], [undefined], [null]])('takes no %j for a text', async (value) => {
    const session = await (await connect([opened])).session();
    const noText = value as unknown as string; // as a caller in JavaScript may give it
    await expect(session.mask(noText)).rejects.toThrow(new TypeError('`text` must be a string.'));
    await expect(session.maskPages(['', noText])).rejects.toThrow(new TypeError('`pages[]` must be a string.'));
    await expect(session.unmask(noText)).rejects.toThrow(new TypeError('`text` must be a string.'));
    await expect(session.unmaskJson(noText)).rejects.toThrow(new TypeError('`json` must be a string.'));
    const chunks = ReadableStream.from([noText]).pipeThrough(session.restoreStream());
    await expect(collect(chunks)).rejects.toThrow(new TypeError('`chunk` must be a string.'));
    expect(requests()).toHaveLength(1);
  });

  test('refuses degraded answers if it is told to', async () => {
    const degraded = { body: { ...masked.body, audit_flags: ['context_llm_unavailable'] } };
    const tolerant = await (await connect([opened, degraded])).session();
    expect((await tolerant.mask('Hallo')).auditFlags).toEqual(['context_llm_unavailable']);
    await server?.stop();
    const strict = await (await connect([opened, degraded], { refuseDegraded: true })).session();
    const refusal = await strict.mask('Hallo').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DegradedError);
    expect(refusal).toMatchObject({ code: 'degraded', auditFlags: ['context_llm_unavailable'] });
  });
});

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
    await server?.stop();
    const hasty = await connect([problem(429, 'rate_limit_exceeded', { 'Retry-After': '7' })], { maxRetries: 0 });
    const error = await hasty.session().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: 'rate_limit_exceeded', retryAfterSeconds: 7 });
  });

  test('for the rate limit of a proxy is repeated, too, whatever it looks like', async () => {
    const page = { status: 429, headers: { 'Retry-After': '0' }, body: '<h1>Too many requests of Anna</h1>' };
    expect((await (await connect([page, opened])).session()).id).toBe(id);
    await server?.stop();
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
    const patient = new Palimpsest({ baseUrl: server?.url ?? '', apiKey: 'plm_key' });
    await expect(patient.session({ signal: controller.signal })).rejects.toBe(reason);
    await expect.poll(() => server?.countOpen()).toBe(0);
    clearInterval(collecting);
  }, 10_000);

  test.each([
    ['does not begin', hangingUp, 'unreachable', 'The service could not be reached.'],
    ['breaks off', breakingOff, 'broken_off', 'The answer of the service broke off.'],
  ])('that %s is asked for again, and is a NetworkError in the end', async (_name, answer, reason, message) => {
    const palimpsest = await connect([answer, opened]);
    expect((await palimpsest.session()).id).toBe(id);
    await server?.stop();
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
