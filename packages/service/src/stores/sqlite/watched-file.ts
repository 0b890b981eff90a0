/** Connections go on with a file that was deleted or replaced; what they write is lost when the process ends. */
import { statSync } from 'node:fs';
import { StoreError } from '../store-error.js';

/** Remembers which file stands at a path. What it returns throws `StoreError` (`moved`) once another does, or none. */
export function watchFile(file: string): () => void {
  const { ino } = statSync(file);
  return () => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== ino) throw new StoreError('moved', file);
  };
}
