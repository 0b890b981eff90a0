/** Everyday words of German and English: as a name, or as part of one, they are no safe sign of a person. */
import { readFileSync } from 'node:fs';

/** In lower case; `scripts/common-words.py` makes the file, one word a line behind comments. */
const file = new URL('../data/common-words.txt', import.meta.url);

/** The everyday words, in lower case. */
export const commonWords: ReadonlySet<string> = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);
