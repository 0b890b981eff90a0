/**
 * Finds the landmarks of many patterns in one walk over a text.
 *
 * Each view of a landmark is filed under two characters that are neighbours in it, where those are rarest. At each pair
 * of neighbours of a text only the views filed under it are held against what stands around, first against its outline:
 * in a German letter that leaves one or two families of views for each character, however many landmarks there are.
 */
import { kinds } from './character-kinds.js';
import type { Characters } from './characters.js';
import { offsetBits, offsetMask, type View, viewsOf } from './landmark-views.js';
import type { Landmark } from './landmarks.js';
import {
  checkBits,
  type CheckedSets,
  checkMask,
  endOfTree,
  familiesOf,
  type Family,
  holdsFor,
  treesOf,
} from './check-trees.js';
import { anything, pairProbability } from './kind-sets.js';
import { insert, type Runs } from './runs.js';

/** For each landmark the characters before which it stands; undefined where there is none. */
export type Places = readonly (Runs | undefined)[];

/** Landmarks, filed: numbers alone, so that the build can write them down. */
export interface LandmarkIndex {
  /** How many landmarks there are. */
  readonly count: number;
  /** For each pair of kinds where its file begins, and at the end where the last one ends. */
  readonly firsts: Int32Array;
  /** For each family in a file the bits that the outlines before and after the pair can't have. */
  readonly ruledOutBefore: Int32Array;
  readonly ruledOutAfter: Int32Array;
  /** For each family in a file where its tree begins, and in the lowest bits the offset of the pair in its views. */
  readonly trees: Int32Array;
  /** The trees, and the sets of their checks. */
  readonly nodes: Int32Array;
  readonly sets: CheckedSets;
}

/** Keeps a landmark with many words on either side from having a view for each pair of them. */
const mostViews = 400;

/** Files the views of all landmarks. */
export function indexLandmarks(landmarks: readonly Landmark[]): LandmarkIndex {
  const views = landmarks.flatMap((landmark, number) =>
    viewsOf(landmark, mostViews).map((view) => ({ view, landmark: number, known: rarestPair(view) })),
  );
  const { families, sets } = familiesOf(views);
  const { roots, nodes } = treesOf(families);
  const { firsts, filed } = filesOf(families);
  // In the order of the files, so that what is read at a pair stands together.
  const filedFamilies = filed.flatMap((number) => families[number] ?? []);
  return {
    count: landmarks.length,
    firsts,
    ruledOutBefore: Int32Array.from(filedFamilies, ({ before }) => before),
    ruledOutAfter: Int32Array.from(filedFamilies, ({ after }) => after),
    trees: Int32Array.from(filedFamilies, ({ known }, file) => ((roots[filed[file] ?? 0] ?? 0) << offsetBits) | known),
    nodes,
    sets,
  };
}

/** Makes a function that finds all landmarks of an index in a text. */
export function finderFor(index: LandmarkIndex): (characters: Characters) => Places {
  const { count, firsts, ruledOutBefore, ruledOutAfter, trees, nodes } = index;
  const holds = holdsFor(index.sets);
  return ({ kinds: text, outlines, length }) => {
    const places = new Array<number[] | undefined>(count).fill(undefined);
    for (let at = 0; at < text.length - 1; at++) {
      const pair = (text[at] ?? 0) * kinds + (text[at + 1] ?? 0);
      const end = firsts[pair + 1] ?? 0;
      const before = outlines.before[at] ?? 0;
      const after = outlines.after[at + 2] ?? 0;
      for (let file = firsts[pair] ?? 0; file < end; file++) {
        if ((((ruledOutBefore[file] ?? 0) & before) | ((ruledOutAfter[file] ?? 0) & after)) !== 0) continue;
        const tree = trees[file] ?? 0;
        const place = at - (tree & offsetMask);
        if (place < 0 || place > length) continue;
        for (let next = tree >> offsetBits; ; next++) {
          const node = nodes[next] ?? endOfTree;
          if (node === endOfTree) break;
          if (node < 0) insert(place, (places[~node] ??= []));
          else if (!holds(node & checkMask, text, place)) next += node >> checkBits;
        }
      }
    }
    return places;
  };
}

/** Where the two neighbours begin that are rarest in a German letter. */
function rarestPair(view: View): number {
  const probabilities = view.slice(1).map((set, index) => pairProbability(view[index] ?? anything, set));
  return probabilities.indexOf(Math.min(...probabilities));
}

/**
 * The numbers of the families, filed under their pairs of kinds: those of pair n from `firsts[n]` to `firsts[n + 1]`.
 */
function filesOf(families: readonly Family[]): { firsts: Int32Array; filed: number[] } {
  const files: (number[] | undefined)[] = new Array<undefined>(kinds * kinds).fill(undefined);
  families.forEach(({ pair: [left, right] }, number) => {
    for (const one of left.kinds) for (const other of right.kinds) (files[one * kinds + other] ??= []).push(number);
  });
  const firsts = new Int32Array(files.length + 1);
  files.forEach((file, pair) => {
    firsts[pair + 1] = (firsts[pair] ?? 0) + (file?.length ?? 0);
  });
  return { firsts, filed: files.flatMap((file) => file ?? []) };
}
