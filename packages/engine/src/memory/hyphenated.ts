/**
 * What stands beside a known name with a hyphen between: in `Muster-Akte` it is the same person, in `Muster-Beispiel`
 * and `Anna-Lena` somebody else.
 */
import { commonWords } from '../common-words.js';
import { wordsIn } from '../word-list.js';

/** Longest part of a compound that is looked at, in UTF-16 code units. */
const longest = 40;

/** What stands before a name without being one: `Ex-Muster`. */
const prefixes = new Set(wordsIn(`anti ex nicht noch pro vize non pre post`));

/** Whether the part before `start`, if a hyphen ties it to what stands there, may belong to a name. */
export function hasNameBefore(text: string, start: number): boolean {
  if (text[start - 1] !== '-') return false;
  const [, word] = /([\p{L}\p{M}]+)-$/u.exec(text.slice(Math.max(0, start - longest), start)) ?? [];
  return word !== undefined && !prefixes.has(word.toLowerCase());
}

/** Whether the part behind `end`, if a hyphen ties it to what stands there, may belong to a name. */
export function hasNameBehind(text: string, end: number): boolean {
  if (text[end] !== '-') return false;
  const [, word] = /^-(\p{L}[\p{L}\p{M}]*)/u.exec(text.slice(end, end + longest)) ?? [];
  return word !== undefined && !isPlain(word);
}

/** Whether a part is an everyday word of four letters or more, as it is written within a sentence or as a noun. */
const isPlain = (word: string): boolean => word.length > 3 && commonWords.has(word.toLowerCase());
