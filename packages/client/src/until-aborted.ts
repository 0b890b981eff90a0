/** Ends the reading of a source when a signal aborts. */

/**
 * The items of a source until the signal aborts, also while the source is silent: then it throws the signal's reason,
 * and tells the source to end, which a generator does with its next item only.
 */
export async function* untilAborted<Item>(
  source: AsyncIterable<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item, void, undefined> {
  if (signal === undefined) {
    yield* source;
    return;
  }
  const iterator = source[Symbol.asyncIterator]();
  let isOver = false;
  try {
    for (;;) {
      const result = await orAborted(() => iterator.next(), signal);
      isOver = result.done === true;
      if (result.done) return;
      yield result.value;
    }
  } catch (error) {
    isOver = !signal.aborted; // it failed by itself
    throw error;
  } finally {
    const ended = isOver ? undefined : iterator.return?.();
    if (signal.aborted) ended?.catch(() => undefined);
    else await ended;
  }
}

/** What `start` resolves with, unless the signal aborts before. */
function orAborted<Value>(start: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(signal.reason as Error); // what the caller aborted with, handed back as it is
    };
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    const settled = start().finally(() => {
      signal.removeEventListener('abort', stop);
    });
    settled.then(resolve, reject);
  });
}
