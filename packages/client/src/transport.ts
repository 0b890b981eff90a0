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
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(options.baseUrl + request.path, {
      method: request.method,
      headers: {
        Authorization: `Bearer ${options.apiKey}`,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      redirect: 'error', // a redirect would carry the text to wherever it points
      credentials: 'omit',
    });
    return readAnswer(response.status, response.headers, await response.text());
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    request.signal?.throwIfAborted();
    if (timeout.aborted) throw new TimeoutError(timeoutMs);
    throw new NetworkError({ cause: error });
  }
}

function readAnswer(status: number, headers: Headers, text: string): ApiAnswer {
  if (status >= 200 && status < 300) return { status, body: parseJson(status, text) };
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'), Date.now());
  if (status === 502 || status === 503 || status === 504) throw new UnavailableError(status, retryAfterSeconds);
  throw readProblem(status, parseJson(status, text), retryAfterSeconds);
}

function parseJson(status: number, text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new UnexpectedAnswerError(status); // without the parser's message: it quotes the text
  }
}
