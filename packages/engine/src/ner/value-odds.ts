/** What the model says of values that are no names, as a help for the clues that find them. */
import type { Stretch } from '@palimpsest/protocol';
import { originalStretch } from '../aligned-text.js';
import { lastAtOrBefore } from '../patterns/in-order.js';
import { type ValueType, valueTypes } from './labels.js';
import type { ModelOutput } from './name-words.js';

/**
 * The log-odds that a stretch of the text, together, is a value of one of `types`, within `bounds`; undefined where the model
 * has no such classes or has not read the stretch. Offsets are UTF-16 code units.
 */
export type ValueOdds = (stretch: Stretch, types: readonly ValueType[]) => number | undefined;

/** Beyond these the model is as sure as it can be: int8 and the early exit leave no finer difference. */
const bounds = { least: -9, most: 9 } as const;

/** For those who have no model. */
export const unknownOdds: ValueOdds = () => undefined;

/** Asks the model's output for a text. Of a piece that the model did not read no class has any probability. */
export function valueOddsOf(output: ModelOutput): ValueOdds {
  const { aligned, pieces, labels, logProbabilities } = output;
  const columns = new Map<ValueType, number>();
  for (const type of valueTypes) {
    const column = labels.findIndex(({ value }) => value === type);
    if (column >= 0) columns.set(type, column);
  }
  if (columns.size === 0) return unknownOdds;
  const stretches = Array.from(pieces.starts, (start, piece) =>
    originalStretch(aligned, { start, end: pieces.ends[piece] ?? start + 1 }),
  );
  const logOf = (piece: number, type: ValueType): number =>
    logProbabilities[piece * labels.length + (columns.get(type) ?? 0)] ?? -Infinity;
  return ({ start, end }, types) => {
    const overlapping = piecesWithin(stretches, start, end).filter((piece) =>
      Number.isFinite(logOf(piece, valueTypes[0])),
    );
    if (overlapping.length === 0) return undefined;
    const meanLog = (type: ValueType): number =>
      overlapping.reduce((sum, piece) => sum + logOf(piece, type), 0) / overlapping.length;
    const probability = types.reduce((sum, type) => sum + Math.exp(meanLog(type)), 0);
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
