/** Sets of kinds of characters, coarse enough to be computed with. */
import { kinds } from './character-kinds.js';
import { pairsOfLetter, shareOfKind } from './letter-statistics.js';

/**
 * Bit n of `bits` stands for the n-th kind of character. Equal sets are one object, made once. Most of the sets that
 * turn up while patterns are read are never asked for more than their bits, so the rest is worked out at the first
 * question.
 */
class KindSet {
  /** Tells one set from another in keys. */
  readonly id: number;
  readonly bits: bigint;
  #members: Uint8Array | undefined;
  #kinds: readonly number[] | undefined;
  #probability: number | undefined;

  constructor(id: number, bits: bigint) {
    this.id = id;
    this.bits = bits;
  }

  /** For each kind 1 if it is in the set, else 0. */
  get members(): Uint8Array {
    return (this.#members ??= membersOf(this.bits));
  }

  /** Their numbers. */
  get kinds(): readonly number[] {
    return (this.#kinds ??= Array.from(this.members.keys()).filter((kind) => this.members[kind] === 1));
  }

  /** How probable it is, roughly, that a character of a German letter is in the set. */
  get probability(): number {
    return (this.#probability ??= Math.min(
      1,
      this.members.reduce((sum, isMember, kind) => sum + isMember * (shareOfKind[kind] ?? 0), 0),
    ));
  }
}

export type { KindSet }; // no more: `setWithBits` alone makes them, each once

/** By their bits in writing: a map hashes no more than the last 64 bits of an integer, in which most sets are alike. */
const known = new Map<string, KindSet>();

/** The set with these bits. */
export function setWithBits(bits: bigint): KindSet {
  const key = bits.toString(32);
  const set = known.get(key) ?? new KindSet(known.size, bits);
  known.set(key, set);
  return set;
}

function membersOf(bits: bigint): Uint8Array {
  const digits = bits.toString(2);
  const members = new Uint8Array(kinds);
  for (let kind = 0; kind < digits.length; kind++) members[kind] = digits.charCodeAt(digits.length - 1 - kind) & 1;
  return members;
}

/** The set of the kinds with these numbers. */
export const setOf = (...numbers: readonly number[]): KindSet =>
  setWithBits(numbers.reduce((bits, number) => bits | (1n << BigInt(number)), 0n));

/** The set of all kinds. */
export const anything: KindSet = setWithBits((1n << BigInt(kinds)) - 1n);
/** The empty set. */
export const nothing: KindSet = setWithBits(0n);

/** The members of either. */
export const union = oncePerPair((a, b) => setWithBits(a.bits | b.bits));
/** The members of both. */
export const intersection = oncePerPair((a, b) => setWithBits(a.bits & b.bits));
/** All but the members. */
export const complement = (set: KindSet): KindSet => setWithBits(anything.bits & ~set.bits);

/** How probable it is, roughly, that two neighbours in a German letter are one in `left` and one in `right`. */
export const pairProbability = oncePerPair((left, right) =>
  pairsOfLetter.reduce(
    (sum, pair) => sum + (left.members[pair.left] === 1 && right.members[pair.right] === 1 ? pair.share : 0),
    unseenPair * left.probability * right.probability,
  ),
);
/** What counts of pairs that happen not to stand in the letter. */
const unseenPair = 0.05;

/** Far more than the patterns make (36 000 sets in November 2026), and its square is still a safe integer. */
const mostSets = 2 ** 26;

function oncePerPair<Result>(combine: (a: KindSet, b: KindSet) => Result): (a: KindSet, b: KindSet) => Result {
  const results = new Map<number, Result>();
  return (a, b) => {
    const pair = a.id * mostSets + b.id;
    const before = results.get(pair);
    if (before !== undefined) return before;
    const result = combine(a, b);
    results.set(pair, result);
    return result;
  };
}
