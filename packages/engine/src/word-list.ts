/** Lists of words: written as text, so that many fit on a line, or in files of their own. */
import { readFileSync } from 'node:fs';

/** The words of a list, which white space parts. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);

/** The words of all groups of a list, each written as text under its name. */
export const wordsOfGroups = (groups: Readonly<Record<string, string>>): string[] =>
  wordsIn(Object.values(groups).join(' '));

/** The words of a file that has one on each line; lines that begin with `#` are comments. */
export const wordsOfFile = (file: URL): ReadonlySet<string> =>
  new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
