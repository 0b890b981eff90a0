/** A store whose calls are counted, timed and seen in traces, whatever the backend. */
import type { Metrics } from './metrics.js';
import type { Store } from './stores/store.js';
import { StoreError } from './stores/store-error.js';
import { traced } from './tracing.js';

/** The calls that are observed; a new one of the interface has to be decided on here. */
const isObserved: Readonly<Record<keyof Store, boolean>> = {
  now: false, // no call with SQLite, a trivial one else
  createSession: true,
  findSession: true,
  findVersion: true,
  readMappings: true,
  findMappings: true,
  append: true,
  destroySession: true,
  sweep: true,
  sampleSessions: true,
  check: true,
  close: false,
};

/** Wraps `store`; what its calls resolve to and reject with stays the same. */
export function observeStore(store: Store, metrics: Pick<Metrics, 'countStoreCall' | 'countSwept'>): Store {
  const observed = (operation: keyof Store) => {
    const call = (store[operation] as (...args: unknown[]) => Promise<unknown>).bind(store);
    return async (...args: unknown[]): Promise<unknown> => {
      const startedMs = performance.now();
      try {
        const result = await traced(`store ${operation}`, () => call(...args));
        metrics.countStoreCall(operation, performance.now() - startedMs);
        if (operation === 'sweep') metrics.countSwept(result as number); // as the interface says
        return result;
      } catch (error) {
        const reason = error instanceof StoreError ? error.code : 'unknown';
        metrics.countStoreCall(operation, performance.now() - startedMs, reason);
        throw error;
      }
    };
  };
  const calls = Object.entries(isObserved).map(([name, isIt]) => {
    const operation = name as keyof Store; // the keys of the table
    return [operation, isIt ? observed(operation) : (store[operation] as () => unknown).bind(store)];
  });
  return Object.fromEntries(calls) as Store; // each call takes and gives what the wrapped one does
}
