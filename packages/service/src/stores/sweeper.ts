/** Sweeps expired sessions from time to time, whatever the store. */
import type { Store } from './store.js';

/** Twice a second, so that an expired session is swept within one. */
export const sweepEveryMs = 500;

/**
 * Starts sweeping and returns the function that stops it, to be called before the store is closed. A sweep that takes
 * longer than `everyMs` is not overtaken by the next one; one that fails is tried again, and of several in a row the
 * first is reported.
 */
export function startSweeping(store: Store, onError: (error: unknown) => void, everyMs = sweepEveryMs): () => void {
  let isSweeping = false;
  let hasFailed = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    store
      .sweep()
      .then(
        () => {
          hasFailed = false;
        },
        (error: unknown) => {
          if (!hasFailed) onError(error);
          hasFailed = true;
        },
      )
      .finally(() => {
        isSweeping = false;
      });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
