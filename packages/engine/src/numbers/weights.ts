/** What clues weigh, learned from marked documents by `scripts/write-number-weights.mjs`. */

/** A clue is filed by a hash of so many bits; of two that share one the weight is that of both. */
const hashBits = 18;

/** How many weights there are. */
export const weightCount = 2 ** hashBits;

/** A weight is stored as a whole number of so many parts of one (log-odds), -127 to 127. */
export const partsOfOne = 32;

/** The number that a clue is filed under: FNV-1a over its UTF-16 code units. */
export function numberOf(clue: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < clue.length; at++) hash = Math.imul(hash ^ clue.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % weightCount;
}

/** How likely clues make it that a number is somebody's, from 0 to 1. The clue '' is always there. */
export function probabilityOf(clues: readonly string[], weights: Int8Array): number {
  let sum = weights[numberOf('')] ?? 0;
  for (const clue of clues) sum += weights[numberOf(clue)] ?? 0;
  return 1 / (1 + Math.exp(-sum / partsOfOne));
}
