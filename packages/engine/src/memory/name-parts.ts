/** The parts of a full name by which a person may be named again: the surname alone, the first name alone. */
import { titles } from '../ner/titles.js';
import { usualFormsOfAddress } from '../recognizers/text/date/person-words.js';
import { oneOf } from '../recognizers/text/pattern.js';
import { wordsIn } from '../word-list.js';
import { commonWords } from '../common-words.js';

/** One part of a name. */
export interface NamePart {
  readonly text: string;
  /** Too short or too common to be a name wherever it stands: "Koch", "Li". */
  readonly isAmbiguous: boolean;
}

/** Words inside of names that name nobody by themselves, in lower case. */
export const particles: ReadonlySet<string> = new Set(
  wordsIn(`
  af al am an auf bin bint binte binti bte da das de degli dei del della den der des di do dos du e el ibn im la las le
  los ten ter und van vom von y zu zum zur`),
);

/**
 * The parts of `name`, none if it is a single word; initials, particles and forms of address are no parts.
 * @example nameParts('Anna M. von Koch') // [{ text: 'Anna', isAmbiguous: false }, { text: 'Koch', isAmbiguous: true }]
 */
export function nameParts(name: string): NamePart[] {
  const words = name.split(/[\s,]+/u).filter((word) => /^\p{L}['‘’`´]?[\p{L}\p{M}]/u.test(word));
  if (words.length === 1 && words[0] === name) return [];
  return words.filter(isPart).map((text) => ({ text, isAmbiguous: isAmbiguous(text) }));
}

/** Whether a word of a name is neither a particle nor a form of address. */
export const isPart = (word: string): boolean =>
  !particles.has(word.toLowerCase()) && !titles.has(word.toLowerCase().replace(/\.$/, ''));

/** Whether `word`, although part of a name, is shorter than three letters or an everyday word. */
export const isAmbiguous = (word: string): boolean =>
  !/(?:\p{L}\p{M}*){3}/u.test(word) || commonWords.has(word.toLowerCase());

const beforeNames = [
  ...usualFormsOfAddress, 'Hrn.', 'Fräulein', 'Familie', 'Fam.', 'Eheleute', 'Kollege', 'Kollegen', 'Kollegin', 'Mx.',
  'Mx', 'Sir', 'Madam', 'Prof.',
]; // prettier-ignore

/** A form of address right before the end of a text, perhaps with academic titles behind it. */
const formOfAddress = new RegExp(
  String.raw`(?<!\p{L})${oneOf(beforeNames)}[ \u00a0]+(?:(?:Dr|Prof)\.[ \u00a0]*)*$`,
  'u',
);

/** Whether `before`, the text up to a place, ends in a form of address, so that a name is to be expected there. */
export const endsInFormOfAddress = (before: string): boolean => formOfAddress.test(before);
