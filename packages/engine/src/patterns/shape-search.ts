/**
 * Runs the patterns of many recognizers over a text without walking it once for each.
 *
 * From left to right, each match that is accepted counts. After one that counts the search goes on at its end, after
 * one that does not at its next character: a false start never hides a value. So what is found does not depend on
 * where else a pattern was tried, and it need only be tried where a match can begin.
 */
import type { Stretch } from '@palimpsest/protocol';
import { alphabetOfRuns } from './alphabet.js';
import { type Characters, readCharacters } from './characters.js';
import { finderFor } from './landmark-search.js';
import { type StandsAt, standsFor } from './landmark-views.js';
import { depth } from './outlook.js';
import { plansFor } from './plan-file.js';
import { keyOf, type Lead, type PatternPlan } from './plans.js';
import type { ReducedPattern } from './reduced-pattern.js';
import type { PatternSource } from './pattern-source.js';
import { forEachPlace, type Runs } from './runs.js';

/** A pattern with the flags `g` and `u`, and whose it is. */
export interface Shape<Owner> {
  readonly pattern: PatternSource;
  readonly owner: Owner;
}

/** What is to be found: whose patterns are worth a search, and what becomes of a match. */
export interface Wish<Owner, Find> {
  readonly wants: (owner: Owner) => boolean;
  /**
   * Decides on the value of one match, its group `value` or all of it; what it returns is found, unless that is
   * undefined.
   */
  readonly accept: (value: Stretch, owner: Owner) => Find | undefined;
}

/** Collects what becomes of the matches in a text, pattern after pattern. */
export type SearchShapes<Owner> = <Find>(text: string, wish: Wish<Owner, Find>) => Find[];

/** Prepares a search for `shapes`. */
export function compileShapes<Owner>(shapes: readonly Shape<Owner>[]): SearchShapes<Owner> {
  const { alphabet: runs, landmarks, ofKey } = plansFor(shapes.map(({ pattern }) => pattern));
  const alphabet = alphabetOfRuns(runs);
  const planned = shapes.flatMap(({ owner, pattern }) => {
    const plan = ofKey.get(keyOf(pattern));
    return plan ? [{ owner, mark: plan.mark, shape: plannedShape(plan) }] : [];
  });
  const findLandmarks = finderFor(landmarks);
  // Most shapes have no landmark in a letter; of them this alone is read.
  const markOf = Uint16Array.from(planned, ({ mark }) => mark);
  return <Find>(text: string, { wants, accept }: Wish<Owner, Find>) => {
    const characters = readCharacters(text, alphabet);
    const places = findLandmarks(characters);
    const found: Find[] = [];
    for (let number = 0; number < markOf.length; number++) {
      const marks = places[markOf[number] ?? 0];
      const tried = marks && planned[number];
      if (!marks || !tried || !wants(tried.owner)) continue;
      const { owner, shape } = tried;
      tryAt(shape, marks, characters, (match) => {
        const find = accept(valueOf(match, characters), owner);
        return find !== undefined && found.push(find) > 0;
      });
    }
    return found;
  };
}

/** Where the value of a match stands in the text, in code units. */
function valueOf(match: RegExpExecArray, { offsets }: Characters): Stretch {
  const [start, end] = match.indices?.groups?.['value'] ?? [match.index, match.index + match[0].length];
  return { start: offsets?.[start] ?? start, end: offsets?.[end] ?? end };
}

/** Whether a match counts. */
type IsFound = (match: RegExpExecArray) => boolean;

/** Tries a pattern where a match can begin that has one of `marks` in it. */
function tryAt({ sticky, lead }: PlannedShape, marks: Runs, characters: Characters, isFound: IsFound): void {
  let from = 0;
  const tryFrom = (place: number): void => {
    if (place < from) return;
    const pattern = sticky();
    pattern.lastIndex = place;
    const match = pattern.exec(characters.reduced);
    if (match && isFound(match)) from = place + match[0].length;
  };
  if (lead) forEachStart(marks, lead, characters, tryFrom);
  else forEachPlace(marks, tryFrom);
}

/** A pattern that is ready to be tried, at each mark or at what can be the beginning of a match some way before it. */
interface PlannedShape {
  readonly sticky: () => RegExp;
  readonly lead: PlannedLead | undefined;
}

/** What stands between the beginning of a match and a mark in it. */
interface PlannedLead extends Pick<Lead, 'from' | 'to' | 'between'> {
  /** Whether what can be the beginning stands at a place. */
  readonly isStart: StandsAt;
}

function plannedShape({ reduced, lead }: PatternPlan): PlannedShape {
  let made: RegExp | undefined; // many are never tried in the life of a process
  const sticky = (): RegExp => (made ??= compileAtOnce(reduced));
  return { sticky, lead: lead && { ...lead, isStart: standsFor(lead.start) } };
}

/**
 * Makes a sticky pattern. At its first use V8 writes a pattern as bytecode and interprets that, at the second it
 * compiles it; but if the first text is long it compiles at once, which for patterns as large as these takes a fraction
 * of the time.
 */
function compileAtOnce({ source, flags }: ReducedPattern): RegExp {
  const pattern = new RegExp(source, `${flags}y`);
  pattern.test(longText);
  return pattern;
}

/** As many characters as V8 calls long (`JSRegExp::kTierUpForSubjectLengthValue`). */
const longText = '\n'.repeat(1000);

/** Visits the places, in order, at which a match with one of `marks` in it can begin. Looks at no character twice. */
function forEachStart(
  marks: Runs,
  { from, to, between, isStart }: PlannedLead,
  characters: Characters,
  visit: (place: number) => void,
): void {
  const { kinds } = characters;
  let done = 0; // what lies before it was looked at for an earlier mark
  let open = 0; // a match that begins before it has a character in the way
  let seen = 0; // how far `open` was worked out
  forEachPlace(marks, (mark) => {
    const farthest = Math.max(seen, mark - to);
    let start = mark;
    while (start > farthest && between[kinds[start - 1 + depth] ?? 0] === 1) start--;
    if (start > seen) open = start;
    seen = mark;
    for (let place = Math.max(done, open, mark - to); place <= mark - from; place++) {
      if (isStart(characters, place)) visit(place);
    }
    done = Math.max(done, mark - from + 1);
  });
}
