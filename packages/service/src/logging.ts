/** Logs: JSON lines for machines, readable lines on a terminal. No line ever carries text, values, keys or tokens. */
import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * Bytes that are written at once, and milliseconds that a line waits for others at most: a write for each line took a
 * third of the time of a deanonymize (`bench/service/throughput.mjs`).
 */
const inBatches = { minLength: 4096, periodicFlush: 50 } as const;

/** Bytes of lines that wait for a disk that is full; what comes after them is lost, and the service goes on. */
const maxWaiting = 1024 * 1024;

/** A logger, and its end. */
export interface Log {
  readonly logger: Logger;
  /**
   * Resolves when all lines are written, or given up: what can't be written now is lost. Without it the process would
   * try for ever to write them while it ends.
   */
  end(): Promise<void>;
}

/** A log on standard output. What can't be written is tried again with the lines that follow. */
export async function openLog(level: string): Promise<Log> {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const writtenAtOnce = (logger: Logger): Log => ({ logger, end: () => Promise.resolve() });
  if (level === 'silent') return writtenAtOnce(pino(options, { write: () => undefined }));
  if (process.stdout.isTTY) {
    const { default: pinoPretty } = await import('pino-pretty');
    return writtenAtOnce(pino(options, pinoPretty({ sync: true, translateTime: 'SYS:HH:MM:ss', colorize: true })));
  }
  let isEnding = false;
  let isReaderGone = false; // no event comes any more, not of an end either
  const retryEAGAIN = (): boolean => !isEnding; // a reader that has stalled keeps nothing from ending
  const output = pino.destination({ dest: 1, sync: false, maxLength: maxWaiting, retryEAGAIN, ...inBatches });
  output.on('error', ({ code }: NodeJS.ErrnoException) => (isReaderGone ||= code === 'EPIPE')); // and nothing ends by it
  const end = (): Promise<void> => {
    isEnding = true;
    return new Promise((resolve) => {
      const giveUp = (): void => {
        output.destroy();
        resolve();
      };
      if (isReaderGone) giveUp();
      else output.once('close', resolve).once('error', giveUp).end();
    });
  };
  const write = (line: string): void => {
    if (!isEnding) output.write(line);
  };
  return { logger: pino(options, { write }), end };
}
