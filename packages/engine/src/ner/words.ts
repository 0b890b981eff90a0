/** Words as stage 2 decodes them: one class each. */
import type { Stretch } from '@palimpsest/protocol';

/** Scripts that write no space between words: there each character is a word of its own. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const letter = String.raw`(?:(?!${unspaced})[\p{L}\p{N}\p{M}_])`;

/**
 * Letters and digits with `-`, `&` (not that of `?name=Muster&dob=`) and `'` inside. "John's" is "John": the name ends
 * before the apostrophe.
 */
const word = new RegExp(
  String.raw`${letter}+(?:(?:-|&(?!\w{1,30}=))${letter}+|['’](?!s(?!${letter}))${letter}+)*|${unspaced}\p{M}*`,
  'gu',
);

/**
 * The words of `text`, in order. No word touches any of `bounds` (in order, disjoint): they end before and begin after.
 */
export function findWords(text: string, bounds: readonly Stretch[]): Stretch[] {
  const words: Stretch[] = [];
  let from = 0;
  for (const { start, end } of [...bounds, { start: text.length, end: text.length }]) {
    for (const match of text.slice(from, start).matchAll(word)) {
      const at = from + match.index;
      const isGenitive = match[0] === 's' && /[\p{L}.]['’]$/u.test(text.slice(Math.max(0, at - 3), at));
      if (!isGenitive) words.push({ start: at, end: at + match[0].length });
    }
    from = end;
  }
  return words;
}
