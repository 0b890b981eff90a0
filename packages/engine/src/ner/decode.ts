/** From the model's output for each piece to names: one class for each word, then words joined to names. */
import type { Stretch } from '@palimpsest/protocol';
import { type Label, type NameType, nameTypes } from './labels.js';
import type { ModelText } from './model-text.js';
import { isCitedLaw } from './cited-law.js';
import { isNoName } from './no-names.js';
import type { Pieces } from './pieces.js';
import { withEdges } from './name-edges.js';
import { withoutEnds } from './name-ends.js';
import { isLoose, isTooUnsure } from './sureness.js';
import { isTitle } from './titles.js';
import { everyWord, isBody } from './word-kinds.js';
import { findWords } from './words.js';

/** A name and how sure the model is of it (mean over its words, 0..1). Offsets are UTF-16 code units, `end` exclusive. */
export interface NameSpan extends Stretch {
  readonly type: NameType;
  readonly probability: number;
}

/**
 * For each type how probable it must be for the surest word of a name, even where "no name" is more probable. One type is
 * enough, whatever the most probable one is: what may be a person is not left open because a firm is likelier.
 */
export type Thresholds = Readonly<Record<NameType, number>>;

/** The share of its threshold at which a word goes along with a surer one: beside a name another one is likely. */
const shareBesideName = 0.2;

/** All that decoding needs to know of one text. */
export interface ModelOutput extends ModelText {
  readonly pieces: Pieces;
  /** Log-probabilities, row after row: one row a piece, one column a label. */
  readonly logProbabilities: Float32Array;
  readonly labels: readonly Label[];
}

/** A word that belongs to a name. */
interface NameWord extends Stretch {
  readonly type: number;
  readonly probability: number;
  /** How probable a type is, as a multiple of its threshold; of the type where that is most. */
  readonly sureness: number;
  /** Whether it is probable enough for a person, whatever it is most probably. */
  readonly mayBePerson: boolean;
  readonly begins: boolean;
}

/**
 * Decodes the model's output. Offsets of the result are those of the text that the model text was made from. No span
 * touches a placeholder; titles and forms of address before persons, punctuation at the ends, everyday words of little
 * probability, and what is no name by its words or the words around it (IBAN, § 55 StPO) are left out.
 */
export function decodeNames(output: ModelOutput, thresholds: Thresholds): NameSpan[] {
  const { aligned } = output;
  const isJoined = joinTest(output, thresholds);
  const names: NameWord[][] = [];
  let name: NameWord[] = [];
  for (const word of classifyWords(output, thresholds)) {
    const last = name.at(-1);
    if (last && isJoined(last, word)) name.push(word);
    else names.push((name = [word]));
  }
  const found = names.flatMap((words, index) => namesIn(aligned.text, words, [names[index - 1], names[index + 1]]));
  return withEdges(aligned.text, found, output.placeholders).map((span) => ({
    ...span,
    start: aligned.starts[span.start] ?? 0,
    end: aligned.ends[span.end - 1] ?? 0,
  }));
}

/** The name that `words` are, or that is left of them, with what stands before and behind; none where they are no name. */
function namesIn(
  text: string,
  words: readonly NameWord[],
  [before, behind]: readonly (readonly NameWord[] | undefined)[],
): NameSpan[] {
  const type = nameTypes[words[0]?.type ?? -1];
  if (!type || !words.some(({ sureness }) => sureness >= 1) || isNoName(text, words, type)) return [];
  if (isTooUnsure(text, words, type)) return [];
  const isOther = (part: readonly NameWord[]): boolean =>
    isNoName(text, part, type) || isTooUnsure(text, part, type) || (type !== 'PERSON' && everyWord(text, part, isBody));
  const goesOn = areSideBySide(text, words, behind);
  const name = withoutEnds(text, goesOn ? words : withoutLoose(text, words), type, { isOther, goesOn });
  const [first] = name;
  if (!first || (name.length < words.length && isNoName(text, name, type))) return [];
  if (type === 'PERSON') return toSpan(name);
  if (isCitedLaw(text, first.start)) return [];
  const isBeside = [before, behind].some((other) => areSideBySide(text, name, other));
  return isBeside || name.some(({ mayBePerson }) => mayBePerson) || !everyWord(text, name, isBody) ? toSpan(name) : [];
}

/** `words` without what hangs on at the end: `Naomh Éanna hull`, `ebay inserat`. */
function withoutLoose(text: string, words: readonly NameWord[]): readonly NameWord[] {
  const last = words.findLastIndex((word) => !isLoose(text, word));
  return last === -1 ? words : words.slice(0, last + 1);
}

/** Whether two names stand side by side, in either order: `Polizeirevier` and `Leipzig`. */
function areSideBySide(text: string, words: readonly NameWord[], others: readonly NameWord[] = []): boolean {
  const [first, last, otherFirst, otherLast] = [words[0], words.at(-1), others[0], others.at(-1)];
  if (!first || !last || !otherFirst || !otherLast) return false;
  const between =
    first.start < otherFirst.start ? text.slice(last.end, otherFirst.start) : text.slice(otherLast.end, first.start);
  return /^\.? $/u.test(between);
}

/** The name that `words` make, with offsets in the model's text. */
function toSpan(words: readonly NameWord[]): NameSpan[] {
  const [first, last] = [words[0], words.at(-1)];
  const type = nameTypes[first?.type ?? -1];
  if (!first || !last || !type) return [];
  const probability = words.reduce((sum, word) => sum + word.probability, 0) / words.length;
  return [{ start: first.start, end: last.end, type, probability }];
}

/** The words that belong to names, if a surer one stands beside them, in order. */
function* classifyWords(output: ModelOutput, thresholds: Thresholds): Generator<NameWord> {
  const { aligned, placeholders, pieces, logProbabilities, labels } = output;
  let from = 0;
  for (const word of findWords(aligned.text, placeholders)) {
    while (from < pieces.ids.length && (pieces.ends[from] ?? 0) <= word.start) from++;
    let to = from;
    while (to < pieces.ids.length && (pieces.starts[to] ?? 0) < word.end) to++;
    if (to === from) continue;
    const { type, probability, probabilities } = mostProbableType(logProbabilities, labels, from, to);
    const sureness = Math.max(...nameTypes.map((name, type) => (probabilities[type] ?? 0) / thresholds[name]));
    if (sureness < shareBesideName) continue;
    const mayBePerson = (probabilities[nameTypes.indexOf('PERSON')] ?? 0) >= thresholds.PERSON;
    yield { ...word, type, probability, sureness, mayBePerson, begins: beginsAt(logProbabilities, labels, from, type) };
  }
}

/** The most probable name type of pieces `from` to `to`, how probable it is, and how probable each is ("no name" last). */
function mostProbableType(logs: Float32Array, labels: readonly Label[], from: number, to: number) {
  const meanLogs = new Float64Array(nameTypes.length + 1); // the last place is for "no name"
  for (let piece = from; piece < to; piece++) {
    const sums = new Float64Array(meanLogs.length);
    labels.forEach(({ type = nameTypes.length }, column) => {
      sums[type] = (sums[type] ?? 0) + Math.exp(logs[piece * labels.length + column] ?? -Infinity);
    });
    sums.forEach((sum, type) => {
      meanLogs[type] = (meanLogs[type] ?? 0) + Math.log(sum + 1e-9) / (to - from); // 1e-9 keeps log(0) out
    });
  }
  const odds = meanLogs.map(Math.exp);
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  const probabilities = odds.map((odd) => odd / total);
  const best = nameTypes.reduce((best, _, type) => ((odds[type] ?? 0) > (odds[best] ?? 0) ? type : best), 0);
  return { type: best, probability: probabilities[best] ?? 0, probabilities };
}

/** Whether a name of `type` rather begins at `piece` than goes on. */
function beginsAt(logs: Float32Array, labels: readonly Label[], piece: number, type: number): boolean {
  let balance = 0;
  labels.forEach((label, column) => {
    if (label.type !== type) return;
    balance += Math.exp(logs[piece * labels.length + column] ?? -Infinity) * (label.begins ? 1 : -1);
  });
  return balance > 0;
}

const thresholdOf = (type: number, thresholds: Thresholds): number => thresholds[nameTypes[type] ?? 'PERSON'];

/**
 * Makes the test whether two words that follow each other belong to one name: the second doesn't begin one, and all
 * that stands between them is space or punctuation that the model counts in. No name goes over a blank line, or over
 * a placeholder, and no person's over a slash, which stands between two
 * persons, or to a title or greeting on the next line.
 */
function joinTest(output: ModelOutput, thresholds: Thresholds): (last: NameWord, next: NameWord) => boolean {
  const { aligned, placeholders, pieces, logProbabilities, labels } = output;
  let piece = 0;
  return (last, next) => {
    if (last.type !== next.type || next.begins) return false;
    const between = aligned.text.slice(last.end, next.start);
    if (/\n\s*\n/.test(between) || (nameTypes[last.type] === 'PERSON' && between.includes('/'))) return false;
    if (
      nameTypes[last.type] === 'PERSON' &&
      between.includes('\n') &&
      isTitle(aligned.text.slice(next.start, next.end))
    )
      return false;
    if (placeholders.some(({ start }) => start >= last.end && start < next.start)) return false;
    while (piece < pieces.ids.length && (pieces.starts[piece] ?? 0) < last.end) piece++;
    for (; piece < pieces.ids.length && (pieces.ends[piece] ?? 0) <= next.start; piece++) {
      const { type, probability } = mostProbableType(logProbabilities, labels, piece, piece + 1);
      if (type !== last.type || probability < shareBesideName * thresholdOf(type, thresholds)) return false;
    }
    return true;
  };
}
