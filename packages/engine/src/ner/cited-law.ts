/** Laws behind the sign of a section, which the model takes for organizations. */
import { wordsIn } from '../word-list.js';

/** Words between the sign of a section and the law, in lower case. */
const citationWords: ReadonlySet<string> = new Set(
  wordsIn('abs absatz alt art bis buchst buchstabe der des f ff halbs hs i iv lit m nr nrn nummer s satz und v'),
);

/** Whether a law is cited at `start`: `§ 80 Abs. 4 Satz 1 VwGO`, `§§ 52, 55 StPO`. */
export function isCitedLaw(text: string, start: number): boolean {
  const [, between] = /§([^§\n]*)$/u.exec(text.slice(Math.max(0, start - 60), start)) ?? [];
  if (between === undefined || !/\d/u.test(between)) return false;
  return [...between.matchAll(/\p{L}+/gu)].every(
    ([word]) => word.length === 1 || citationWords.has(word.toLowerCase()),
  );
}
