/** How calls to one provider are bounded: how many at once, tried how often, and when not at all. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import { unlessAborted } from '../unless-aborted.js';
import { LlmUnavailableError } from './provider.js';
import { RefusedRequestError } from './refused-request.js';

/** What bounds the calls to one provider. */
export interface CallPolicyOptions {
  /** Calls at once. */
  readonly concurrency: number;
  /** 0 up to 1, for the jitter of the pause before a retry. */
  readonly random: () => number;
  /** Failures in a row after which the provider counts as down. Default 5. */
  readonly failuresUntilOpen?: number;
  /** How long nobody asks a provider that is down. Default 10 000. */
  readonly openForMs?: number;
  /** A call whose time is up sooner says nothing of the provider: that of its text was nearly over. Default 0. */
  readonly fairTimeMs?: number;
}

/** Runs a call within the bounds. Rejects as the call does, with `LlmUnavailableError`, or with the signal's reason. */
export type CallPolicy = <Result>(call: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/** Calls that may wait for their turn: the windows of some twenty of the longest texts. */
const maxWaiting = 512;
/** The longest pause before a retry. A longer `Retry-After` is not waited for. */
const longestPauseMs = 3_000;
const shortestPauseMs = 200;

/** Statuses after which the same request may succeed a moment later, beside all from 500. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 429]);

/** Whether a second try may help: broken connections and passing statuses, unless the server asks to wait for long. */
function isPassing(error: unknown): error is LlmUnavailableError {
  if (!(error instanceof LlmUnavailableError) || (error.retryAfterMs ?? 0) > longestPauseMs) return false;
  const { reason, status } = error;
  if (reason === 'connection') return true;
  return reason === 'status' && status !== undefined && (status >= 500 || passingStatuses.has(status));
}

/**
 * Whether an error says that the provider is down. What one text brings about must not take it away from all others.
 */
const isProviderDown = (error: Error): boolean =>
  error instanceof LlmUnavailableError && !(error instanceof RefusedRequestError || error instanceof HurriedCallError);

/** A call that was given too little time to say anything of the provider. */
class HurriedCallError extends LlmUnavailableError {
  constructor() {
    super('timeout');
  }
}

/** Does `call`, and tells a time-out before `fairTimeMs` from one after it. */
async function inFairTime<Result>(call: () => Promise<Result>, fairTimeMs: number): Promise<Result> {
  let isFair = fairTimeMs === 0;
  const timer = setTimeout(() => {
    isFair = true;
  }, fairTimeMs);
  try {
    return await call();
  } catch (error) {
    throw !isFair && error instanceof LlmUnavailableError && error.reason === 'timeout'
      ? new HurriedCallError()
      : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Does `call` once more, after a pause, where that may help. Rejects with the signal's reason as soon as it aborts. */
async function tryTwice<Result>(
  call: () => Promise<Result>,
  random: () => number,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isPassing(error)) throw error;
    const pauseMs = Math.max(error.retryAfterMs ?? 0, shortestPauseMs) * (1 + random() / 2);
    await sleep(Math.min(pauseMs, longestPauseMs), undefined, { signal }).catch(() => {
      signal.throwIfAborted(); // with the caller's reason, not Node's
    });
    return call();
  }
}

/** Makes the policy of one provider: a limit of concurrency around a circuit breaker around a retry. */
export function createCallPolicy(options: CallPolicyOptions): CallPolicy {
  const breaker = circuitBreaker(handleWhen(isProviderDown), {
    halfOpenAfter: options.openForMs ?? 10_000,
    breaker: new ConsecutiveBreaker(options.failuresUntilOpen ?? 5),
  });
  const turns = bulkhead(options.concurrency, maxWaiting);
  return async (call, signal) => {
    const tryCall = () => {
      signal.throwIfAborted(); // while another found out whether the provider is up again
      return tryTwice(() => inFairTime(call, options.fairTimeMs ?? 0), options.random, signal);
    };
    const takeTurn = () => {
      signal.throwIfAborted(); // it waited too long; a breaker that is half open would take it for a success
      return breaker.execute(tryCall); // by now the provider may be down
    };
    try {
      // Without the signal: cockatiel 3.2 gives the turn of a call that was aborted while it waited to nobody.
      return await unlessAborted(turns.execute(takeTurn), signal);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new LlmUnavailableError('circuit_open');
      if (error instanceof BulkheadRejectedError) throw new LlmUnavailableError('overloaded');
      throw error;
    }
  };
}
