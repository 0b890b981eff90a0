/** What stands around a landmark, one way at a time, and how a few such ways are held against a text. */
import { kinds } from './character-kinds.js';
import type { Characters } from './characters.js';
import type { Landmark } from './landmarks.js';
import { bitsRuledOut } from './outline.js';
import { depth, fewer, type Way } from './outlook.js';
import { anything, nothing, union, type KindSet } from './kind-sets.js';

/** Sets for the characters around a place, the first for the one that stands `depth` characters before it. */
export type View = readonly KindSet[];

/** The views of a landmark, `most` of them at most; a text has one of them wherever the landmark stands. */
export function viewsOf({ behind, ahead }: Landmark, most: number): View[] {
  const aheads = fewer(ahead, Math.max(1, Math.floor(most / Math.min(behind.length, ahead.length))));
  const behinds = fewer(behind, Math.max(1, Math.floor(most / Math.max(1, aheads.length))));
  return aheads.flatMap((way) => behinds.map((other) => around(other, way)));
}

const around = (behind: Way, ahead: Way): View =>
  Array.from({ length: 2 * depth }, (_, index) =>
    index < depth ? (behind[depth - 1 - index] ?? anything) : (ahead[index - depth] ?? anything),
  );

/** An offset in a view takes so many bits. */
export const offsetBits = Math.ceil(Math.log2(2 * depth));
/** The bits of a number that are its offset. */
export const offsetMask = (1 << offsetBits) - 1;

/** Whether something stands around the character `place` of a text. */
export type StandsAt = (text: Pick<Characters, 'kinds' | 'outlines'>, place: number) => boolean;

/** A few views, 8 at most, that are held against a text at once, one bit each. */
export interface ViewTable {
  /** Where some of the views ask for a character, the rarest first. */
  readonly offsets: readonly number[];
  /** For each of these offsets, and kind of character, the views that take the kind there. */
  readonly viewsWith: Uint8Array;
  /** The bits of all views. */
  readonly all: number;
  /** The bits that the outlines before and after the place can't have. */
  readonly before: number;
  readonly after: number;
}

/** Writes views as a table. */
export function tableOf(views: readonly View[]): ViewTable {
  const offsets = offsetsToCheck(views);
  const viewsWith = new Uint8Array(offsets.length * kinds);
  offsets.forEach((offset, row) => {
    views.forEach((view, number) => {
      for (const kind of view[offset]?.kinds ?? []) {
        viewsWith[row * kinds + kind] = (viewsWith[row * kinds + kind] ?? 0) | (1 << number);
      }
    });
  });
  const all = views.reduce((some, _, number) => some | (1 << number), 0);
  const before = views.reduce((bits, view) => bits & bitsRuledOut(view.slice(0, depth).reverse()), ~0);
  const after = views.reduce((bits, view) => bits & bitsRuledOut(view.slice(depth)), ~0);
  return { offsets, viewsWith, all, before, after };
}

/** Makes the test whether any view of a table stands at a place. */
export const standsFor =
  ({ offsets, viewsWith, all, before, after }: ViewTable): StandsAt =>
  ({ kinds: text, outlines }, place) => {
    const at = place + depth;
    if (((before & (outlines.before[at] ?? 0)) | (after & (outlines.after[at] ?? 0))) !== 0) return false;
    let left = all;
    for (let row = 0; left !== 0 && row < offsets.length; row++) {
      left &= viewsWith[row * kinds + (text[place + (offsets[row] ?? 0)] ?? 0)] ?? 0;
    }
    return left !== 0;
  };

/** Where some of the views ask for a character that not every text has there; where it is rarest comes first. */
const offsetsToCheck = (views: readonly View[]): number[] =>
  Array.from({ length: 2 * depth }, (_, offset) => {
    const sets = views.map((view) => view[offset] ?? anything);
    return { offset, set: sets.reduce(union, nothing), isChecked: sets.some((set) => set !== anything) };
  })
    .filter(({ isChecked }) => isChecked)
    .sort((a, b) => a.set.probability - b.set.probability)
    .map(({ offset }) => offset);
