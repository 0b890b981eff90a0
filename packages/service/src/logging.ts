/** Logs: JSON lines for machines, readable lines on a terminal. No line ever carries text, values, keys or tokens. */
import { type DestinationStream, type Logger, pino } from 'pino';
import pinoPretty from 'pino-pretty';

export type { Logger } from 'pino';

/**
 * Bytes that are written at once, and milliseconds that a line waits for others at most: a write for each line took a
 * third of the time of a deanonymize (`bench/service/throughput.mjs`).
 */
const inBatches = { minLength: 4096, periodicFlush: 50 } as const;

/** Bytes of lines that wait for a disk that is full; what comes after them is lost, and the service goes on. */
const maxWaiting = 1024 * 1024;

/** A logger that writes to standard output. What can't be written is tried again with the lines that follow. */
export function createLogger(level: string, output: { readonly isTTY?: boolean } = process.stdout): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (level === 'silent') return pino(options, { write: () => undefined });
  if (!output.isTTY) return pino(options, standardOutput());
  return pino(options, pinoPretty({ sync: true, translateTime: 'SYS:HH:MM:ss', colorize: true }));
}

/**
 * Whether to write again to a pipe that is full. While the process ends, a reader that has stalled would keep it from
 * doing so for ever.
 */
const retryEAGAIN = (): boolean => process.exitCode === undefined;

/**
 * Standard output, of which a failed write ends nothing. Without the listener a full disk would end the process; while
 * the process ends, lines that can't be written would keep it from doing so.
 */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxWaiting, retryEAGAIN, ...inBatches });
  return destination.on('error', () => {
    if (process.exitCode !== undefined) destination.destroy();
  });
}
