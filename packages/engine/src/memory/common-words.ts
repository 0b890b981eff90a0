import { readFileSync } from 'node:fs';

const file = new URL('../../data/common-words.txt', import.meta.url);

/** Everyday words of German and English in lower case: as part of a name they are no safe sign of the person. */
export const commonWords: ReadonlySet<string> = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);
