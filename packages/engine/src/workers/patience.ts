/** Whether one more text may wait: behind a burst it may, in a standing queue it may not. */
import type { WaitingLine } from './waiting-line.js';

/** Told of every text that comes. `ownMs` is how long it would keep one place busy; true lets it into the line. */
export type Patience = (ownMs: number) => boolean;

/** Weight of the latest text in what is usual: some ten texts. */
const weight = 0.1;

/** Share of the longest wait that a standing queue may ask of anybody. */
const standingShare = 0.005;

/**
 * Lets nobody wait longer than `mostMs`. In a standing queue, one that does not empty, nobody waits longer than a
 * two-hundredth of that, or than a usual text takes if that is more: a burst is worked off, but in a line that never
 * gets shorter whoever joins only waits, and as long as everybody else. After Nichols and Jacobson, "Controlling Queue
 * Delay", ACM Queue 10(5), 2012.
 */
export function patienceWith(line: Pick<WaitingLine, 'expectedMs' | 'recentlyExpectedMs'>, mostMs: number): Patience {
  let usualMs: number | undefined;
  return (ownMs) => {
    usualMs = usualMs === undefined ? ownMs : usualMs + weight * (ownMs - usualMs);
    const standingMs = Math.min(mostMs, Math.max(usualMs, standingShare * mostMs));
    const isStanding = line.recentlyExpectedMs() > standingMs / 2;
    return line.expectedMs() < (isStanding ? standingMs : mostMs);
  };
}
