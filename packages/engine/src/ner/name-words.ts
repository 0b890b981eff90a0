/** From the model's output for each piece of a text to words: one type each, and which of them make one name. */
import type { Stretch } from '@palimpsest/protocol';
import { grouped } from '../grouped.js';
import { type Label, type NameType, nameTypes } from './labels.js';
import type { ModelText } from './model-text.js';
import type { Pieces } from './pieces.js';
import { isTitle } from './titles.js';
import { findWords } from './words.js';

/**
 * For each type how probable it must be for the surest word of a name, even where "no name" is more probable. One type
 * is enough, whatever the most probable one is: what may be a person is not left open because a firm is likelier.
 */
export type Thresholds = Readonly<Record<NameType, number>>;

/** All that decoding needs to know of one text. */
export interface ModelOutput extends ModelText {
  readonly pieces: Pieces;
  /** Log-probabilities, row after row: one row a piece, one column a label. */
  readonly logProbabilities: Float32Array;
  readonly labels: readonly Label[];
}

/** A word that belongs to a name. Offsets are those of the model's text. */
export interface NameWord extends Stretch {
  readonly type: NameType;
  /** How probable the type is, 0..1. */
  readonly probability: number;
  /** How probable a type is, as a multiple of its threshold; of the type where that is most. */
  readonly sureness: number;
  /** Whether it is probable enough for a person, whatever it is most probably. */
  readonly mayBePerson: boolean;
  /** Whether a name rather begins here than goes on. */
  readonly begins: boolean;
}

/** The share of its threshold at which a word goes along with a surer one: beside a name another one is likely. */
const shareBesideName = 0.2;

/** The words that belong to names, if a surer one stands beside them, in order: one list for each name. */
export const findNameWords = (output: ModelOutput, thresholds: Thresholds): NameWord[][] =>
  grouped(classifyWords(output, thresholds), joinTest(output, thresholds));

function* classifyWords(output: ModelOutput, thresholds: Thresholds): Generator<NameWord> {
  const { aligned, placeholders, pieces } = output;
  let from = 0;
  for (const word of findWords(aligned.text, placeholders)) {
    while (from < pieces.ids.length && (pieces.ends[from] ?? 0) <= word.start) from++;
    let to = from;
    while (to < pieces.ids.length && (pieces.starts[to] ?? 0) < word.end) to++;
    if (to === from) continue;
    const probabilities = probabilitiesOf(output, from, to);
    const sureness = Math.max(...nameTypes.map((type) => probabilities[type] / thresholds[type]));
    if (sureness < shareBesideName) continue;
    const type = mostProbable(probabilities);
    yield {
      ...word,
      type,
      probability: probabilities[type],
      sureness,
      mayBePerson: probabilities.PERSON >= thresholds.PERSON,
      begins: beginsAt(output, from, type),
    };
  }
}

/** How probable each type is for pieces `from` to `to` (exclusive) together; what is left to 1 is that of no name. */
function probabilitiesOf(
  { logProbabilities, labels }: ModelOutput,
  from: number,
  to: number,
): Readonly<Record<NameType, number>> {
  const noName = nameTypes.length; // the place behind those of the types
  const meanLogs = new Float64Array(nameTypes.length + 1);
  for (let piece = from; piece < to; piece++) {
    const sums = new Float64Array(meanLogs.length);
    labels.forEach(({ type = noName }, column) => {
      sums[type] = (sums[type] ?? 0) + Math.exp(logProbabilities[piece * labels.length + column] ?? -Infinity);
    });
    sums.forEach((sum, type) => {
      meanLogs[type] = (meanLogs[type] ?? 0) + Math.log(sum + 1e-9) / (to - from); // 1e-9 keeps log(0) out
    });
  }
  const odds = meanLogs.map(Math.exp);
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  const [person = 0, location = 0, organization = 0] = odds.map((odd) => odd / total);
  return { PERSON: person, LOCATION: location, ORGANIZATION: organization };
}

/** The most probable type; of two the first. */
const mostProbable = (probabilities: Readonly<Record<NameType, number>>): NameType =>
  nameTypes.reduce((best, type) => (probabilities[type] > probabilities[best] ? type : best));

/** Whether a name of `type` rather begins at `piece` than goes on. */
function beginsAt({ logProbabilities, labels }: ModelOutput, piece: number, type: NameType): boolean {
  const index = nameTypes.indexOf(type);
  let balance = 0;
  labels.forEach((label, column) => {
    if (label.type !== index) return;
    balance += Math.exp(logProbabilities[piece * labels.length + column] ?? -Infinity) * (label.begins ? 1 : -1);
  });
  return balance > 0;
}

/**
 * Makes the test whether two words that follow each other belong to one name, to be asked in the order of the text. The
 * second does not begin one, and all that stands between them is space or punctuation that the model counts in. No name
 * goes over a blank line or a placeholder; no person's goes over a slash, which stands between two persons, or to a
 * title or greeting on the next line.
 */
function joinTest(output: ModelOutput, thresholds: Thresholds): (last: NameWord, next: NameWord) => boolean {
  const { aligned, placeholders, pieces } = output;
  let piece = 0;
  return (last, next) => {
    if (last.type !== next.type || next.begins || isParted(aligned.text, last, next)) return false;
    if (placeholders.some(({ start }) => start >= last.end && start < next.start)) return false;
    while (piece < pieces.ids.length && (pieces.starts[piece] ?? 0) < last.end) piece++;
    for (; piece < pieces.ids.length && (pieces.ends[piece] ?? 0) <= next.start; piece++) {
      const probabilities = probabilitiesOf(output, piece, piece + 1);
      if (mostProbable(probabilities) !== last.type) return false;
      if (probabilities[last.type] < shareBesideName * thresholds[last.type]) return false;
    }
    return true;
  };
}

/** Whether what stands between two words of one type parts names. */
function isParted(text: string, last: NameWord, next: NameWord): boolean {
  const between = text.slice(last.end, next.start);
  if (/\n\s*\n/.test(between)) return true;
  if (last.type !== 'PERSON') return false;
  return between.includes('/') || (between.includes('\n') && isTitle(text.slice(next.start, next.end)));
}
