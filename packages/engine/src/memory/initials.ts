/** Whether some letters are the initials of a name, or a shorthand made of its letters. */
import { commonWords } from '../common-words.js';
import { wordsIn } from '../word-list.js';
import { isPart } from './name-parts.js';

/** Departments, states and hours, which stand beside names as well. */
const notInitials: ReadonlySet<string> = new Set(wordsIn('AM EU HR IT OP PM QA QM UK US USA'));

/** The letters of a name, read once for many questions. */
export interface NameLetters {
  /** The first letters of its words in the orders in which they may stand, with particles and without. */
  readonly initials: readonly (readonly string[])[];
  /** All letters of its words, from each word on. */
  readonly rotations: readonly (readonly string[])[];
}

/** Reads the letters of a name, whose parts may be parted by a comma. */
export function lettersOfName(name: string): NameLetters {
  const parts = name.split(',').map((words) => words.split(/[\s-]+/u));
  const initials = [isPart, isPartOrCapital].flatMap((counts) => {
    const letters = parts.map((words) => firstLetters(words.filter(counts)));
    return [letters.flat(), letters.toReversed().flat()];
  });
  const words = parts.flat().filter(isPart);
  const rotations = words.map((_, at) => lettersIn([...words.slice(at), ...words.slice(0, at)].join('')));
  return { initials, rotations };
}

/**
 * Whether `written` are the initials of a name, which may be written surname first. Particles may be left out: `von`,
 * `Le`.
 */
export function areInitialsOf({ initials }: NameLetters, written: string): boolean {
  if (notInitials.has(written)) return false;
  const capitals = capitalsIn(written);
  return initials.some((letters) => isShortFor(letters, capitals));
}

/**
 * Whether `written` is no everyday word and begins as a word of a name does, in whose order the rest of its letters
 * stand: `ank` of Anna Koch.
 */
export function isShorthandOf({ rotations }: NameLetters, written: string): boolean {
  if (notInitials.has(written.toUpperCase()) || commonWords.has(written.toLowerCase())) return false;
  const capitals = lettersIn(written);
  return rotations.some((letters) => isShortFor(letters, capitals));
}

const isPartOrCapital = (word: string): boolean => isPart(word) || /^\p{Lu}/u.test(word);

/** The capitals of a text without the marks on them. */
const capitalsIn = (text: string): string[] => text.normalize('NFD').match(/\p{Lu}/gu) ?? [];
const lettersIn = (text: string): string[] => capitalsIn(text.toUpperCase());

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
