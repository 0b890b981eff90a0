/** Looks up places among things that stand in order. */
import type { Stretch } from '@palimpsest/protocol';

/** Index of the last of `things` (in order of `start`) that starts at or before `at`; -1 where none does. */
export function lastAtOrBefore(things: readonly { readonly start: number }[], at: number): number {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((things[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the first of `things` (in order of `start`) that starts at or after `at`; their number where none does. */
export const firstFrom = (things: readonly { readonly start: number }[], at: number): number =>
  lastAtOrBefore(things, at - 1) + 1;

/** Whether a place touches none of `stretches`, which are disjoint and in order of `start`. */
export const touchesNone = ({ start, end }: Stretch, stretches: readonly Stretch[]): boolean =>
  (stretches[lastAtOrBefore(stretches, end - 1)]?.end ?? 0) <= start;
