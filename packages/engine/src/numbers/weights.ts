/** What clues weigh, learned from marked documents by `scripts/write-number-weights.mjs`. */
import type { EntityType } from '@palimpsest/protocol';

/** What clues tell of a number; logins and secrets go by the first. */
export const numberTypes = ['CASE_NUMBER', 'AGE', 'DE_PLZ'] as const satisfies readonly EntityType[];
export type NumberType = (typeof numberTypes)[number];

/** A clue is filed by a hash of so many bits; of two that share one the weight is that of both. */
const hashBits = 18;

/** How many weights there are for each type; those of the first type come first. */
export const weightCount = 2 ** hashBits;

/** A weight is stored as a whole number of so many parts of one (log-odds), -127 to 127. */
export const partsOfOne = 32;

/** The number that a clue is filed under: FNV-1a over its UTF-16 code units. */
export function numberOf(clue: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < clue.length; at++) hash = Math.imul(hash ^ clue.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % weightCount;
}

/** How likely clues make it that a number is one of each type, from 0 to 1. The clue '' is always there. */
export function probabilitiesOf(clues: readonly string[], weights: Int8Array): Record<NumberType, number> {
  const sums = { CASE_NUMBER: 0, AGE: 0, DE_PLZ: 0 };
  const add = (clue: string): void => {
    let number = numberOf(clue);
    for (const type of numberTypes) {
      sums[type] += weights[number] ?? 0;
      number += weightCount;
    }
  };
  add('');
  clues.forEach(add);
  return { CASE_NUMBER: logistic(sums.CASE_NUMBER), AGE: logistic(sums.AGE), DE_PLZ: logistic(sums.DE_PLZ) };
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum / partsOfOne));
