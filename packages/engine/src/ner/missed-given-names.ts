/**
 * Finds given names that the model misses, one in twenty-five of those that are nothing else, where nothing but
 * themselves says that they are names: `Sieglinde kommt später`.
 */
import { isGivenName } from '../given-names.js';
import { expression } from '../recognizers/text/pattern.js';
import type { NameSpan } from './name-span.js';

/** A word with a capital, alone or of two parts, and no part of an address, a compound or `St. Veit`. */
const capitalWord = expression('gu')`
  (?<![\p{L}\p{M}\p{N}_.@/&'’-]|
  (?<!\p{L})(?:St\.|Sankt|San|Santa|Saint|Mount|Lake|Fort|Port|Schloss|Haus|Villa|Hotel)[ ])
  (?:\p{Lu}[\p{L}\p{M}]{3,}|\p{Lu}[\p{L}\p{M}]*-\p{L}[\p{L}\p{M}]+)
  (?![\p{L}\p{M}\p{N}_@/&-]|\.\p{L})
`;

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
