/**
 * When and how soon a failed request is sent again. Every operation may be repeated: none changes a session twice, and
 * a session that was opened without its answer coming through stays empty and expires.
 */
import { NetworkError, RateLimitError, UnavailableError } from './errors.js';

/** The longest wait that is worth it, in milliseconds. A service that asks for more is not asked again. */
const longestWaitMs = 90_000;
const firstBackoffMs = 250;

/**
 * How long to wait before trying again after `error`, undefined if that won't help. A wait that the service names
 * (`Retry-After`, RFC 9110 § 10.2.3) is kept and stretched by up to a tenth, otherwise it doubles with every attempt
 * and is spread over its upper half, so that many clients do not come back at the same moment.
 * @param attempt 0 after the first failure
 * @param random 0 to 1, exclusive
 */
export function retryDelayMs(error: unknown, attempt: number, random: number): number | undefined {
  const mayPass = error instanceof RateLimitError || error instanceof UnavailableError || error instanceof NetworkError;
  if (!mayPass || (error instanceof NetworkError && error.reason === 'redirect')) return undefined;

  const askedSeconds = error instanceof NetworkError ? undefined : error.retryAfterSeconds;
  const delayMs =
    askedSeconds === undefined
      ? firstBackoffMs * 2 ** attempt * (1 + random)
      : askedSeconds * 1_000 * (1 + random / 10);
  return delayMs <= longestWaitMs ? delayMs : undefined;
}

/** Reads `Retry-After`: whole seconds or a date. Undefined where it is absent or neither. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const dateMs = Date.parse(header);
  return Number.isNaN(dateMs) ? undefined : Math.max(0, Math.ceil((dateMs - nowMs) / 1_000));
}

/** Resolves after `delayMs`; rejects with the signal's reason as soon as it aborts. */
export function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error); // what the caller aborted with, handed back as it is
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
