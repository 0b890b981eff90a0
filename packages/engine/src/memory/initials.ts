/** Whether some letters are the initials of a name, or a sign made of its letters. */
import { commonWords } from '../common-words.js';
import { wordsIn } from '../word-list.js';
import { isPart } from './name-parts.js';

/** Departments, states and hours, which stand beside names as well. */
const never: ReadonlySet<string> = new Set(wordsIn('AM EU HR IT OP PM QA QM UK US USA'));

const capitalsIn = (words: string): string[] => words.normalize('NFD').match(/\p{Lu}/gu) ?? [];

/** The first letters of words, also of those behind a hyphen. */
const firstOf = (words: readonly string[]): string[] =>
  capitalsIn(words.map((word) => word.charAt(0).toUpperCase()).join(''));

/** The first letters of the words without particles and titles, and with particles, which may be a name: Van, Le. */
const firstLetters = (words: string): string[][] => {
  const all = words.split(/[\s-]+/u);
  return [firstOf(all.filter(isPart)), firstOf(all.filter((word) => isPart(word) || /^\p{Lu}/u.test(word)))];
};

/** Whether `initials` begin with the first of `letters` and take others in their order: `AK` and `AMK` of A, M, K. */
function areFrom([first, ...others]: readonly string[], [initial, ...more]: readonly string[]): boolean {
  let from = 0;
  for (const letter of more) {
    const at = others.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return initial === first;
}

/** Whether `initials` are those of `name`, which may be written surname first. */
export function areInitials(initials: string, name: string): boolean {
  const parts = name.split(',').map(firstLetters);
  const orders = [0, 1].flatMap((way) => {
    const letters = parts.map((ways) => ways[way] ?? []);
    return [letters, [...letters].reverse()];
  });
  return !never.has(initials) && orders.some((inOrder) => areFrom(inOrder.flat(), capitalsIn(initials)));
}

/** Whether `sign` is no everyday word and begins with a word of `name`, in whose order all of its letters stand: `ank`. */
export function isSignOf(sign: string, name: string): boolean {
  const letters = capitalsIn(sign.toUpperCase());
  const words = name.split(/[\s,-]+/u).filter(isPart);
  const froms = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)]);
  const isFrom = froms.some((from) => areFrom(capitalsIn(from.join('').toUpperCase()), letters));
  return isFrom && !never.has(sign.toUpperCase()) && !commonWords.has(sign.toLowerCase());
}
