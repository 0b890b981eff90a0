/** Logs: JSON lines for machines, readable lines on a terminal. No line ever carries text, values, keys or tokens. */
import { type DestinationStream, type Logger, pino } from 'pino';
import pinoPretty from 'pino-pretty';

export type { Logger } from 'pino';

/** Lines wait for each other, some milliseconds at most: a write for each took a third of a deanonymize (`bench/service/throughput.mjs`). */
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

/** Without its listener a full disk would end the process; and once that has come to its end, the last lines hold it up. */
function standardOutput(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: false, maxLength: maxWaiting, ...inBatches });
  return destination.on('error', () => {
    if (process.exitCode !== undefined) destination.destroy();
  });
}
