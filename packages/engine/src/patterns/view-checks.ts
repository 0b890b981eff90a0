/** Holds thousands of views against a text, one character at a time. What is read at every place is kept small. */
import { kinds } from './character-kinds.js';
import type { View } from './landmark-views.js';
import { depth } from './outlook.js';
import { anything, type UnitSet } from './unit-sets.js';

/** A view and the offset in it of the three neighbours that it is filed under, about which nothing is left to check. */
export interface FiledView {
  readonly view: View;
  readonly known: number;
}

/** Whether the view with a number stands around the character `place` of a text, given as its kinds between edges. */
export type Holds = (view: number, text: Uint8Array, place: number) => boolean;

/** Makes the test for `views`. */
export function compileChecks(views: readonly FiledView[]): Holds {
  const numbers = new Map<UnitSet, number>();
  const numberOf = (set: UnitSet): number => {
    const number = numbers.get(set) ?? numbers.size;
    numbers.set(set, number);
    return number;
  };
  // Each check is the number of a set and, in the lowest bits, the offset in the view of the character that must be in it.
  const checks = views.map((filed) => checksOf(filed).map(({ offset, set }) => (numberOf(set) << offsetBits) | offset));
  const all = Int32Array.from(checks.flat());
  const firsts = Int32Array.of(0, ...runningTotals(checks.map(({ length }) => length)));
  const words = Math.ceil(numbers.size / 32);
  const setsOfKind = new Int32Array(kinds * words); // for each kind the sets that it is in, one bit each
  for (const [set, number] of numbers) {
    for (const kind of set.kinds) {
      const word = kind * words + (number >> 5);
      setsOfKind[word] = (setsOfKind[word] ?? 0) | (1 << (number & 31));
    }
  }
  return (view, text, place) => {
    const end = firsts[view + 1] ?? 0;
    for (let at = firsts[view] ?? 0; at < end; at++) {
      const check = all[at] ?? 0;
      const kind = text[place + (check & offsetMask)] ?? 0;
      const set = check >> offsetBits;
      if ((((setsOfKind[kind * words + (set >> 5)] ?? 0) >> (set & 31)) & 1) === 0) return false;
    }
    return true;
  };
}

/** An offset in a view takes so many bits. */
const offsetBits = Math.ceil(Math.log2(2 * depth));
const offsetMask = (1 << offsetBits) - 1;

/** What a view says beyond the characters that it is filed under, the rarest first: most places fail at the first. */
const checksOf = ({ view, known }: FiledView): { offset: number; set: UnitSet }[] =>
  view
    .map((set, offset) => ({ offset, set }))
    .filter(({ set, offset }) => set !== anything && (offset < known || offset > known + 2))
    .sort((a, b) => a.set.probability - b.set.probability);

function runningTotals(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => (total += count));
}
