/** Finds the words in values that are mostly syntax, before they are masked and after. */
import { findPlaceholders, type Stretch } from '@palimpsest/protocol';

/**
 * Where `words` or a placeholder stands in `value`, in order and disjoint: a masked word is to be found again though it
 * looks like none any more. What overlaps is one stretch, such as the address `[PERSON_1]@example.org`.
 */
export function withPlaceholders(value: string, words: RegExp): Stretch[] {
  const matches = [...value.matchAll(words)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const joined: Stretch[] = [];
  for (const { start, end } of [...matches, ...findPlaceholders(value)].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start < last.end) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else joined.push({ start, end });
  }
  return joined;
}
