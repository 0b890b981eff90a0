/** How clues write words and counts, so that those that say the same are the same. */

/** Words, with what joins them and the mark behind a label; every other mark is a word by itself. */
const word = /[\p{L}\p{N}]+(?:[-.'’/][\p{L}\p{N}]+)*[.:#]?|[^\s\p{L}\p{N}]/gu;

/**
 * Ends of words tell heads and labels: `-nummer`, `-nr`, `-id`; their beginnings whose they are: `Kunden-`, `member`.
 */
const lengthsOfEndings = [2, 3, 4, 5];
const lengthsOfBeginnings = [4, 6];

/** The words of a text, as `word` takes them, in order. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** In lower case, with every digit a 9. */
export const folded = (written: string): string => written.toLowerCase().replace(/\p{Nd}/gu, '9');

/** Its ends, shorter than the whole. */
export const endingsOf = (written: string): string[] =>
  lengthsOfEndings.filter((length) => length < written.length).map((length) => written.slice(-length));
/** Its beginnings, shorter than the whole. */
export const beginningsOf = (written: string): string[] =>
  lengthsOfBeginnings.filter((length) => length < written.length).map((length) => written.slice(0, length));

/**
 * How a token is written.
 * @example shapeOf('KD-20417b') // 'AA-99999a'
 */
export const shapeOf = (token: string): string =>
  token.replace(/\p{Lu}/gu, 'A').replace(/\p{Ll}/gu, 'a').replace(/\p{Nd}/gu, '9'); // prettier-ignore

/** What a word looks like; a mark stands for itself. */
export function kindOf(written: string | undefined): string {
  if (written === undefined) return 'none';
  if (/\p{Nd}/u.test(written)) return '9';
  if (/^\p{Lu}{2,}\P{L}*$/u.test(written)) return 'AA';
  if (/^\p{Lu}/u.test(written)) return 'Aa';
  return /^\p{L}/u.test(written) ? 'a' : written;
}

/** The length of a count in binary digits: of 1 it is 1, of 100 it is 7. */
export const magnitudeOf = (count: number): number => count.toString(2).length;

/** How many times each is there. */
export function timesOf(all: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}
