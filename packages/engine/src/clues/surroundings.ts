/** What stands around a place, for clues: the words before and behind it on its line, its label, the heads over it. */
import type { Stretch } from '@palimpsest/protocol';
import type { Columns } from '../patterns/columns.js';
import { beginningsOf, endingsOf, folded, kindOf, wordsOf } from './words.js';

/** How far a clue may stand away, in UTF-16 code units of the same line; and how far a label reaches into its line. */
const reach = { before: 120, after: 60, label: 50 } as const;
/** Words on either side that count by where they stand, and words before that count wherever they do. */
const nearWords = 3;
const wordsAround = 6;

const lineLabel = /^[\s>*|-]*(\p{L}[^:\n]{0,30}):/u;

/** A place on its line. */
export interface Surroundings {
  /** The line up to the place and behind it, as far as clues reach. */
  readonly before: string;
  readonly after: string;
  /** The words there, the nearest first. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** The words of the label at the beginning of the line, folded. */
  readonly label: readonly string[];
  /** The words of the heads over it that have no digit, folded. */
  readonly heads: readonly string[];
  /** Whether its line is a row of a table. */
  readonly isInRow: boolean;
}

/** Reads what stands around `place`. */
export function surroundingsOf(text: string, columns: Columns, place: Stretch): Surroundings {
  const lineStart = columns.lineBefore(place).start;
  const before = text.slice(Math.max(lineStart, place.start - reach.before), place.start);
  const after = /^[^\r\n]*/.exec(text.slice(place.end, place.end + reach.after))?.[0] ?? '';
  const beginning = text.slice(lineStart, Math.min(place.start, lineStart + reach.label));
  const heads = columns.headsOver(place).map(({ start, end }) => text.slice(start, end));
  return {
    before,
    after,
    left: wordsOf(before).slice(-wordsAround).reverse(),
    right: wordsOf(after).slice(0, nearWords),
    label: wordsOf(lineLabel.exec(beginning)?.[1] ?? '').map(folded),
    heads: heads.filter((head) => !/\p{Nd}/u.test(head)).flatMap((head) => wordsOf(head).map(folded)),
    isInRow: columns.separatorAround(place) !== undefined,
  };
}

/** The words around, those of its label, and those of the heads over it. */
export const cluesOfSurroundings = (around: Surroundings): string[] => [
  ...cluesOfWords(around),
  ...cluesOfLabel(around),
  ...cluesOfHeads(around),
];

/** The words themselves, their beginnings and ends. */
function cluesOfWords({ left, right }: Surroundings): string[] {
  const before = left.map(folded);
  const after = right.map(folded);
  const [nearest = '', next = '', third = ''] = before;
  const near = before.slice(0, nearWords);
  const endingsOfLabel = (written: string): string[] => endingsOf(written.replace(/[.:#]$/, ''));
  return [
    ...before.map((written) => `around ${written}`),
    ...near.map((written, place) => `left ${place} ${written}`),
    ...near.flatMap((written, place) => beginningsOf(written).map((beginning) => `left ${place} begins ${beginning}`)),
    ...after.map((written, place) => `right ${place} ${written}`),
    ...endingsOfLabel(nearest).map((ending) => `left ends ${ending}`),
    ...[next, third].flatMap(endingsOfLabel).map((ending) => `before ends ${ending}`),
    `left ${next} ${nearest}`,
    `before ${third} ${next}`,
    `between ${nearest} ${after[0] ?? ''}`,
  ];
}

/** The words of the label at the beginning of the line, and their ends. */
const cluesOfLabel = ({ label }: Surroundings): string[] =>
  label.flatMap((written) => [`label ${written}`, ...endingsOf(written).map((ending) => `label ends ${ending}`)]);

/** The words of the heads over it, and their ends. */
const cluesOfHeads = ({ heads, isInRow }: Surroundings): string[] => [
  `row ${isInRow}`,
  ...heads.flatMap((written) => [`head ${written}`, ...endingsOf(written).map((ending) => `head ends ${ending}`)]),
];

/** What the nearest words look like, and between which of them something of each of `outlines` stands. */
export function cluesOfKinds({ left, right }: Surroundings, outlines: readonly string[]): string[] {
  const [nearest, next, third] = [0, 1, 2].map((place) => kindOf(left[place]));
  const [following, second, last] = [0, 1, 2].map((place) => kindOf(right[place]));
  return [
    `left like ${next} ${nearest}`,
    `left like ${third} ${next} ${nearest}`,
    `right like ${following} ${second}`,
    `right like ${following} ${second} ${last}`,
    ...outlines.map((outline) => `between like ${outline} ${nearest} ${following}`),
  ];
}

/** Whether the edge of a cell or line is on its left and on its right: `true false`. */
export const edgesOf = ({ before, after }: Surroundings): string =>
  `${/(?:^|[|;,\t"]| {2})\s*"?$/.test(before)} ${/^"?\s*(?:$|[|;,\t"]| {2})/.test(after)}`;
