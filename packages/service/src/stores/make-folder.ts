import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../errors/code-of.js';

/**
 * Makes a folder and those above it, as far as they are not there. Node's own `recursive` never returns where a folder
 * that is there takes no new ones and calls them not found, as `/proc` does (seen in Node 20.20).
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, mode); // the root of a drive that is not there has none
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // another process was faster
  }
}
