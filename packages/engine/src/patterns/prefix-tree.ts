/** Looks up many strings at once at one place of a text. */

interface Node<T> {
  readonly next: Map<number, Node<T>>;
  readonly values: T[];
}

const emptyNode = <T>(): Node<T> => ({ next: new Map(), values: [] });

/** A set of keys that share their beginnings, each with the values filed under it. */
export class PrefixTree<T> {
  readonly #root = emptyNode<T>();

  /** Files `value` under `key`. */
  add(key: string, value: T): void {
    let node = this.#root;
    for (let at = 0; at < key.length; at++) {
      const unit = key.charCodeAt(at);
      const next = node.next.get(unit) ?? emptyNode();
      node.next.set(unit, next);
      node = next;
    }
    node.values.push(value);
  }

  /** Calls `visit` with each value whose key stands in `text` at `start`, shorter keys first. */
  visitAt(text: string, start: number, visit: (value: T, end: number) => void): void {
    let node = this.#root.next.get(text.charCodeAt(start));
    for (let end = start + 1; node; end++) {
      for (const value of node.values) visit(value, end);
      if (end >= text.length) return;
      node = node.next.get(text.charCodeAt(end));
    }
  }
}
