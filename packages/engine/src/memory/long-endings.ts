/** Looks up how long values go on, many at once, in time that does not grow with their number. */

/** Code units that one step compares. */
const stepLength = 64;

interface Node<Value> {
  readonly next: Map<string, Node<Value>>;
  /** What is left of an ending after the last whole step. */
  readonly rests: Map<string, Value>;
  readonly restLengths: Set<number>;
}

const emptyNode = <Value>(): Node<Value> => ({ next: new Map(), rests: new Map(), restLengths: new Set() });

/** Strings, each with a value: a trie whose edges are `stepLength` code units long. */
export class LongEndings<Value> {
  readonly #root = emptyNode<Value>();

  /** Files `value` under `ending`, unless there is one already. */
  add(ending: string, value: Value): void {
    let node = this.#root;
    let at = 0;
    for (; at + stepLength <= ending.length; at += stepLength) {
      const step = ending.slice(at, at + stepLength);
      const next = node.next.get(step) ?? emptyNode();
      node.next.set(step, next);
      node = next;
    }
    const rest = ending.slice(at);
    node.restLengths.add(rest.length);
    if (!node.rests.has(rest)) node.rests.set(rest, value);
  }

  /** Calls `visit` with each value whose ending stands in `text` at `start`. */
  visitAt(text: string, start: number, visit: (value: Value, end: number) => void): void {
    let node: Node<Value> | undefined = this.#root;
    for (let at = start; node !== undefined; at += stepLength) {
      for (const length of node.restLengths) {
        const value = node.rests.get(text.slice(at, at + length));
        if (value !== undefined && at + length <= text.length) visit(value, at + length);
      }
      node = node.next.get(text.slice(at, at + stepLength));
    }
  }
}
