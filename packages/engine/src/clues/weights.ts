/**
 * What clues weigh: a logistic regression over hashed clues for each type, learned from marked documents by
 * `scripts/write-clue-weights.mjs`.
 */
import { readFileSync } from 'node:fs';
import { packageFile } from '../package-file.js';

/** Clues with the same hash of so many bits share one weight. */
const hashBits = 18;

/** How many weights there are for each type; in a file those of the first type come first. */
export const weightCount = 2 ** hashBits;

/** A weight is stored as its log-odds times this, a whole number from -127 to 127. */
export const weightScale = 32;

/** Where the weight of a clue stands among those of a type: FNV-1a over its UTF-16 code units. */
export function hashOf(clue: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < clue.length; at++) hash = Math.imul(hash ^ clue.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % weightCount;
}

/**
 * How likely clues make it that something is of each type, from 0 to 1. The clue '' is always there; `besides` are
 * log-odds that something else gives.
 */
export type WeighClues<Type extends string> = (
  clues: readonly string[],
  besides?: Readonly<Partial<Record<Type, number>>>,
) => Readonly<Record<Type, number>>;

/** Reads a file of `packages/engine/data` with the weights of `types`, in their order. */
export function readWeights<Type extends string>(file: string, types: readonly Type[]): WeighClues<Type> {
  const weights = new Int8Array(readFileSync(packageFile(`data/${file}`)));
  return (clues, besides) => {
    const hashes = ['', ...clues].map(hashOf);
    const sumOf = (first: number): number => hashes.reduce((sum, hash) => sum + (weights[first + hash] ?? 0), 0);
    const probabilityOf = (type: Type, index: number): number =>
      logistic(sumOf(index * weightCount) / weightScale + (besides?.[type] ?? 0));
    const probabilities = types.map((type, index) => [type, probabilityOf(type, index)] as const);
    return Object.fromEntries(probabilities) as Record<Type, number>;
  };
}

const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
