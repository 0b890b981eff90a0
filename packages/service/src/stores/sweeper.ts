/** Sweeps expired sessions from time to time, whatever the store. */
import type { Store } from './store.js';

/** Twice a second, so that an expired session is swept within one. */
export const sweepEveryMs = 500;

/**
 * Starts sweeping and returns the function that stops it, to be called before the store is closed. A sweep that takes
 * longer than `everyMs` is not overtaken by the next one; one that fails is reported and tried again.
 */
export function startSweeping(store: Store, onError: (error: unknown) => void, everyMs = sweepEveryMs): () => void {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    store
      .sweep()
      .catch(onError)
      .finally(() => {
        isSweeping = false;
      });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
