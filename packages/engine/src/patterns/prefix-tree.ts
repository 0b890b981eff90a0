/** Looks up many strings at once at one place of a text. */

/** The keys from number `from` to number `to` (exclusive), which are alike up to and with `unit`. */
interface Branch {
  readonly unit: number;
  readonly from: number;
  to: number;
}

/** The branches into which the keys of one, which are in order, part behind their first `depth` code units. */
function branchesOf(keys: readonly string[], { from, to }: Branch, depth: number): Branch[] {
  const branches: Branch[] = [];
  for (let number = from; number < to; number++) {
    const key = keys[number] ?? '';
    if (key.length === depth) continue; // it ends where they part
    const unit = key.charCodeAt(depth);
    const last = branches.at(-1);
    if (last?.unit === unit) last.to++;
    else branches.push({ unit, from: number, to: number + 1 });
  }
  return branches;
}

/**
 * A set of keys that share their beginnings, each with the values filed under it. Its nodes are numbers, level after
 * level: the few that words of a text get to stand close together, in a few lines of the processor's caches.
 */
export class PrefixTree<T> {
  /** For each node the code unit that leads to it; the children of one node are in order. */
  readonly #units: Uint16Array;
  /** The children of node n stand from `#children[n]` to `#children[n + 1]`. Node 0 is the root, and nobody's child. */
  readonly #children: Uint32Array;
  /** For each node what is filed under the key that ends there. */
  readonly #values: readonly (readonly T[] | undefined)[];

  /** Files each value under its key. */
  constructor(entries: Iterable<readonly [key: string, value: T]>) {
    const filed = new Map<string, T[]>();
    for (const [key, value] of entries) {
      const others = filed.get(key);
      if (others) others.push(value);
      else filed.set(key, [value]);
    }
    const keys = [...filed.keys()].sort(); // by code units
    const units = [0];
    const children: number[] = [];
    const values: (readonly T[] | undefined)[] = [undefined];
    let level: readonly Branch[] = [{ unit: 0, from: 0, to: keys.length }]; // the root
    for (let depth = 0; level.length > 0; depth++) {
      const below = level.map((branch) => branchesOf(keys, branch, depth));
      for (const branches of below) {
        children.push(units.length);
        for (const { unit, from } of branches) {
          const shortest = keys[from] ?? '';
          units.push(unit);
          values.push(shortest.length === depth + 1 ? filed.get(shortest) : undefined);
        }
      }
      level = below.flat();
    }
    this.#units = Uint16Array.from(units);
    this.#children = Uint32Array.from([...children, units.length]);
    this.#values = values;
  }

  /** Calls `visit` with each value whose key stands in `text` at `start`, shorter keys first. */
  visitAt(text: string, start: number, visit: (value: T, end: number) => void): void {
    let node = 0;
    for (let end = start; end < text.length; end++) {
      node = this.#childOf(node, text.charCodeAt(end));
      if (node === 0) return;
      for (const value of this.#values[node] ?? []) visit(value, end + 1);
    }
  }

  /** The child to which a code unit leads; 0 where there is none. */
  #childOf(node: number, unit: number): number {
    const end = this.#children[node + 1] ?? 0;
    for (let child = this.#children[node] ?? 0; child < end; child++) {
      if ((this.#units[child] ?? 0) >= unit) return this.#units[child] === unit ? child : 0;
    }
    return 0;
  }
}
