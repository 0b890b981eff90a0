/** Whether some letters are the initials of a name, or a sign made of its letters. */
import { commonWords } from '../common-words.js';
import { wordsIn } from '../word-list.js';
import { isPart } from './name-parts.js';

/** Departments, states and hours, which stand beside names as well. */
const notInitials: ReadonlySet<string> = new Set(wordsIn('AM EU HR IT OP PM QA QM UK US USA'));

/** Whether `initials` are those of `name`, which may be written surname first. Particles may be left out: `von`, `Le`. */
export function areInitials(initials: string, name: string): boolean {
  if (notInitials.has(initials)) return false;
  const parts = name.split(',').map((words) => words.split(/[\s-]+/u));
  return [isPart, isPartOrCapital].some((counts) => {
    const letters = parts.map((words) => firstLetters(words.filter(counts)));
    return [letters, letters.toReversed()].some((inOrder) => isShortFor(inOrder.flat(), capitalsIn(initials)));
  });
}

/**
 * Whether `sign` is no everyday word and begins as a word of `name` does, in whose order the rest of its letters stand:
 * `ank` of Anna Koch.
 */
export function isSignOf(sign: string, name: string): boolean {
  if (notInitials.has(sign.toUpperCase()) || commonWords.has(sign.toLowerCase())) return false;
  const words = name.split(/[\s,-]+/u).filter(isPart);
  const rotations = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)]);
  const lettersOf = (written: string): string[] => capitalsIn(written.toUpperCase());
  return rotations.some((rotation) => isShortFor(lettersOf(rotation.join('')), lettersOf(sign)));
}

const isPartOrCapital = (word: string): boolean => isPart(word) || /^\p{Lu}/u.test(word);

/** The capitals of a text without the marks on them. */
const capitalsIn = (text: string): string[] => text.normalize('NFD').match(/\p{Lu}/gu) ?? [];

const firstLetters = (words: readonly string[]): string[] =>
  capitalsIn(words.map((word) => word.charAt(0).toUpperCase()).join(''));

/** Whether `short` begins as `letters` do and takes others of them in their order: `AK` and `AMK` of A, M, K. */
function isShortFor([first, ...others]: readonly string[], [initial, ...more]: readonly string[]): boolean {
  let from = 0;
  for (const letter of more) {
    const at = others.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return initial === first;
}
