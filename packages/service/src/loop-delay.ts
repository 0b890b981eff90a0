/** How far the main thread is behind: what waits there waits before any queue can count it. */

/** Reads the delay until it is stopped. */
export interface LoopDelay {
  /** Milliseconds that the thread was late for its timers twice in a row; one pause alone is no overload. */
  currentMs(): number;
  stop(): void;
}

/** A small part of the delays that matter, which are hundreds of milliseconds. */
const beatEveryMs = 20;

/** Starts to watch the thread that calls it. `nowMs` is a clock that never goes back. */
export function watchLoopDelay(nowMs: () => number = () => performance.now()): LoopDelay {
  let lastBeatMs = nowMs();
  let lastDelayMs = 0;
  const delayMs = (): number => Math.max(0, nowMs() - lastBeatMs - beatEveryMs);
  const timer = setInterval(() => {
    lastDelayMs = delayMs();
    lastBeatMs = nowMs();
  }, beatEveryMs);
  timer.unref();
  return {
    currentMs: () => Math.min(lastDelayMs, delayMs()),
    stop: () => {
      clearInterval(timer);
    },
  };
}
