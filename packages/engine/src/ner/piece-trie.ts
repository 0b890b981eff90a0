/** A vocabulary as a trie over UTF-16 code units, in typed arrays: every text walks it from each of its characters. */

const root = 0;
const nothing = -1;

/** Finds all pieces that start at a place of a text. */
export class PieceTrie {
  readonly #nodes: Int32Array;
  readonly #units: Uint16Array;
  readonly #children: Int32Array;
  readonly #mask: number;
  #ids: Int32Array;
  #size = 1;

  /** `pieces` are `[piece, id]`; of equal pieces the last one counts. */
  constructor(pieces: readonly (readonly [string, number])[]) {
    const transitions = pieces.reduce((sum, [piece]) => sum + piece.length, 0);
    const capacity = 2 ** Math.ceil(Math.log2(2 * transitions + 2)); // at most half full, so that probing stays short
    this.#mask = capacity - 1;
    this.#nodes = new Int32Array(capacity).fill(nothing);
    this.#units = new Uint16Array(capacity);
    this.#children = new Int32Array(capacity);
    this.#ids = new Int32Array(transitions + 1).fill(nothing);
    for (const [piece, id] of pieces) this.#add(piece, id);
    this.#ids = this.#ids.slice(0, this.#size);
  }

  /** Where walks begin. */
  readonly root = root;

  /** The node that `unit` leads to from `node`; negative if none. */
  step(node: number, unit: number): number {
    const slot = this.#slot(node, unit);
    return this.#nodes[slot] === nothing ? nothing : (this.#children[slot] ?? nothing);
  }

  /** The id of the piece that ends at `node`; negative if none does. */
  idAt(node: number): number {
    return this.#ids[node] ?? nothing;
  }

  #add(piece: string, id: number): void {
    let node = root;
    for (let at = 0; at < piece.length; at++) {
      const unit = piece.charCodeAt(at);
      const slot = this.#slot(node, unit);
      if (this.#nodes[slot] === nothing) {
        this.#nodes[slot] = node;
        this.#units[slot] = unit;
        this.#children[slot] = this.#size++;
      }
      node = this.#children[slot] ?? root;
    }
    this.#ids[node] = id;
  }

  /** The slot of a transition, or the free one where it belongs (open addressing, linear probing). */
  #slot(node: number, unit: number): number {
    let slot = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) & this.#mask;
    while (this.#nodes[slot] !== nothing && (this.#nodes[slot] !== node || this.#units[slot] !== unit)) {
      slot = (slot + 1) & this.#mask;
    }
    return slot;
  }
}
