/**
 * Runs the patterns of many recognizers over a text without walking it once for each.
 *
 * From left to right, each match that is accepted counts. After one that counts the search goes on at its end, after
 * one that does not at its next character: a false start never hides a value. So what is found does not depend on
 * where else a pattern was tried, and it need only be tried where a match can begin.
 */
import { type Characters, readCharacters } from './characters.js';
import { compileLandmarks } from './landmark-search.js';
import { compileViews, type StandsAt, viewsOf } from './landmark-views.js';
import { type Inside, type Landmark, planOf } from './landmarks.js';
import { depth, keyOf } from './outlook.js';
import { writtenPlanOf } from './plan-file.js';

/** A pattern with the flags `g` and `u`, and whose it is. */
export interface Shape<Owner> {
  readonly pattern: RegExp;
  readonly owner: Owner;
}

/** What is to be found: whose patterns are worth a search, and what becomes of a match. */
export interface Wish<Owner, Find> {
  readonly wants: (owner: Owner) => boolean;
  /** Decides on one match; what it returns is found, unless that is undefined. */
  readonly accept: (match: RegExpExecArray, owner: Owner) => Find | undefined;
}

/** Collects what becomes of the matches in a text, pattern after pattern. */
export type SearchShapes<Owner> = <Find>(text: string, wish: Wish<Owner, Find>) => Find[];

/** Prepares a search for `shapes`. */
export function compileShapes<Owner>(shapes: readonly Shape<Owner>[]): SearchShapes<Owner> {
  const landmarks = new Landmarks();
  const planned = shapes.map(({ owner, pattern }) => ({ owner, shape: plannedShape(pattern, landmarks) }));
  const findLandmarks = compileLandmarks(landmarks.all);
  return <Find>(text: string, { wants, accept }: Wish<Owner, Find>) => {
    const characters = readCharacters(text);
    const places = findLandmarks(characters);
    const found: Find[] = [];
    for (const { owner, shape } of planned) {
      const marks = places[shape.mark];
      if (!marks || !wants(owner)) continue;
      tryAt(shape, marks, characters, text, (match) => {
        const find = accept(match, owner);
        return find !== undefined && found.push(find) > 0;
      });
    }
    return found;
  };
}

/** Whether a match counts. */
type IsFound = (match: RegExpExecArray) => boolean;

/** Tries a pattern where a match can begin that has one of `marks` in it. */
function tryAt(
  { sticky, lead }: PlannedShape,
  marks: readonly number[],
  characters: Characters,
  text: string,
  isFound: IsFound,
): void {
  const places = lead ? startsBefore(marks, lead, characters) : marks;
  if (places.length === 0) return;
  const pattern = sticky();
  let from = 0;
  for (const place of places) {
    const at = characters.offsets?.[place] ?? place;
    if (at < from) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && isFound(match)) from = at + match[0].length;
  }
}

/** The landmarks of some patterns, each once. */
class Landmarks {
  readonly all: Landmark[] = [];
  readonly #numbers = new Map<string, number>();

  /** Its number among all. */
  numberOf(landmark: Landmark): number {
    const key = [landmark.behind, landmark.ahead].map((outlook) => outlook.map(keyOf).join(';')).join(' ');
    const number = this.#numbers.get(key) ?? this.all.push(landmark) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** Where to try a pattern: at each mark, or at what can be the beginning of a match some way before it. */
interface PlannedShape {
  readonly sticky: () => RegExp;
  readonly mark: number;
  readonly lead: Lead | undefined;
}

/** What stands between the beginning of a match and a mark in it. */
interface Lead extends Pick<Inside, 'from' | 'to' | 'between'> {
  /** Whether what can be the beginning stands at a place. */
  readonly isStart: StandsAt;
}

function plannedShape(pattern: RegExp, landmarks: Landmarks): PlannedShape {
  const { start, inside } = writtenPlanOf(pattern) ?? planOf(pattern);
  let made: RegExp | undefined; // many are never tried in the life of a process
  const sticky = (): RegExp => (made ??= new RegExp(pattern.source, pattern.flags.replace('g', 'y')));
  if (!inside) return { sticky, mark: landmarks.numberOf(start), lead: undefined };
  const { from, to, between } = inside;
  const isStart = compileViews(viewsOf(start, mostStarts));
  return { sticky, mark: landmarks.numberOf(inside), lead: { from, to, between, isStart } };
}

/** In how many ways at most a beginning is looked for at one place. */
const mostStarts = 8;

/** The places, in order, at which a match with one of `marks` in it can begin. Looks at no character twice. */
function startsBefore(marks: readonly number[], lead: Lead, { kinds }: Characters): number[] {
  const { from, to, isStart } = lead;
  const { members } = lead.between;
  const found: number[] = [];
  let done = 0; // what lies before it was looked at for an earlier mark
  let open = 0; // a match that begins before it has a character in the way
  let seen = 0; // how far `open` was worked out
  for (const mark of marks) {
    let start = mark;
    while (start > seen && members[kinds[start - 1 + depth] ?? 0] === 1) start--;
    if (start > seen) open = start;
    seen = mark;
    for (let place = Math.max(done, open, mark - to); place <= mark - from; place++) {
      if (isStart(kinds, place)) found.push(place);
    }
    done = Math.max(done, mark - from + 1);
  }
  return found;
}
