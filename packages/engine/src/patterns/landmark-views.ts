/** What stands around a landmark, one way at a time, ready to be held against a text. */
import { kinds } from './character-kinds.js';
import type { Landmark } from './landmarks.js';
import { depth, fewer, type Way } from './outlook.js';
import { anything, type UnitSet } from './unit-sets.js';

/** Sets for the characters around a place, the first for the one that stands `depth` characters before it. */
export type View = readonly UnitSet[];

/** The views of a landmark, `most` of them at most; a text has one of them wherever the landmark stands. */
export function viewsOf({ behind, ahead }: Landmark, most: number): View[] {
  const share = Math.max(1, Math.floor(most / Math.min(behind.length, ahead.length)));
  const [aheads, behinds] = [fewer(ahead, share), fewer(behind, Math.max(1, Math.floor(most / share)))];
  return aheads.flatMap((way) => behinds.map((other) => around(other, way)));
}

const around = (behind: Way, ahead: Way): View =>
  Array.from({ length: 2 * depth }, (_, index) =>
    index < depth ? (behind[depth - 1 - index] ?? anything) : (ahead[index - depth] ?? anything),
  );

/** An offset in a view takes so many bits. */
const offsetBits = Math.ceil(Math.log2(2 * depth));
const offsetMask = (1 << offsetBits) - 1;

/** Whether the view with a number stands around the character `place` of a text, given as its kinds between edges. */
export type StandsAt = (view: number, text: Uint8Array, place: number) => boolean;

/** Makes the test for `views`. At the offset `known` of a view, and the one after it, nothing is checked. */
export function compileViews(views: readonly { readonly view: View; readonly known?: number }[]): StandsAt {
  const rows = new Map<UnitSet, number>();
  const rowOf = (set: UnitSet): number => {
    const row = rows.get(set) ?? rows.size;
    rows.set(set, row);
    return row;
  };
  const checks = views.map(({ view, known = -2 }) =>
    checksOf(view, known).map(({ offset, set }) => ((rowOf(set) * kinds) << offsetBits) | offset),
  );
  const steps = Int32Array.from(checks.flat());
  const firsts = Int32Array.of(0, ...runningTotals(checks.map(({ length }) => length)));
  const members = new Uint8Array(rows.size * kinds);
  for (const [set, row] of rows) members.set(set.members, row * kinds);

  return (view, text, place) => {
    const end = firsts[view + 1] ?? 0;
    for (let at = firsts[view] ?? 0; at < end; at++) {
      const step = steps[at] ?? 0;
      if (members[(step >> offsetBits) + (text[place + (step & offsetMask)] ?? 0)] === 0) return false;
    }
    return true;
  };
}

/** The characters of a view that not every text has there, the rarest first: most places fail at the first. */
const checksOf = (view: View, known: number): { offset: number; set: UnitSet }[] =>
  view
    .map((set, offset) => ({ offset, set }))
    .filter(({ set, offset }) => set !== anything && offset !== known && offset !== known + 1)
    .sort((a, b) => a.set.probability - b.set.probability);

function runningTotals(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => (total += count));
}
