/** Long work on the main thread, cut into pages so that other requests come in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Mappings that are sealed, opened or learnt in one go: some milliseconds of work. */
const itemsPerPage = 200;

/**
 * Calls `work` with one page of `items` after the other. Others get a turn between two pages; one page waits for
 * nobody.
 */
export async function pageByPage<Item>(
  items: readonly Item[],
  work: (page: readonly Item[], start: number) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += itemsPerPage) {
    if (start > 0) await nextTurn();
    work(items.slice(start, start + itemsPerPage), start);
  }
}
