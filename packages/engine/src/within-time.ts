import { setMaxListeners } from 'node:events';

/**
 * Runs `work` with a signal that aborts as `signal` does, or with a `TimeoutError` after `timeoutMs`.
 *
 * `AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])` would say the same, but Node 20 collects the inner signal
 * as garbage while somebody waits for it, and the time never ends (https://github.com/nodejs/node/issues/57736).
 */
export async function withinTime<Result>(
  timeoutMs: number,
  signal: AbortSignal,
  work: (inTime: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal); // all windows of a text wait for it, and Node takes more than ten for a leak
  const abort = () => {
    controller.abort(signal.reason);
  };
  const timer = setTimeout(() => {
    controller.abort(new DOMException('the time is up', 'TimeoutError'));
  }, timeoutMs);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
