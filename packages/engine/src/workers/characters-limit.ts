/** Bounds how much text waits for the workers. */
import { unlessAborted } from '../unless-aborted.js';
import { DetectorOverloadedError } from './detector-errors.js';

/** A gate that every text passes on its way to the workers. */
export interface CharactersLimit {
  /** Lets `work` over `text` begin, or refuses it. */
  pass<Result>(text: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Characters that are inside, in UTF-16 code units. */
  characters(): number;
}

/**
 * Makes a gate that lets texts of at most `most` UTF-16 code units in at a time, or any one by itself: a text that the
 * contract allows may have more, and would never get in. Rejects with `DetectorOverloadedError` what is more, and with
 * the signal's reason as soon as it aborts; what has begun by then still counts until it ends.
 */
export function charactersLimit(most: number): CharactersLimit {
  let admitted = 0;
  const admit = async <Result>(length: number, work: () => Promise<Result>): Promise<Result> => {
    admitted += length;
    try {
      return await work();
    } finally {
      admitted -= length;
    }
  };
  return {
    async pass(text, signal, work) {
      signal.throwIfAborted();
      if (admitted > 0 && admitted + text.length > most)
        throw new DetectorOverloadedError('too much text is waiting for detection');
      return unlessAborted(admit(text.length, work), signal);
    },
    characters: () => admitted,
  };
}
