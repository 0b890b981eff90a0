/** Sends requests to the service and turns every way of failing into one of the typed errors. */
import { NetworkError, PalimpsestError, TimeoutError, UnavailableError, UnexpectedAnswerError } from './errors.js';
import { type ApiAnswer, readProblem } from './answers.js';
import { readRetryAfter, retryDelayMs, wait } from './retry.js';

/** What the transport needs to know. */
export interface TransportOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly fetch: typeof globalThis.fetch;
}

/** A request of the API. `path` begins behind the base URL. */
interface ApiRequest {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request, again where that may help, and resolves with an answer of success.
 * Rejects with a `PalimpsestError`, or with the signal's reason.
 */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>;

/** The longest that a timer runs, 24.8 days: one that is set for longer, or for ever, rings at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Makes the transport. The time limit holds for each attempt, from its start to the last byte of its answer. */
export function createTransport(options: TransportOptions): Transport {
  return async (request) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendOnce(options, request);
      } catch (error) {
        const delayMs = attempt < options.maxRetries ? retryDelayMs(error, attempt, Math.random()) : undefined;
        if (delayMs === undefined) throw error;
        await wait(delayMs, request.signal);
      }
    }
  };
}

async function sendOnce(options: TransportOptions, request: ApiRequest): Promise<ApiAnswer> {
  const { fetch, timeoutMs } = options;
  const controller = new AbortController();
  const stop = (): void => {
    controller.abort(request.signal?.reason);
  };
  const timer = setTimeout(
    () => {
      controller.abort(new TimeoutError(timeoutMs));
    },
    Math.min(timeoutMs, longestTimerMs),
  );
  request.signal?.addEventListener('abort', stop);
  let hasBegun = false;
  try {
    request.signal?.throwIfAborted();
    const response = await fetch(options.baseUrl + request.path, {
      method: request.method,
      headers: {
        Authorization: `Bearer ${options.apiKey}`,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      signal: controller.signal,
      redirect: 'manual', // it would carry the text to wherever it points
      credentials: 'omit',
    });
    hasBegun = true;
    const { status, headers } = response;
    if (isRedirect(status)) throw new NetworkError('redirect');
    return readAnswer(status, headers, await readText(response, controller.signal));
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    request.signal?.throwIfAborted();
    controller.signal.throwIfAborted();
    throw new NetworkError(hasBegun ? 'broken_off' : 'unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', stop);
  }
}

/** Browsers show a redirect as status 0, and nothing of where it points. */
const isRedirect = (status: number): boolean => status === 0 || (status >= 300 && status < 400);

/**
 * The body of an answer, until the signal aborts. It is ended from here: `fetch` of Node 20 and 22 forgets the signal
 * of a body that still comes when garbage is collected (https://github.com/nodejs/undici/issues/4068).
 */
async function readText({ body }: Response, signal: AbortSignal): Promise<string> {
  if (body === null) return '';
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const cancel = (): void => {
    reader.cancel().catch(() => undefined); // it has ended already, then
  };
  signal.addEventListener('abort', cancel);
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

function readAnswer(status: number, headers: Headers, text: string): ApiAnswer {
  if (status >= 200 && status < 300) return { status, body: parseJson(status, text) };
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'), Date.now());
  if (status === 502 || status === 503 || status === 504) throw new UnavailableError(status, retryAfterSeconds);
  throw readProblem(status, text, retryAfterSeconds);
}

function parseJson(status: number, text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new UnexpectedAnswerError(status); // without the parser's message: it quotes the text
  }
}
