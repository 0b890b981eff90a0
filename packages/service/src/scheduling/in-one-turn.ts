/**
 * Work that comes in while one turn of the event loop lasts, done in a row at its end.
 *
 * Between two pieces of the same work the rest of a request empties the processor's caches; in a row they take a
 * fraction of the time (docs/decisions/0016).
 */

/**
 * Does `work` at the end of this turn. Settles as `work` does, in the asynchronous context of its caller; `work` itself
 * runs in that of whoever came first in the turn, since a change of context costs more than most work.
 */
export type InOneTurn = <Result>(work: () => Result) => Promise<Result>;

/**
 * Makes a place where work gathers. Once a turn `around` is called to call its argument, which does all that came and
 * does not throw; what `around` itself throws rejects whatever was not done.
 */
export function inOneTurn(around: (doAll: () => void) => void): InOneTurn {
  let waiting: { readonly done: () => void; readonly reject: (reason: unknown) => void }[] = [];
  const endTurn = (): void => {
    const works = waiting;
    waiting = [];
    try {
      around(() => {
        for (const { done } of works) done();
      });
    } catch (error) {
      for (const { reject } of works) reject(error);
    }
  };
  return (work) =>
    new Promise((resolve, reject) => {
      const done = settling(work, resolve, reject);
      if (waiting.push({ done, reject }) === 1) setImmediate(endTurn);
    });
}

/** Makes a function that does `work` and settles a promise by it. */
const settling =
  <Result>(work: () => Result, resolve: (result: Result) => void, reject: (reason: unknown) => void) =>
  (): void => {
    try {
      resolve(work());
    } catch (error) {
      reject(error);
    }
  };
