/** Everyday words of German and English: as a name, or as part of one, they are no safe sign of a person. */
import { packageFile } from './package-file.js';
import { wordsOfFile } from './word-list.js';

/** The everyday words, in lower case. `scripts/common-words.py` makes the file. */
export const commonWords: ReadonlySet<string> = wordsOfFile(packageFile('data/common-words.txt'));
