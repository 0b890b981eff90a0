/**
 * Finds the landmarks of many patterns in one walk over a text.
 *
 * Each view of a landmark is filed under three characters that are neighbours in it, where those are rarest. At each
 * three neighbours of a text only the views filed under them are held against what stands around: in a German letter
 * four for each character, however many landmarks there are. Which ones that are is worked out when three neighbours are
 * first met.
 */
import { kinds } from './character-kinds.js';
import type { Characters } from './characters.js';
import { type View, viewsOf } from './landmark-views.js';
import type { Landmark } from './landmarks.js';
import { anything, pairProbability } from './unit-sets.js';
import { compileChecks, type FiledView } from './view-checks.js';

/** For each landmark the numbers of the characters before which it stands, in order; undefined where there is none. */
export type Places = readonly (readonly number[] | undefined)[];

/** Keeps a landmark with many words on either side from having a view for each pair of them. */
const mostViews = 400;

/** Makes a function that finds all of `landmarks` in a text. */
export function compileLandmarks(landmarks: readonly Landmark[]): (characters: Characters) => Places {
  const views = landmarks.flatMap((landmark, number) =>
    viewsOf(landmark, mostViews).map((view) => ({ view, landmark: number, known: rarestThree(view) })),
  );
  const viewsUnder = filesOf(views);
  const holds = compileChecks(views);
  const offsets = Int8Array.from(views, ({ known }) => known);
  const landmarkOf = Uint16Array.from(views, ({ landmark }) => landmark);
  return ({ kinds: text, length }) => {
    const places = new Array<number[] | undefined>(landmarks.length).fill(undefined);
    for (let at = 0; at < text.length - 2; at++) {
      for (const view of viewsUnder(text[at] ?? 0, text[at + 1] ?? 0, text[at + 2] ?? 0)) {
        const place = at - (offsets[view] ?? 0);
        if (place < 0 || place > length || !holds(view, text, place)) continue;
        const landmark = landmarkOf[view] ?? 0;
        (places[landmark] ??= []).push(place);
      }
    }
    return places.map((marks) => marks && inOrder(marks));
  };
}

/** Where the three neighbours begin that are rarest in a German letter. */
function rarestThree(view: View): number {
  const probabilities = view.slice(2).map((last, index) => {
    const [first, middle] = [view[index] ?? anything, view[index + 1] ?? anything];
    const ofMiddle = Math.max(middle.probability, Number.MIN_VALUE);
    return (pairProbability(first, middle) * pairProbability(middle, last)) / ofMiddle;
  });
  return probabilities.indexOf(Math.min(...probabilities));
}

/** So many threes of characters are remembered, with their views; a language has a third of that. */
const mostThrees = 1 << 16;

/** Makes a function that names the views filed under three kinds of characters. */
function filesOf(views: readonly FiledView[]): (first: number, second: number, third: number) => readonly number[] {
  const underPair: (number[] | undefined)[] = new Array<undefined>(kinds * kinds).fill(undefined);
  views.forEach(({ view, known }, number) => {
    for (const first of (view[known] ?? anything).kinds) {
      for (const second of (view[known + 1] ?? anything).kinds) (underPair[first * kinds + second] ??= []).push(number);
    }
  });
  const none: readonly number[] = [];
  const underThree: (readonly number[] | undefined)[][] = underPair.map(() => []);
  let remembered = 0;
  return (first, second, third) => {
    const pair = first * kinds + second;
    const before = underThree[pair]?.[third];
    if (before) return before;
    if (remembered++ === mostThrees) {
      underThree.forEach((files) => (files.length = 0));
      remembered = 1;
    }
    const files = underPair[pair]?.filter((number) => {
      const { view, known } = views[number] ?? {};
      return view?.[(known ?? 0) + 2]?.members[third] === 1;
    });
    return ((underThree[pair] ??= [])[third] = files && files.length > 0 ? files : none);
  };
}

/** Each place once: views of one landmark are filed under different characters, and several may stand at one place. */
function inOrder(places: number[]): number[] {
  if (places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))) return places;
  return places.sort((a, b) => a - b).filter((place, index) => place !== places[index - 1]);
}
