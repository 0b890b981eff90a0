/**
 * Given names that are nothing else: no everyday word, no place, and in no document that was marked anything but a person.
 * The model misses one in twenty-five of them where nothing else says that it is a name: `Sieglinde kommt später`.
 */
import { pattern } from '../recognizers/text/pattern.js';
import { wordsOfFile } from '../word-list.js';
import type { NameSpan } from './name-span.js';

/** `scripts/write-given-names.mjs` makes the file. */
const givenNames = wordsOfFile(new URL('../../data/given-names.txt', import.meta.url));

/** A word with a capital, alone or of two parts, and no part of an address, a compound or `St. Veit`. */
const capitalWord = pattern('gu')`
  (?<![\p{L}\p{M}\p{N}_.@/&'’-]|
  (?<!\p{L})(?:St\.|Sankt|San|Santa|Saint|Mount|Lake|Fort|Port|Schloss|Haus|Villa|Hotel)[ ])
  (?:\p{Lu}[\p{L}\p{M}]{3,}|\p{Lu}[\p{L}\p{M}]*-\p{L}[\p{L}\p{M}]+)
  (?![\p{L}\p{M}\p{N}_@/&-]|\.\p{L})
`;

const withOneCapital = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** As it is written, in capitals, or of two names: `Sieglinde`, `SIEGLINDE`, `Sieglinde-Erna`. */
const isGivenName = (word: string): boolean =>
  givenNames.has(word) ||
  (/^\P{Ll}+$/u.test(word) && givenNames.has(withOneCapital(word))) ||
  (word.includes('-') && word.split('-').every((part) => givenNames.has(withOneCapital(part))));

/** `names`, sorted and disjoint, and the given names that none of them touches; one before a person's name joins it. */
export function withGivenNames(text: string, names: readonly NameSpan[]): NameSpan[] {
  const all = [...names];
  for (const { 0: word, index: start } of text.matchAll(capitalWord)) {
    if (!isGivenName(word)) continue;
    const end = start + word.length;
    if (all.some((name) => name.start < end && start < name.end)) continue;
    const next = all.findIndex((name) => name.type === 'PERSON' && text.slice(end, name.start) === ' ');
    const joined = all[next];
    if (joined) all[next] = { ...joined, start };
    else all.push({ start, end, type: 'PERSON', probability: 1 });
  }
  return all.sort((a, b) => a.start - b.start);
}
