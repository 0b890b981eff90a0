/** Fair shares: a request that has much to do hands in little at a time. */

/**
 * Maps `items` in order with at most `atOnce` of them in work, so that others get their turns in between. Starts no
 * further item after the signal aborts or one failed, and then rejects. Without a signal, `work` says what an abort
 * means.
 */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let hasFailed = false;
  const remaining = items.entries();
  const takeTurns = async (): Promise<void> => {
    for (const [index, item] of remaining) {
      signal?.throwIfAborted();
      if (hasFailed) return;
      results[index] = await work(item);
    }
  };
  const takers = Array.from({ length: Math.min(atOnce, items.length) }, () =>
    takeTurns().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  await Promise.all(takers);
  return results;
}
