/** What the model says of values that are no names, as a help for the clues that find them. */
import type { Stretch } from '@palimpsest/protocol';
import { originalStretch } from '../aligned-text.js';
import { lastAtOrBefore } from '../patterns/in-order.js';
import { type ValueType, valueTypes } from './labels.js';
import type { ModelOutput } from './name-words.js';

/**
 * The log-odds that a stretch of the text, together, is a value of one of `types`, within `bounds`; undefined where the
 * model has no such classes or has not read the stretch. Offsets are UTF-16 code units.
 */
export type ValueOdds = (stretch: Stretch, types: readonly ValueType[]) => number | undefined;

/** Beyond these the model is as sure as it can be: int8 and the early exit leave no finer difference. */
const bounds = { least: -9, most: 9 } as const;

/** For those who have no model. */
export const unknownOdds: ValueOdds = () => undefined;

/** Asks the model's output for a text. Of a piece that the model did not read no class has any probability. */
export function valueOddsOf(output: ModelOutput): ValueOdds {
  const { aligned, pieces, labels, logProbabilities } = output;
  const columnOf = new Map(labels.map(({ value }, column) => [value, column]));
  const anyColumn = valueTypes.map((type) => columnOf.get(type)).find((column) => column !== undefined);
  if (anyColumn === undefined) return unknownOdds;
  const logOf = (piece: number, column: number): number =>
    logProbabilities[piece * labels.length + column] ?? -Infinity;
  const stretches = Array.from(pieces.starts, (start, piece) =>
    originalStretch(aligned, { start, end: pieces.ends[piece] ?? start + 1 }),
  );
  return ({ start, end }, types) => {
    const read = piecesWithin(stretches, start, end).filter((piece) => Number.isFinite(logOf(piece, anyColumn)));
    const columns = types.flatMap((type) => columnOf.get(type) ?? []);
    if (read.length === 0 || columns.length === 0) return undefined;
    const meanLog = (column: number): number =>
      read.reduce((sum, piece) => sum + logOf(piece, column), 0) / read.length;
    const probability = columns.reduce((sum, column) => sum + Math.exp(meanLog(column)), 0);
    const odds = Math.log(probability) - Math.log1p(-Math.min(probability, 1 - Number.EPSILON));
    return Math.min(bounds.most, Math.max(bounds.least, odds));
  };
}

/** The indices of those of `stretches`, in order and disjoint, that overlap `start` to `end`. */
function piecesWithin(stretches: readonly Stretch[], start: number, end: number): number[] {
  const found: number[] = [];
  for (let piece = lastAtOrBefore(stretches, end - 1); piece >= 0; piece--) {
    if ((stretches[piece]?.end ?? 0) <= start) break;
    found.push(piece);
  }
  return found;
}
