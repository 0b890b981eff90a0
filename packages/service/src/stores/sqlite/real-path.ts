import { realpathSync } from 'node:fs';
import { StoreError } from '../store-error.js';

/** The path by which all servers know `file`, whatever links lead there: SQLite puts its own files beside that. */
export function realPathOf(file: string): string {
  try {
    return realpathSync(file);
  } catch (cause) {
    throw new StoreError('cannot_open', file, { cause }); // a link that leads nowhere
  }
}
