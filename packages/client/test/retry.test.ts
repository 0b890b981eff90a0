import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NetworkError,
  ProblemError,
  RateLimitError,
  TimeoutError,
  UnavailableError,
  UnexpectedAnswerError,
} from '../src/errors.js';
import { readRetryAfter, retryDelayMs, wait } from '../src/retry.js';

const rateLimited = (retryAfterSeconds?: number) =>
  new RateLimitError({ code: 'rate_limit_exceeded', status: 429, detail: 'Wait.', errors: [], retryAfterSeconds });
const network = new NetworkError('unreachable', { cause: new Error('no connection') });

describe('retrying', () => {
  test.each([
    ['a refused key', new ProblemError({ code: 'unauthorized', status: 401, detail: '', errors: [] })],
    ['a wrong request', new ProblemError({ code: 'validation_error', status: 422, detail: '', errors: [] })],
    ['an ended session', new ProblemError({ code: 'session_not_found', status: 404, detail: '', errors: [] })],
    ['a failed service', new ProblemError({ code: 'internal_error', status: 500, detail: '', errors: [] })],
    ['a time that is up', new TimeoutError(1)],
    ['an answer of something else', new UnexpectedAnswerError(200)],
    ['a redirect', new NetworkError('redirect')],
    ['an error of the caller', new Error('stop')],
    ['a wait of more than ninety seconds', rateLimited(91)],
  ])('does not help against %s', (_name, error) => {
    expect(retryDelayMs(error, 0, 0)).toBeUndefined();
  });

  test('never comes before the moment that the service names', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80 }),
        fc.nat(5),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (seconds, attempt, random) => {
          for (const error of [rateLimited(seconds), new UnavailableError(503, seconds)]) {
            const delayMs = retryDelayMs(error, attempt, random);
            expect(delayMs).toBeGreaterThanOrEqual(seconds * 1_000);
            expect(delayMs).toBeLessThanOrEqual(seconds * 1_100);
          }
        },
      ),
    );
  });

  test('backs off further each time where the service names none, spread by chance', () => {
    expect([0, 1, 2].map((attempt) => retryDelayMs(network, attempt, 0))).toEqual([250, 500, 1_000]);
    expect(retryDelayMs(new UnavailableError(503, undefined), 2, 0.5)).toBe(1_500);
    expect(retryDelayMs(rateLimited(), 0, 0.5)).toBe(375);
  });

  test('reads seconds and dates from Retry-After, and nothing from anything else', () => {
    const nowMs = Date.UTC(2030, 0, 1);
    expect(readRetryAfter('7', nowMs)).toBe(7);
    expect(readRetryAfter('Tue, 01 Jan 2030 00:00:09 GMT', nowMs)).toBe(9);
    expect(readRetryAfter('Mon, 31 Dec 2029 00:00:00 GMT', nowMs)).toBe(0);
    expect(readRetryAfter('soon', nowMs)).toBeUndefined();
    expect(readRetryAfter(null, nowMs)).toBeUndefined();
  });

  test('a wait ends as soon as its signal aborts, with the signal’s reason', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const waiting = wait(60_000, controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(wait(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
