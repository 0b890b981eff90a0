/** Files that are more than the machine can do. */
import { codeOf } from '../../errors/code-of.js';
import { BadFileError } from './document.js';

/**
 * Does the work on one file. Where V8 refuses it for its size or its depth (a string, an array or the stack too long),
 * throws a `BadFileError`: other files can still be done.
 */
export async function refusingTooLarge<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isFromNode = codeOf(cause) !== undefined; // which checks arguments
    if (cause instanceof RangeError && !isFromNode)
      throw new BadFileError('it is too large or too deeply nested to be read', { cause });
    throw cause;
  }
}
