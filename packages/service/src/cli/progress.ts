/** How far a run is, on the terminal of somebody who watches. */
import type { CommandLine } from './command-line.js';

/** A bar that is drawn again and again on one line. */
export interface Progress {
  /** So many bytes more are done. */
  add(bytes: number): void;
  /** Takes the bar away for as long as `print` writes lines of its own. */
  around(print: () => void): void;
  end(): void;
}

/** What a bar shows. */
interface State {
  readonly done: number;
  readonly total: number;
  readonly elapsedMs: number;
}

/** Starts a bar over `total` bytes; without somebody who watches it shows nothing. */
export function startProgress({ isWatched, writeError }: CommandLine, total: number, clock: () => number): Progress {
  const startMs = clock();
  let done = 0;
  const draw = (): void => {
    if (isWatched && total > 0) writeError(`\r\x1b[K${progressLine({ done, total, elapsedMs: clock() - startMs })}`);
  };
  const clear = (): void => {
    if (isWatched && total > 0) writeError('\r\x1b[K');
  };
  draw();
  return {
    add(bytes) {
      done += bytes;
      draw();
    },
    around(print) {
      clear();
      print();
      draw();
    },
    end: clear,
  };
}

const barWidth = 30;

/** @example progressLine({ done: 512, total: 1024, elapsedMs: 1000 }) // '[###############...............]  50 %  0.5 kB/s  1 s left' */
export function progressLine({ done, total, elapsedMs }: State): string {
  const share = Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${String(Math.floor(share * 100)).padStart(3)} %`;
  if (done === 0 || elapsedMs <= 0) return bar;
  const bytesPerSecond = done / (elapsedMs / 1000);
  return `${bar}  ${(bytesPerSecond / 1024).toFixed(1)} kB/s  ${duration((total - done) / bytesPerSecond)} left`;
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
