/** Everyday words of German and English: as a name, or as part of one, they are no safe sign of a person. */
import { wordsOfFile } from './word-list.js';

/** `scripts/common-words.py` makes the file. */
const file = new URL('../data/common-words.txt', import.meta.url);

/** The everyday words, in lower case. */
export const commonWords: ReadonlySet<string> = wordsOfFile(file);
