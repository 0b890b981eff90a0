/**
 * Does `work` for each of `items`, at most `limit` at a time, and resolves with the results in their order. Rejects as
 * soon as one rejects.
 */
export async function aFewAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries(); // all workers take from it
  const worker = async (): Promise<void> => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
