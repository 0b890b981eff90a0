/** How a stop that the user asks for reaches the calls of a command. */
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
