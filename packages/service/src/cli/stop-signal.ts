/** How a stop that the user asks for reaches the calls of a command. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CommandLine } from './command-line.js';
import { CommandFailure } from './failures.js';

/** Aborts when the process is asked to stop. */
export function stopSignal({ stopRequested }: CommandLine): AbortSignal {
  const controller = new AbortController();
  void stopRequested().then(() => {
    controller.abort(new CommandFailure('stopped; the same command goes on where it stopped'));
  });
  return controller.signal;
}

/**
 * Rejects with the signal's reason if a stop was asked for. Waits for the event loop to come round, since a signal of
 * the system is not seen as long as files are read and written without a pause.
 */
export async function heedStop(signal: AbortSignal): Promise<void> {
  await nextTurn(); // may come in the turn that is under way, of which the signals are over
  await nextTurn();
  signal.throwIfAborted();
}
