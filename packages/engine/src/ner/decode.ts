/** From the model's output to names: of the words that may make one, those that do. */
import { originalStretch } from '../aligned-text.js';
import { isCitedLaw } from './cited-law.js';
import { withoutKin } from './kinship.js';
import { withListedSurnames } from './listed-surnames.js';
import { withGivenNames } from './missed-given-names.js';
import type { NameType } from './labels.js';
import { withEdges } from './name-edges.js';
import { withoutEnds } from './name-ends.js';
import type { NameSpan } from './name-span.js';
import { findNameWords, type ModelOutput, type NameWord, type Thresholds } from './name-words.js';
import { isNoName } from './no-names.js';
import { isLoose, isTooUnsure } from './sureness.js';
import { everyWord, namesNothingAlone } from './word-kinds.js';

/**
 * Decodes the model's output. Offsets of the result are those of the text that the model text was made from. No span
 * touches a placeholder; titles and forms of address before persons, punctuation at the ends, everyday words of little
 * probability, and what is no name by its words or the words around it (IBAN, § 55 StPO) are left out. Given names that
 * are nothing else need no word of the model.
 */
export function decodeNames(output: ModelOutput, thresholds: Thresholds): NameSpan[] {
  const { aligned, placeholders } = output;
  const names = findNameWords(output, thresholds).flatMap((words) => withoutKin(aligned.text, words));
  const found = names.flatMap(
    (words, index) => nameIn(aligned.text, words, [names[index - 1], names[index + 1]]) ?? [],
  );
  const named = withGivenNames(aligned.text, withEdges(aligned.text, found, placeholders));
  const whole = withListedSurnames(aligned.text, named);
  return whole.map((span) => ({ ...span, ...originalStretch(aligned, span) }));
}

/**
 * The name that `words` are, or that is left of them, with what stands before and behind; none where they are no name.
 */
function nameIn(
  text: string,
  words: readonly NameWord[],
  [before, behind]: readonly (readonly NameWord[] | undefined)[],
): NameSpan | undefined {
  const type = words[0]?.type;
  if (!type || !words.some(({ sureness }) => sureness >= 1)) return undefined;
  if (isNoName(text, words, type) || isTooUnsure(text, words, type)) return undefined;
  const isOther = (part: readonly NameWord[]): boolean =>
    isNoName(text, part, type) ||
    isTooUnsure(text, part, type) ||
    (type !== 'PERSON' && everyWord(text, part, namesNothingAlone));
  const goesOn = goesOnWith(text, words, behind);
  const name = withoutEnds(text, goesOn ? words : withoutLoose(text, words), type, { isOther, goesOn });
  const [first] = name;
  if (!first || (name.length < words.length && isNoName(text, name, type))) return undefined;
  if (type === 'PERSON') return spanOf(name, type);
  if (isCitedLaw(text, first.start)) return undefined;
  const isBeside = [before, behind].some((other) => areSideBySide(text, name, other));
  const isOnlyBody =
    everyWord(text, name, namesNothingAlone) && !isBeside && !name.some(({ mayBePerson }) => mayBePerson);
  return isOnlyBody ? undefined : spanOf(name, type);
}

/** `words` without what hangs on at the end: `Naomh Éanna hull`, `ebay inserat`. */
function withoutLoose(text: string, words: readonly NameWord[]): readonly NameWord[] {
  const last = words.findLastIndex((word) => !isLoose(text, word));
  return last === -1 ? words : words.slice(0, last + 1);
}

/** Whether a name that is sure enough goes on behind `words`; `von der` may lead to a surname, not to a firm. */
const goesOnWith = (text: string, words: readonly NameWord[], behind: readonly NameWord[] = []): boolean =>
  areSideBySide(text, words, behind) &&
  behind.some(({ sureness }) => sureness >= 1) &&
  (words[0]?.type !== 'PERSON' || behind[0]?.type !== 'ORGANIZATION');

/** Whether two names stand side by side, in either order: `Polizeirevier` and `Leipzig`. */
function areSideBySide(text: string, words: readonly NameWord[], others: readonly NameWord[] = []): boolean {
  const [first, last, otherFirst, otherLast] = [words[0], words.at(-1), others[0], others.at(-1)];
  if (!first || !last || !otherFirst || !otherLast) return false;
  const between =
    first.start < otherFirst.start ? text.slice(last.end, otherFirst.start) : text.slice(otherLast.end, first.start);
  return /^\.? $/u.test(between);
}

/** The name that `words`, one or more, make, with offsets in the model's text. */
function spanOf(words: readonly NameWord[], type: NameType): NameSpan {
  const probability = words.reduce((sum, word) => sum + word.probability, 0) / words.length;
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, type, probability };
}
