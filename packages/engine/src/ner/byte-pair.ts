/** Byte-pair encoding (Sennrich et al. 2016): neighbours are joined again and again, the earliest learnt pair first. */
import type { SubwordModel } from './pieces.js';

/** What a `tokenizer.json` says of a BPE model. */
export interface BytePairModel {
  readonly vocabulary: ReadonlyMap<string, number>;
  /** Pairs in the order in which they were learnt. */
  readonly merges: readonly (readonly [string, string])[];
  /** Undefined where unknown characters are left out. */
  readonly unknownId: number | undefined;
}

/** Longest word that is looked at as a whole, in code points; the rest of a longer one starts anew. */
const maxWordCharacters = 1_000;

interface Symbol {
  readonly piece: string;
  readonly start: number;
  readonly end: number;
}

/** Makes the model. Takes time quadratic in the length of a word at worst, and words are cut to bound that. */
export function bytePair({ vocabulary, merges, unknownId }: BytePairModel): SubwordModel {
  const ranks = new Map(merges.map(([left, right], rank) => [`${left} ${right}`, rank]));
  const rankOf = (left: Symbol, right: Symbol): number => ranks.get(`${left.piece} ${right.piece}`) ?? Infinity;

  const join = (symbols: Symbol[]): void => {
    for (;;) {
      let [best, bestRank] = [-1, Infinity];
      for (let at = 0; at + 1 < symbols.length; at++) {
        const [left, right] = [symbols[at], symbols[at + 1]];
        const rank = left && right ? rankOf(left, right) : Infinity;
        if (rank < bestRank) [best, bestRank] = [at, rank];
      }
      const [left, right] = [symbols[best], symbols[best + 1]];
      if (!left || !right) return;
      symbols.splice(best, 2, { piece: left.piece + right.piece, start: left.start, end: right.end });
    }
  };

  return (text, from, to, emit) => {
    const symbols = symbolsOf(text, from, to);
    for (let at = 0; at < symbols.length; at += maxWordCharacters) {
      const part = symbols.slice(at, at + maxWordCharacters);
      join(part);
      for (const { piece, start, end } of part) {
        const id = vocabulary.get(piece) ?? unknownId;
        if (id !== undefined) emit(id, start, end);
      }
    }
  };
}

function symbolsOf(text: string, from: number, to: number): Symbol[] {
  const symbols: Symbol[] = [];
  let start = from;
  for (const piece of text.slice(from, to)) symbols.push({ piece, start, end: (start += piece.length) });
  return symbols;
}
