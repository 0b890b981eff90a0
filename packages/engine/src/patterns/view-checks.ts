/** Holds thousands of views against a text, one character at a time. What is read at every place is kept small. */
import { kinds } from './character-kinds.js';
import { offsetBits, offsetMask, type View } from './landmark-views.js';
import { anything, type UnitSet } from './unit-sets.js';

/** A view and the offset in it of the pair of neighbours that it is filed under, about which nothing is left to check. */
export interface FiledView {
  readonly view: View;
  readonly known: number;
}

/** One character of a view: the number of the set that it is in, and in the lowest bits its offset in the view. */
export type Check = number;

/** The checks of some views, named by their numbers. */
export interface ViewChecks {
  /** The check of a view that fails at most places. */
  readonly firstOf: (view: number) => Check;
  /** Whether a check holds around the character `place` of a text, given as its kinds between edges. */
  readonly holds: (check: Check, text: Uint8Array, place: number) => boolean;
  /** Whether all checks of a view but the first hold there. */
  readonly othersHold: (view: number, text: Uint8Array, place: number) => boolean;
}

/** Prepares the checks of `views`. */
export function compileChecks(views: readonly FiledView[]): ViewChecks {
  const numbers = new Map<UnitSet, number>();
  const numberOf = (set: UnitSet): number => {
    const number = numbers.get(set) ?? numbers.size;
    numbers.set(set, number);
    return number;
  };
  const checks = views.map((filed) =>
    checksOf(filed).map(({ offset, set }): Check => (numberOf(set) << offsetBits) | offset),
  );
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

  const holds: ViewChecks['holds'] = (check, text, place) => {
    const set = check >> offsetBits;
    const kind = text[place + (check & offsetMask)] ?? 0;
    return (((setsOfKind[kind * words + (set >> 5)] ?? 0) >> (set & 31)) & 1) === 1;
  };
  return {
    holds,
    firstOf: (view) => all[firsts[view] ?? 0] ?? 0,
    othersHold: (view, text, place) => {
      const end = firsts[view + 1] ?? 0;
      for (let at = (firsts[view] ?? 0) + 1; at < end; at++) if (!holds(all[at] ?? 0, text, place)) return false;
      return true;
    },
  };
}

/** What a view says beyond the pair that it is filed under, the rarest first; where that is nothing, its pair again. */
function checksOf({ view, known }: FiledView): { offset: number; set: UnitSet }[] {
  const sets = view.map((set, offset) => ({ offset, set }));
  const checks = sets
    .filter(({ set, offset }) => set !== anything && offset !== known && offset !== known + 1)
    .sort((a, b) => a.set.probability - b.set.probability);
  return checks.length > 0 ? checks : sets.slice(known, known + 1);
}

function runningTotals(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => (total += count));
}
