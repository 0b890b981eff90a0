/**
 * What to look for in a text before a pattern is tried on it, read off the pattern itself. A match of
 * `(?<![\p{L}\d])[\p{L}\d.]{1,64}@[a-z]+` begins where a word does, as many places do; but one to 64 characters on
 * there stands a letter, digit or dot with an `@` and a letter after it, as hardly anywhere in a letter.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { lengthOf, type Range, sum } from './match-length.js';
import {
  type Direction,
  type Outlook,
  outlookOver,
  type PatternReading,
  type SetReader,
  unknown,
  type Way,
  wayOver,
} from './outlook.js';
import { setReader } from './set-reader.js';
import { isSingleCharacter } from './single-character.js';
import { anything, nothing, union, type KindSet } from './kind-sets.js';
import type { PatternSource } from './pattern-source.js';

/** A kind of place, by what stands to its left and to its right. */
export interface Landmark {
  readonly behind: Outlook;
  readonly ahead: Outlook;
}

/** Where to try a pattern. Lengths and distances are in characters (code points). */
export interface SearchPlan {
  /** Each match begins at such a place. */
  readonly start: Landmark;
  /** Each match has such a place; absent where the beginning itself is rare enough. */
  readonly inside?: Inside;
}

/** A place `from` to `to` after the beginning of each match, with nothing but characters of `between` on the way. */
export interface Inside extends Landmark, Range {
  readonly between: KindSet;
}

/** Reads the plan for a pattern, which must have the flag `u`. */
export function planOf(pattern: PatternSource): SearchPlan {
  if (!pattern.flags.includes('u')) throw new TypeError(`a pattern without the flag u: ${pattern.source}`);
  const grouped = `(?:${pattern.source})`;
  const { alternatives } = new RegExpParser().parsePattern(grouped, 0, grouped.length, { unicode: true });
  const [start, ...others] = landmarksIn(alternatives.flatMap(opened), pattern.flags);
  if (!start) throw new TypeError('a sequence without a beginning');
  let inside: Inside | undefined;
  for (const landmark of others) {
    if (triesPerCharacter(landmark) < triesPerCharacter(inside ?? start) * worthwhile) inside = landmark;
  }
  const { behind, ahead } = start;
  return { start: { behind, ahead }, ...(inside && { inside }) };
}

/** A landmark farther on must promise this share of the tries, or it costs more than it saves. */
const worthwhile = 0.5;

/** The elements of a sequence, with groups that hold a single sequence replaced by its elements. */
const opened = ({ elements }: AST.Alternative): AST.Element[] =>
  elements.flatMap((element) => {
    const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
    const [only, ...more] = isGroup ? element.alternatives : [];
    return only && more.length === 0 ? opened(only) : [element];
  });

const readings = new Map<string, PatternReading>();

/** One for each direction and set of flags, so that what patterns have in common is read once. */
function readingOf(flags: string, direction: Direction): PatternReading {
  const key = `${direction} ${flags.replace(/[^imsu]/g, '')}`;
  const reading = readings.get(key) ?? {
    direction,
    setOfCharacter: setReader(flags),
    isMultiline: flags.includes('m'),
    known: new Map<string, Way>(),
  };
  readings.set(key, reading);
  return reading;
}

/** All places between the elements of a sequence, its beginning first. */
function landmarksIn(elements: readonly AST.Element[], flags: string): Inside[] {
  const [ahead, behind] = [readingOf(flags, 'ahead'), readingOf(flags, 'behind')];
  const onward: Way[] = [unknown]; // from before each element to the end
  for (const element of [...elements].reverse()) onward.unshift(wayOver([element], onward[0] ?? unknown, ahead));
  const landmarks: Inside[] = [];
  let between: KindSet = nothing;
  let at: Range = { from: 0, to: 0 };
  let back: Way = unknown; // from before the element before this place
  for (let index = 0; index < elements.length; index++) {
    const first = index;
    while (elements[index]?.type === 'Assertion') index++; // they look from one and the same place
    landmarks.push({
      ...at,
      between,
      ahead: outlookOver(elements.slice(first, index + 1), onward[index + 1] ?? unknown, ahead),
      behind: outlookOver(elements.slice(Math.max(0, first - 1), index), back, behind),
    });
    back = wayOver(elements.slice(Math.max(0, first - 1), index), back, behind);
    const element = elements[index];
    if (!element) continue;
    at = sum(at, lengthOf(element));
    between = union(between, charactersIn(element, ahead.setOfCharacter));
  }
  return landmarks.length > 0 ? landmarks : [{ ...at, between, ahead: [unknown], behind: [unknown] }];
}

/** The characters that a match of an element can have. */
function charactersIn(element: AST.Element, setOfCharacter: SetReader): KindSet {
  if (isSingleCharacter(element)) return setOfCharacter(element);
  if (element.type === 'Assertion') return nothing;
  if (element.type === 'Quantifier') return charactersIn(element.element, setOfCharacter);
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return anything;
  return element.alternatives
    .flatMap(({ elements }) => elements)
    .map((part) => charactersIn(part, setOfCharacter))
    .reduce(union, nothing);
}

/** At how many places a landmark makes one try a pattern, in a German letter, as a share of all its places. */
function triesPerCharacter({ behind, ahead, from, to, between }: Inside): number {
  const usualRun = between.probability / Math.max(1 - between.probability, 1e-3);
  return probability(behind) * probability(ahead) * (1 + Math.min(to - from, usualRun) * startsPerCharacter);
}

const probability = (outlook: Outlook): number =>
  Math.min(
    1,
    outlook.reduce((sum, way) => sum + way.reduce((product, set) => product * set.probability, 1), 0),
  );

/** A match begins at one place in five, as words do. */
const startsPerCharacter = 0.2;
