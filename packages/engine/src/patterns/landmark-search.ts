/**
 * Finds the landmarks of many patterns in one walk over a text.
 *
 * Each view of a landmark is filed under two characters that are neighbours in it, where those are rarest. At each pair of
 * neighbours of a text only the views filed under it are held against what stands around: in a German letter a few for
 * each character, however many landmarks there are.
 */
import { kinds } from './character-kinds.js';
import type { Characters } from './characters.js';
import { offsetBits, offsetMask, type View, viewsOf } from './landmark-views.js';
import type { Landmark } from './landmarks.js';
import { compileChecks, type FiledView } from './view-checks.js';
import { anything, pairProbability } from './unit-sets.js';

/** For each landmark the numbers of the characters before which it stands, in order; undefined where there is none. */
export type Places = readonly (readonly number[] | undefined)[];

/** Keeps a landmark with many words on either side from having a view for each pair of them. */
const mostViews = 400;

/** Makes a function that finds all of `landmarks` in a text. */
export function compileLandmarks(landmarks: readonly Landmark[]): (characters: Characters) => Places {
  const views = landmarks.flatMap((landmark, number) =>
    viewsOf(landmark, mostViews).map((view) => ({ view, landmark: number, known: rarestPair(view) })),
  );
  const { firsts, filed } = filesOf(views);
  const { firstOf, holds, othersHold } = compileChecks(views);
  const landmarkOf = Uint16Array.from(views, ({ landmark }) => landmark);
  // The check that fails at most places, and the offset of the known pair, stand beside each other in the order of the files.
  const filedChecks = Int32Array.from(filed, (view) => (firstOf(view) << offsetBits) | (views[view]?.known ?? 0));
  return ({ kinds: text, length }) => {
    const places = new Array<number[] | undefined>(landmarks.length).fill(undefined);
    for (let at = 0; at < text.length - 1; at++) {
      const pair = (text[at] ?? 0) * kinds + (text[at + 1] ?? 0);
      const end = firsts[pair + 1] ?? 0;
      for (let file = firsts[pair] ?? 0; file < end; file++) {
        const check = filedChecks[file] ?? 0;
        const place = at - (check & offsetMask);
        if (place < 0 || place > length || !holds(check >> offsetBits, text, place)) continue;
        const view = filed[file] ?? 0;
        if (!othersHold(view, text, place)) continue;
        const landmark = landmarkOf[view] ?? 0;
        (places[landmark] ??= []).push(place);
      }
    }
    return places.map((marks) => marks && inOrder(marks));
  };
}

/** Where the two neighbours begin that are rarest in a German letter. */
function rarestPair(view: View): number {
  const probabilities = view.slice(1).map((set, index) => pairProbability(view[index] ?? anything, set));
  return probabilities.indexOf(Math.min(...probabilities));
}

/** The numbers of the views, filed under their pairs of kinds: those of pair n from `firsts[n]` to `firsts[n + 1]`. */
function filesOf(views: readonly FiledView[]): { firsts: Int32Array; filed: Uint16Array } {
  const files: (number[] | undefined)[] = new Array<undefined>(kinds * kinds).fill(undefined);
  views.forEach(({ view, known }, number) => {
    for (const left of (view[known] ?? anything).kinds) {
      for (const right of (view[known + 1] ?? anything).kinds) (files[left * kinds + right] ??= []).push(number);
    }
  });
  const firsts = new Int32Array(files.length + 1);
  files.forEach((file, pair) => {
    firsts[pair + 1] = (firsts[pair] ?? 0) + (file?.length ?? 0);
  });
  return { firsts, filed: Uint16Array.from(files.flatMap((file) => file ?? [])) };
}

/** Each place once: views of one landmark are filed under different pairs, and several may stand at one place. */
function inOrder(places: number[]): number[] {
  if (places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return places;
  return places.sort((a, b) => a - b).filter((place, index) => place !== places[index - 1]);
}
