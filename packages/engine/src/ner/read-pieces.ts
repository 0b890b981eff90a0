/** Which pieces of a text the model reads: close to half of those of a business letter are figures, dots and lines. */
import type { Pieces } from './pieces.js';

const letter = /\p{L}/u;

/**
 * The indices of the pieces that the model reads, in order: all that have a letter, and of each run of others the first
 * and the last. What is left out names nobody: the middle of account numbers, rows of dots, figures in a table.
 */
export function piecesToRead(text: string, { starts, ends, ids }: Pieces): Int32Array {
  const hasLetter = Array.from(ids, (_, piece) => letter.test(text.slice(starts[piece], ends[piece])));
  const isMiddle = (piece: number): boolean =>
    hasLetter[piece - 1] === false && hasLetter[piece] === false && hasLetter[piece + 1] === false;
  return Int32Array.from(ids.keys()).filter((piece) => !isMiddle(piece));
}

/** Only those of `pieces` with the indices `chosen`. */
export function choosePieces({ ids, starts, ends }: Pieces, chosen: Int32Array): Pieces {
  const of = (values: Int32Array): Int32Array => chosen.map((piece) => values[piece] ?? 0);
  return { ids: of(ids), starts: of(starts), ends: of(ends) };
}
