/** Logs: JSON lines for machines, readable lines on a terminal. No line ever carries text, values, keys or tokens. */
import { type Logger, pino } from 'pino';
import pinoPretty from 'pino-pretty';

export type { Logger } from 'pino';

/** Lines wait for each other, some milliseconds at most: a write for each took a third of a deanonymize (`bench/service/throughput.mjs`). */
const inBatches = { minLength: 4096, periodicFlush: 50 } as const;

/** A logger that writes to standard output. */
export function createLogger(level: string, output: { readonly isTTY?: boolean } = process.stdout): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!output.isTTY) return pino(options, pino.destination({ dest: 1, sync: false, ...inBatches }));
  return pino(options, pinoPretty({ sync: true, translateTime: 'SYS:HH:MM:ss', colorize: true }));
}
