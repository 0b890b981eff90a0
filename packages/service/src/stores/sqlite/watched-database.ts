/** Connections go on with files that were deleted or replaced; what they write is lost when the process ends. */
import { statSync } from 'node:fs';
import { StoreError } from '../store-error.js';
import { realPathOf } from './real-path.js';

/**
 * Remembers which files an open database consists of: itself, and the log and the shared memory that SQLite puts beside
 * it. Without one of these two, what other processes write is not seen here. What it returns throws `StoreError`
 * (`moved`) once another file stands in the place of one of them, or none.
 */
export function watchDatabase(file: string): () => void {
  const real = realPathOf(file);
  const files = [file, `${real}-wal`, `${real}-shm`].map((path) => ({ path, inode: inodeOf(path) }));
  return () => {
    const moved = files.find(({ path, inode }) => inodeOf(path) !== inode);
    if (moved) throw new StoreError('moved', moved.path);
  };
}

const inodeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;
