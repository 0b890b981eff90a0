/** How often a key may call: a fixed window per key. Windows start at multiples of their length since the epoch. */

/** At most `requests` in each window of `windowSeconds`. */
export interface RateLimit {
  readonly requests: number;
  readonly windowSeconds: number;
}

/** Reads requests/seconds, such as `600/60`, of at most a day; undefined where a text says something else. */
export function parseRateLimit(text: string): RateLimit | undefined {
  const [, requests, windowSeconds] = /^(\d{1,9})\/(\d{1,5})$/.exec(text)?.map(Number) ?? [];
  return requests && windowSeconds && windowSeconds <= 86_400 ? { requests, windowSeconds } : undefined;
}

/** Whether a call may go on, and what its key has left. */
export interface RateDecision {
  readonly isAllowed: boolean;
  readonly limit: number;
  /** Calls left in this window, this one taken off. */
  readonly remaining: number;
  /**
   * Whole seconds to the end of the window, rounded up, at least 1: a call after that many seconds is in a new window.
   */
  readonly resetSeconds: number;
}

/** Counts calls. In memory for one server; replicas need one that they share. */
export interface RateCounter {
  /** Counts one call of `keyId`. */
  hit(keyId: string, limit: RateLimit): Promise<RateDecision>;
}

interface Window {
  readonly endMs: number;
  count: number;
}

const forgetEveryMs = 60_000;

/** Counts in memory on `clock` (milliseconds since the epoch). Windows that are over are forgotten once a minute. */
export function createMemoryRateCounter(clock: () => number): RateCounter {
  const windows = new Map<string, Window>();
  let forgetAtMs = 0;
  const forgetOld = (nowMs: number): void => {
    if (nowMs < forgetAtMs) return;
    forgetAtMs = nowMs + forgetEveryMs;
    for (const [keyId, { endMs }] of windows) if (endMs <= nowMs) windows.delete(keyId);
  };
  return {
    hit(keyId, limit) {
      const nowMs = clock();
      forgetOld(nowMs);
      const endMs = windowEndMs(nowMs, limit);
      const known = windows.get(keyId);
      const window = known?.endMs === endMs ? known : { endMs, count: 0 };
      window.count++;
      windows.set(keyId, window);
      return Promise.resolve(decideRate({ count: window.count, limit, msLeft: endMs - nowMs }));
    },
  };
}

/** End of the window that holds `nowMs`: the first millisecond after it. */
function windowEndMs(nowMs: number, { windowSeconds }: RateLimit): number {
  const windowMs = windowSeconds * 1_000;
  return (Math.floor(nowMs / windowMs) + 1) * windowMs;
}

/** What the `count`-th call of a window that has `msLeft` milliseconds left is told. */
export const decideRate = (state: { count: number; limit: RateLimit; msLeft: number }): RateDecision => ({
  isAllowed: state.count <= state.limit.requests,
  limit: state.limit.requests,
  remaining: Math.max(0, state.limit.requests - state.count),
  resetSeconds: Math.max(1, Math.ceil(state.msLeft / 1_000)),
});

/** Decides on one call of a key; undefined where its calls are not limited. Rejects with `StoreError`. */
export type RateLimiter = (key: {
  readonly id: string;
  readonly rateLimit: RateLimit | undefined;
}) => Promise<RateDecision | undefined>;

/** Holds keys to a limit of their own, or else to `common`; undefined limits nobody who has none of their own. */
export const limitWith =
  (counter: RateCounter, common: RateLimit | undefined): RateLimiter =>
  async ({ id, rateLimit = common }) =>
    rateLimit && counter.hit(id, rateLimit);
