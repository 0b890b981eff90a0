/** One line in front of the workers, which estimates how long who comes now would wait. */

/** Something to do, of `size` units of which each takes about as long as any other of the same kind. */
export interface Work<Result> {
  readonly kind: string;
  readonly size: number;
  readonly run: () => Promise<Result>;
}

/** Lets work begin in the order in which it came. */
export interface WaitingLine {
  /** Runs `work` as soon as a place is free and all that came before has begun. */
  pass<Result>(work: Work<Result>): Promise<Result>;
  /** Milliseconds that work keeps one place busy, by how long such work took lately; 0 where nothing is known yet. */
  msOf(work: Pick<Work<unknown>, 'kind' | 'size'>): number;
  /** Milliseconds that what waits will keep all places busy. */
  expectedMs(): number;
  /** The same on the average of the last moments: a burst hardly raises it, a standing queue does. */
  recentlyExpectedMs(): number;
}

/** Time constant of the average over the last moments. */
const momentMs = 300;

/**
 * So many runs tell how long the next takes: odd ones, as a worker's first, which compiles, do not move their median.
 */
const runsRemembered = 15;

/** With fewer, nothing is estimated. */
const runsNeeded = 3;

/** Makes a line in front of `places`. `nowMs` is a clock that never goes back. */
export function waitingLine(places: number, nowMs: () => number): WaitingLine {
  const waiting: { readonly kind: string; readonly size: number; readonly begin: () => void }[] = [];
  const runs = new Map<string, number[]>(); // ms a unit, by kind
  const msPerUnit = new Map<string, number>();
  let free = places;
  let recentMs = 0;
  let averagedMs = nowMs();
  const msOf: WaitingLine['msOf'] = ({ kind, size }) => size * (msPerUnit.get(kind) ?? 0);
  const expectedMs = (): number => waiting.reduce((sum, work) => sum + msOf(work), 0) / places;
  /** Takes the line as it is into the average; to be called before it changes. */
  const average = (): void => {
    const now = nowMs();
    recentMs += (1 - Math.exp((averagedMs - now) / momentMs)) * (expectedMs() - recentMs);
    averagedMs = now;
  };
  const leave = (): void => {
    average();
    const next = waiting.shift();
    if (next === undefined) free++;
    else next.begin(); // takes over the place
  };
  const learn = (kind: string, ms: number): void => {
    const latest = [...(runs.get(kind) ?? []), ms].slice(-runsRemembered);
    runs.set(kind, latest);
    if (latest.length >= runsNeeded) msPerUnit.set(kind, median(latest));
  };
  return {
    async pass({ kind, size, run }) {
      if (free > 0) free--;
      else {
        average();
        await new Promise<void>((begin) => waiting.push({ kind, size, begin }));
      }
      const startMs = nowMs();
      try {
        const result = await run();
        learn(kind, (nowMs() - startMs) / size); // a failed run says nothing about the next
        return result;
      } finally {
        leave();
      }
    },
    msOf,
    expectedMs,
    recentlyExpectedMs() {
      average();
      return recentMs;
    },
  };
}

/** The lower one of two in the middle. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN;
}
