/** Turns: work for one key goes one after the other, in the order of the calls; work for different keys at once. */

/** Runs `work` when all that was handed in before for the same key has ended. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes a set of turns. A key is forgotten as soon as nobody waits for it. */
export function turnsByKey(): InTurn {
  const lastOf = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = lastOf.get(key) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.catch(() => undefined); // whoever is next goes on
    lastOf.set(key, settled);
    try {
      return await mine;
    } finally {
      if (lastOf.get(key) === settled) lastOf.delete(key);
    }
  };
}
