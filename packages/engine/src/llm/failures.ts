/** Turns whatever a call can throw into the few failures that the engine knows. Bodies of errors go no further. */
import { APIConnectionError, APIError } from 'openai';
import { isLlmError, LlmUnavailableError } from './provider.js';
import { type Complaint, RefusedRequestError } from './refused-request.js';

/** Statuses by which servers refuse a `response_format` that they do not know, among other things. */
const refusals: ReadonlySet<number> = new Set([400, 404, 413, 415, 422, 501]);

/** The failure that `error`, thrown by the client of `openai` while `signal` held, stands for. */
export function asLlmFailure(error: unknown, signal: AbortSignal): unknown {
  if (isLlmError(error)) return error;
  if (signal.aborted) return isTimeout(signal.reason) ? new LlmUnavailableError('timeout') : signal.reason;
  if (error instanceof APIConnectionError)
    return isLlmError(error.cause) ? error.cause : new LlmUnavailableError('connection', { code: codeOf(error.cause) });
  if (error instanceof APIError) {
    const { message, headers, status } = error as APIError;
    if (status !== undefined) return asRefusal({ message, headers }, status);
  }
  return new LlmUnavailableError('not_a_completion'); // no cause: a JSON error quotes what it could not read
}

/**
 * The code of the first error that has one, down the causes. Codes are constants of Node and OpenSSL; `BAD_PORT` is
 * ours, for ports that are blocked (Fetch Standard § 2.9).
 */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.message === 'bad port') return 'BAD_PORT'; // as Node words it: no code
  if ('code' in error && typeof error.code === 'string' && /^[A-Z_0-9]+$/.test(error.code)) return error.code;
  return codeOf(error.cause);
}

/** Whether an abort came because the time was up. */
const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

function asRefusal(
  { message, headers }: { readonly message: string; readonly headers: Headers | undefined },
  status: number,
): LlmUnavailableError {
  // llama-cpp-python answers 500 to a json_schema that it does not know
  const isRefused = refusals.has(status) || (status === 500 && /response_format|json_schema/.test(message));
  if (isRefused) return new RefusedRequestError(complaintOf(message), status);
  return new LlmUnavailableError('status', { status, retryAfterMs: retryAfterMs(headers?.get('retry-after')) });
}

function complaintOf(message: string): Complaint {
  if (/context (?:length|window|size)|n_ctx/i.test(message)) return 'other'; // a long text, whatever else it names
  if (/max_(?:completion_)?tokens/.test(message)) return 'token_limit';
  if (message.includes('temperature')) return 'temperature';
  return /response_format|json_(?:schema|object)|schema|grammar/i.test(message) ? 'format' : 'other';
}

/** RFC 9110 § 10.2.3, seconds only: a date says nothing without a common clock. */
const retryAfterMs = (value: string | null | undefined): number | undefined =>
  value && /^\d+$/.test(value) ? Number(value) * 1000 : undefined;
