/**
 * What clues weigh: a logistic regression over hashed clues, learned from marked documents by
 * `scripts/write-number-weights.mjs`.
 */
import type { EntityType } from '@palimpsest/protocol';

/** The types that clues tell apart; logins and secrets go by `CASE_NUMBER`. */
export const numberTypes = ['CASE_NUMBER', 'AGE', 'DE_PLZ'] as const satisfies readonly EntityType[];
export type NumberType = (typeof numberTypes)[number];

/** Clues with the same hash of so many bits share one weight. */
const hashBits = 18;

/** How many weights there are for each type; those of the first type come first. */
export const weightCount = 2 ** hashBits;

/** A weight is stored as its log-odds times this, a whole number from -127 to 127. */
export const weightScale = 32;

/** Where the weight of a clue stands among those of a type: FNV-1a over its UTF-16 code units. */
export function hashOf(clue: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < clue.length; at++) hash = Math.imul(hash ^ clue.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % weightCount;
}

/** How likely clues make it that a number is one of each type, from 0 to 1. The clue '' is always there. */
export function probabilitiesOf(clues: readonly string[], weights: Int8Array): Record<NumberType, number> {
  const sums = { CASE_NUMBER: 0, AGE: 0, DE_PLZ: 0 };
  for (const clue of ['', ...clues]) {
    const hash = hashOf(clue);
    numberTypes.forEach((type, index) => {
      sums[type] += weights[index * weightCount + hash] ?? 0;
    });
  }
  return { CASE_NUMBER: logistic(sums.CASE_NUMBER), AGE: logistic(sums.AGE), DE_PLZ: logistic(sums.DE_PLZ) };
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum / weightScale));
