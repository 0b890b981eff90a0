/**
 * Runs the patterns of many recognizers over a text without walking it once for each.
 *
 * From left to right, each match that is accepted counts. After one that counts the search goes on at its end, after
 * one that does not at its next character: a false start never hides a value. So what is found does not depend on
 * where else a pattern was tried, and it need only be tried where a match can begin.
 */
import { type Characters, compileLandmarks, readCharacters } from './landmark-search.js';
import { type Landmark, planOf, type SearchPlan } from './landmarks.js';
import { keyOf } from './outlook.js';

/** Decides on one match; what it returns is found, unless that is undefined. */
export type Accept<T> = (match: RegExpExecArray) => T | undefined;

/** Collects what `accept` makes of the matches of one pattern. */
export type SearchShape = <T>(accept: Accept<T>) => T[];

/** Prepares `patterns` once; the function takes a text and returns a search for each of them, in their order. */
export function compileShapes(patterns: readonly RegExp[]): (text: string) => SearchShape[] {
  const plans = patterns.map(planOf);
  const numbers = new Map<string, number>();
  const landmarks: Landmark[] = [];
  const numberOf = (landmark: Landmark): number => {
    const key = landmarkKey(landmark);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, landmarks.length);
    return landmarks.push(landmark) - 1;
  };
  const shapes = plans.map((plan, index) => shapeOf(patterns[index] ?? /(?:)/u, plan, numberOf));
  const findLandmarks = compileLandmarks(landmarks);
  return (text) => {
    const characters = readCharacters(text);
    const places = findLandmarks(characters);
    return shapes.map(({ sticky, start, inside, from, to }): SearchShape => {
      const starts = places[start] ?? none;
      const marks = inside === undefined ? undefined : (places[inside] ?? none);
      if (starts.length === 0 || marks?.length === 0) return () => [];
      const tries = marks ? before(starts, marks, from, to) : starts;
      return (accept) => searchAt(sticky, tries, characters, text, accept);
    });
  };
}

const none: readonly number[] = [];

interface Shape {
  readonly sticky: RegExp;
  readonly start: number;
  readonly inside: number | undefined;
  readonly from: number;
  readonly to: number;
}

function shapeOf(
  { source, flags }: RegExp,
  { start, inside }: SearchPlan,
  numberOf: (landmark: Landmark) => number,
): Shape {
  return {
    sticky: new RegExp(source, `${flags.replace(/[gy]/g, '')}y`),
    start: numberOf(start),
    inside: inside && numberOf(inside),
    from: inside?.from ?? 0,
    to: inside?.to ?? 0,
  };
}

const landmarkKey = ({ behind, ahead }: Landmark): string =>
  [behind, ahead].map((outlook) => outlook.map(keyOf).join(';')).join(' ');

/** Those of `starts` with one of `marks` at a distance of `from` to `to`; both are in order. */
function before(starts: readonly number[], marks: readonly number[], from: number, to: number): number[] {
  const near: number[] = [];
  let next = 0;
  for (const start of starts) {
    while (next < marks.length && (marks[next] ?? 0) < start + from) next++;
    if (next === marks.length) break;
    if ((marks[next] ?? 0) <= start + to) near.push(start);
  }
  return near;
}

function searchAt<T>(
  sticky: RegExp,
  places: readonly number[],
  { offsets }: Characters,
  text: string,
  accept: Accept<T>,
): T[] {
  const found: T[] = [];
  let from = 0;
  for (const place of places) {
    const at = offsets?.[place] ?? place;
    if (at < from) continue;
    sticky.lastIndex = at;
    const match = sticky.exec(text);
    const find = match ? accept(match) : undefined;
    if (!match || find === undefined) continue;
    found.push(find);
    from = at + match[0].length;
  }
  return found;
}
