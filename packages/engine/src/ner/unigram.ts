/**
 * Unigram segmentation (Kudo 2018, "Subword Regularization"): of all ways to write a word as pieces, the one with the
 * highest sum of log-probabilities, found by Viterbi. Ties fall as in the reference implementation.
 */
import { PieceTrie } from './piece-trie.js';
import type { SubwordModel } from './pieces.js';

/** How much worse than the worst piece a character is that no piece covers. */
const unknownPenalty = 10;

/** Makes the model from `[piece, log-probability]` in the order of their ids. `control` pieces never match text. */
export function unigram(
  vocabulary: readonly (readonly [string, number])[],
  unknownId: number,
  control: ReadonlySet<string>,
): SubwordModel {
  const scores = Float64Array.from(vocabulary, ([, score]) => score);
  const usable = vocabulary.flatMap(([piece], id) => (control.has(piece) ? [] : [[piece, id] as const]));
  const trie = new PieceTrie(usable);
  const unknownScore = scores.reduce((least, score) => Math.min(least, score), Infinity) - unknownPenalty;
  const lattice = new Lattice();

  return (text, from, to, emit) => {
    lattice.begin(to - from);
    for (let start = 0; start < to - from;) {
      const width = (text.codePointAt(from + start) ?? 0) > 0xffff ? 2 : 1;
      let node = trie.root;
      let coversCharacter = false;
      for (let end = start + 1; end <= to - from; end++) {
        node = trie.step(node, text.charCodeAt(from + end - 1));
        if (node < 0) break;
        const id = trie.idAt(node);
        if (id < 0) continue;
        lattice.offer(start, end, id, scores[id] ?? unknownScore);
        coversCharacter ||= end === start + width;
      }
      if (!coversCharacter) lattice.offer(start, start + width, unknownId, unknownScore);
      start += width;
    }
    lattice.bestPath(unknownId, (id, start, end) => {
      emit(id, from + start, from + end);
    });
  };
}

/** The best way to reach each place of a word. Reused from word to word, so that no word costs an allocation. */
class Lattice {
  #scores = new Float64Array(64);
  #starts = new Int32Array(64);
  #ids = new Int32Array(64);
  #path = new Int32Array(64);
  #length = 0;

  /** Forgets the last word and makes room for one of `length` code units. */
  begin(length: number): void {
    if (length >= this.#scores.length) {
      this.#scores = new Float64Array(2 * length);
      this.#starts = new Int32Array(2 * length);
      this.#ids = new Int32Array(2 * length);
      this.#path = new Int32Array(2 * length);
    }
    this.#length = length;
    this.#starts.fill(-1, 0, length + 1);
    this.#scores[0] = 0;
  }

  /** Takes note of a piece from `start` to `end`, if no better way leads to `end`. */
  offer(start: number, end: number, id: number, score: number): void {
    const total = (this.#scores[start] ?? 0) + score;
    if (this.#starts[end] !== -1 && total <= (this.#scores[end] ?? 0)) return;
    this.#scores[end] = total;
    this.#starts[end] = start;
    this.#ids[end] = id;
  }

  /** Emits the pieces of the best path from left to right; unknown characters side by side become one piece. */
  bestPath(unknownId: number, emit: (id: number, start: number, end: number) => void): void {
    let steps = 0;
    for (let end = this.#length; end > 0; end = this.#starts[end] ?? 0) this.#path[steps++] = end;
    let start = 0;
    while (steps > 0) {
      let end = this.#path[--steps] ?? 0;
      const id = this.#ids[end] ?? unknownId;
      while (id === unknownId && steps > 0 && this.#ids[this.#path[steps - 1] ?? 0] === unknownId) {
        end = this.#path[--steps] ?? 0;
      }
      emit(id, start, end);
      start = end;
    }
  }
}
