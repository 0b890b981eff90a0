/**
 * Holds thousands of views against a text, one character at a time. Views that ask for the same ask once: their checks
 * are the nodes of trees. What is read for a text is kept small and in the order in which it is read, since between two
 * texts the patterns take all of the processor's caches.
 */
import { kinds } from './character-kinds.js';
import { offsetBits, offsetMask, type View } from './landmark-views.js';
import { bitsRuledOut, probabilityInOutline } from './outline.js';
import { anything, type KindSet } from './kind-sets.js';

/** A view of the landmark with this number, and the offset in it of the pair of neighbours that it is filed under. */
export interface FiledView {
  readonly view: View;
  readonly landmark: number;
  readonly known: number;
}

/** One character of a view: the number of the set that it is in, and in the lowest bits its offset in the view. */
export type Check = number;

/** Views that are filed alike and rule out the same outlines. */
export interface Family {
  /** Offset in them of the pair of neighbours, and the sets that the two are in. */
  readonly known: number;
  readonly pair: readonly [KindSet, KindSet];
  /** The bits that the outlines before and after the pair can't have. */
  readonly before: number;
  readonly after: number;
  readonly members: { readonly landmark: number; readonly checks: readonly Check[] }[];
}

/** For each kind of character the sets of the checks that it is in, one bit each, in so many words of 32 bits. */
export interface CheckedSets {
  readonly ofKind: Int32Array;
  readonly words: number;
}

/** Whether a check holds around the character `place` of a text, given as its kinds between edges. */
export type Holds = (check: Check, text: Uint8Array, place: number) => boolean;

/** Brings views together in families, and the sets that their checks name. */
export function familiesOf(views: readonly FiledView[]): { families: Family[]; sets: CheckedSets } {
  const numbers = new Map<KindSet, number>();
  const checkOf = (set: KindSet, offset: number): Check => {
    const number = numbers.get(set) ?? numbers.size;
    numbers.set(set, number);
    return (number << offsetBits) | offset;
  };
  const families = new Map<string, Family>();
  for (const { view, landmark, known } of views) {
    const checks = offsetsToCheck(view, known).map((offset) => checkOf(view[offset] ?? anything, offset));
    const [left = anything, right = anything] = view.slice(known, known + 2);
    const before = bitsRuledOut(view.slice(0, known).reverse());
    const after = bitsRuledOut(view.slice(known + 2));
    const key = `${left.id} ${right.id} ${known} ${before} ${after}`;
    const family = families.get(key) ?? { known, pair: [left, right], before, after, members: [] };
    families.set(key, family);
    family.members.push({ landmark, checks });
  }
  return { families: [...families.values()], sets: checkedSets(numbers) };
}

/**
 * Where a view says something beyond the pair that it is filed under and the outlines around that, the rarest first.
 */
function offsetsToCheck(view: View, known: number): number[] {
  const probabilities = view.map((set, offset) =>
    probabilityInOutline(set, offset < known ? known - offset : offset - known - 1),
  );
  const says = (offset: number): boolean =>
    (probabilities[offset] ?? 1) < 1 && offset !== known && offset !== known + 1;
  return [...view.keys()].filter(says).sort((a, b) => (probabilities[a] ?? 1) - (probabilities[b] ?? 1));
}

function checkedSets(numbers: ReadonlyMap<KindSet, number>): CheckedSets {
  const words = Math.ceil(numbers.size / 32);
  const ofKind = new Int32Array(kinds * words);
  for (const [set, number] of numbers) {
    for (const kind of set.kinds) {
      const word = kind * words + (number >> 5);
      ofKind[word] = (ofKind[word] ?? 0) | (1 << (number & 31));
    }
  }
  return { ofKind, words };
}

/** Makes the function that holds checks against a text. */
export const holdsFor =
  ({ ofKind, words }: CheckedSets): Holds =>
  (check, text, place) => {
    const set = check >> offsetBits;
    const kind = text[place + (check & offsetMask)] ?? 0;
    return (((ofKind[kind * words + (set >> 5)] ?? 0) >> (set & 31)) & 1) === 1;
  };

/**
 * A check takes so many bits of a node, which leaves 12 for the nodes below it: five times the sets of November 2026,
 * and eight times the nodes.
 */
export const checkBits = 19;
/** The bits of a node that are its check. */
export const checkMask = (1 << checkBits) - 1;

/** Stands behind the last node of each tree. */
export const endOfTree = -(2 ** 31);

/**
 * The checks of families as trees. The nodes of a tree stand one after another, each before those that
 * are to be asked if it holds. A node is its check and, in the bits above, how many nodes are below it; or, where all
 * checks of a view have held, its landmark with all bits turned round.
 */
export function treesOf(families: readonly Family[]): { roots: number[]; nodes: Int32Array } {
  const roots: number[] = [];
  const nodes: number[] = [];
  for (const { members } of families) {
    roots.push(nodes.length);
    const open: number[] = []; // the nodes that the last view and the next may have in common
    const close = (node: number): void => {
      nodes[node] = nodeOf(nodes[node] ?? 0, nodes.length - 1 - node);
    };
    let last: readonly Check[] = [];
    for (const { landmark, checks } of members.sort((a, b) => compare(a.checks, b.checks))) {
      const differs = checks.findIndex((check, depth) => check !== last[depth]);
      const common = differs < 0 ? checks.length : differs;
      open.splice(common).forEach(close);
      for (const check of checks.slice(common)) open.push(nodes.push(check) - 1);
      nodes.push(~landmark);
      last = checks;
    }
    open.forEach(close);
    nodes.push(endOfTree);
  }
  return { roots, nodes: Int32Array.from(nodes) };
}

function nodeOf(check: Check, below: number): number {
  const node = below * 2 ** checkBits + check;
  if (check > checkMask || node >= 2 ** 31)
    throw new RangeError('a tree of checks has more nodes, or sets, than it has bits for');
  return node;
}

/** Puts lists of checks in an order in which those that begin alike stand together. */
function compare(a: readonly Check[], b: readonly Check[]): number {
  const at = a.findIndex((check, index) => check !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1);
}
