/** Logs: JSON lines for machines, readable lines on a terminal. No line ever carries text, values, keys or tokens. */
import { type Logger, pino } from 'pino';
import pinoPretty from 'pino-pretty';

export type { Logger } from 'pino';

/** A logger that writes to standard output. */
export function createLogger(level: string, output: { readonly isTTY?: boolean } = process.stdout): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!output.isTTY) return pino(options, pino.destination({ dest: 1, sync: false }));
  return pino(options, pinoPretty({ sync: true, translateTime: 'SYS:HH:MM:ss', colorize: true }));
}
