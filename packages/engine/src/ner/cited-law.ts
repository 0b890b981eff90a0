/** Laws, which the model takes for organizations: behind or before a section sign (§), or by their last word. */
import type { FoundName } from './found-name.js';
import { wordsIn } from '../word-list.js';

/** Words between a section sign and the law, in lower case. */
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

/** What an American law goes on with before a section sign. */
const restOfLaw = /^\.?(?: (?:Code|Stat|Ann|Rev|Civ|Crim|Proc|Evid|Gen|Laws)\.?){1,3} §/u;

/**
 * Whether a law or its abbreviation is the name: `Minn. R. Evid. 408`, `Ohio Rev. Code § 5322`, `BGB § 433`, `Sample
 * Societies Act`. A person may be accused right there: `Anna Koch § 242 StGB`.
 */
export const isLaw = ({ name, after, type }: FoundName): boolean =>
  type !== 'LOCATION' &&
  (restOfLaw.test(after) ||
    (/^\.? §/u.test(after) && (type === 'ORGANIZATION' || !/\p{Ll}{3}/u.test(name))) ||
    /^R\. (?:Evid|Civ|Crim|App|Prof)/u.test(name) ||
    (type === 'ORGANIZATION' && / (?:Act|Acts|Regulations|Ordinance|Code)$/u.test(name)));
