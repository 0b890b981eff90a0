/** Words as stage 2 decodes them: one class each. */
import type { Stretch } from './model-text.js';

/** Scripts that write no space between words: there each character is a word of its own. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const letter = String.raw`(?:(?!${unspaced})[\p{L}\p{N}\p{M}_])`;

/** Letters and digits with `-`, `&` and `'` inside. "John's" is "John" and "s": the name ends before the apostrophe. */
const word = new RegExp(
  String.raw`${letter}+(?:[-&]${letter}+|['’](?!s(?!${letter}))${letter}+)*|${unspaced}\p{M}*`,
  'gu',
);

/** The words of `text`, in order. No word touches any of `bounds` (in order, disjoint): they end before and begin after. */
export function findWords(text: string, bounds: readonly Stretch[]): Stretch[] {
  const words: Stretch[] = [];
  let from = 0;
  for (const { start, end } of [...bounds, { start: text.length, end: text.length }]) {
    for (const match of text.slice(from, start).matchAll(word)) {
      words.push({ start: from + match.index, end: from + match.index + match[0].length });
    }
    from = end;
  }
  return words;
}
