/**
 * What can stand right after a place in a match, or right before it, read off the syntax tree of the pattern: after the
 * beginning of `Tel\. ?\d+` stand `T`, `e`, `l`, `.`, then a space or digit.
 */
import type { AST } from '@eslint-community/regexpp';
import { lengthOf } from './match-length.js';
import { isSingleCharacter, type SingleCharacter } from './single-character.js';
import { kindBeyondAscii, textEdge } from './character-kinds.js';
import { anything, complement, intersection, nothing, setOf, union, type KindSet } from './kind-sets.js';

/** Sets for the characters from a place on, the nearest first; about those farther away nothing is known. */
export type Way = readonly KindSet[];
/** The ways in which a text can go on from a place: one of them at least, if the pattern matches there. */
export type Outlook = readonly Way[];
/** To the right of a place, or to its left. */
export type Direction = 'ahead' | 'behind';

/** So many characters are looked at to either side. */
export const depth = 8;

/** So many of them are looked at in all their combinations. */
const charactersApart = 3;

/** What is known of a place where a pattern ends. */
export const unknown: Way = [];

/** Which characters such an element takes. */
export type SetReader = (element: SingleCharacter) => KindSet;

/** How a pattern is read. */
export interface PatternReading {
  readonly direction: Direction;
  readonly setOfCharacter: SetReader;
  /** Whether `^` and `$` stand at line ends as well. */
  readonly isMultiline: boolean;
  /** What was read before with these settings, by the source of a part and what comes after: patterns share much. */
  readonly known: Map<string, Way>;
}

/** The way over a sequence and on over `beyond`, all that its alternatives allow taken together. */
export function wayOver(elements: readonly AST.Element[], beyond: Way, reading: PatternReading): Way {
  const add = (way: Way, element: AST.Element): Way => wayOverElement(element, way, reading);
  return reading.direction === 'ahead' ? elements.reduceRight(add, beyond) : elements.reduce(add, beyond);
}

/**
 * As `wayOver`, but with what can stand at the first `apart` characters kept apart: words that begin differently, and
 * repetitions of different length.
 */
export function outlookOver(
  elements: readonly AST.Element[],
  beyond: Way,
  reading: PatternReading,
  apart = charactersApart,
): Outlook {
  const isAhead = reading.direction === 'ahead';
  const nearest = isAhead ? elements[0] : elements.at(-1);
  if (!nearest) return [beyond];
  if (apart === 0) return [wayOver(elements, beyond, reading)];
  const rest = isAhead ? elements.slice(1) : elements.slice(0, -1);
  const then = (more: readonly AST.Element[]): AST.Element[] => (isAhead ? [...more, ...rest] : [...rest, ...more]);
  if (nearest.type === 'Assertion') {
    const seen = outlookOverAssertion(nearest, reading, apart);
    return outlookOver(rest, beyond, reading, apart).flatMap((way) => seen.map((other) => both(way, other)));
  }
  if (nearest.type === 'Group' || nearest.type === 'CapturingGroup') {
    return nearest.alternatives.flatMap((alternative) =>
      outlookOver(then(alternative.elements), beyond, reading, apart),
    );
  }
  if (nearest.type === 'Quantifier' && nearest.min === 0 && lengthOf(nearest.element).from > 0) {
    // Another key in `reading.known`: it repeats one time less.
    const more = { ...nearest, max: nearest.max - 1, raw: `${nearest.raw}-` };
    const again = nearest.max > 1 ? [more] : [];
    const once = isAhead ? [nearest.element, ...again] : [...again, nearest.element];
    return [...outlookOver(rest, beyond, reading, apart), ...outlookOver(then(once), beyond, reading, apart)];
  }
  if (!isSingleCharacter(nearest)) return [wayOverElement(nearest, wayOver(rest, beyond, reading), reading)];
  const set = reading.setOfCharacter(nearest);
  return outlookOver(rest, beyond, reading, apart - 1).map((way) => [set, ...way.slice(0, depth - 1)]);
}

/** What an assertion demands of the text on the side to which one reads. */
function outlookOverAssertion(assertion: AST.Assertion, reading: PatternReading, apart: number): Outlook {
  const isPositive =
    assertion.kind === (reading.direction === 'ahead' ? 'lookahead' : 'lookbehind') && !assertion.negate;
  if (!isPositive) return [wayOverAssertion(assertion, unknown, reading)];
  return assertion.alternatives.flatMap(({ elements }) => outlookOver(elements, unknown, reading, apart));
}

/** The way over one element. */
function wayOverElement(element: AST.Element, beyond: Way, reading: PatternReading): Way {
  if (isSingleCharacter(element)) return [reading.setOfCharacter(element), ...beyond.slice(0, depth - 1)];
  if (element.type === 'Assertion') return wayOverAssertion(element, beyond, reading);
  if (element.type === 'Backreference') return unknown;
  const key = `${element.raw} ${keyOf(beyond)}`;
  const known = reading.known.get(key);
  if (known) return known;
  const way =
    element.type === 'Quantifier'
      ? wayOverRepetition(element, beyond, reading)
      : wayOverAny((element as AST.Group | AST.CapturingGroup).alternatives, beyond, reading);
  reading.known.set(key, way);
  return way;
}

const wayOverAny = (alternatives: readonly AST.Alternative[], beyond: Way, reading: PatternReading): Way =>
  alternatives.map(({ elements }) => wayOver(elements, beyond, reading)).reduce(either);

function wayOverRepetition(
  { element, min, max }: Pick<AST.Quantifier, 'element' | 'min' | 'max'>,
  beyond: Way,
  reading: PatternReading,
): Way {
  const inSight = Math.ceil(depth / Math.max(1, lengthOf(element).from));
  let way = beyond;
  for (let times = Math.min(max, inSight) - 1; times >= 0; times--) {
    const once = wayOverElement(element, way, reading);
    way = times < min ? once : either(beyond, once);
  }
  return way;
}

const [lineFeed, carriageReturn] = [10, 13]; // U+2028 and U+2029 are among the characters beyond ASCII

function wayOverAssertion(assertion: AST.Assertion, beyond: Way, reading: PatternReading): Way {
  const isAhead = reading.direction === 'ahead';
  if (assertion.kind === 'start' || assertion.kind === 'end') {
    const edges = reading.isMultiline ? setOf(textEdge, kindBeyondAscii, lineFeed, carriageReturn) : setOf(textEdge);
    return isAhead === (assertion.kind === 'end') ? both([edges], beyond) : beyond;
  }
  if (assertion.kind !== (isAhead ? 'lookahead' : 'lookbehind')) return beyond;
  return assertion.negate
    ? both([notExcluded(assertion.alternatives, reading)], beyond)
    : both(wayOverAny(assertion.alternatives, unknown, reading), beyond);
}

/** What a negative assertion leaves: it rules out those of its alternatives that are a single character. */
function notExcluded(alternatives: readonly AST.Alternative[], { setOfCharacter }: PatternReading): KindSet {
  const someOfThemAreNotAll = setOf(kindBeyondAscii);
  let left = anything;
  for (const { elements } of alternatives) {
    const [only, ...more] = elements;
    if (!only || !isSingleCharacter(only) || more.length > 0) continue;
    left = intersection(left, union(complement(setOfCharacter(only)), someOfThemAreNotAll));
  }
  return left;
}

/** What both ways allow, place by place. */
function both(way: Way, other: Way): Way {
  const [longer, shorter] = way.length >= other.length ? [way, other] : [other, way];
  return longer.map((set, at) => intersection(set, shorter[at] ?? anything));
}

/** What either way allows, place by place. */
const either = (way: Way, other: Way): Way =>
  way.slice(0, other.length).map((set, at) => union(set, other[at] ?? anything));

/** At most `most` ways that take all that those of `outlook` take; those that begin alike are merged. */
export function fewer(outlook: Outlook, most: number): Outlook {
  const ways = [...new Map(outlook.filter((way) => !way.includes(nothing)).map((way) => [keyOf(way), way])).values()];
  ways.sort(byFirstDifference);
  const share = Math.ceil(ways.length / most);
  return Array.from({ length: share && Math.ceil(ways.length / share) }, (_, index) =>
    ways.slice(index * share, (index + 1) * share).reduce(either),
  );
}

/** Tells a way from others. */
export const keyOf = (way: Way): string => way.map(({ id }) => id).join();

function byFirstDifference(way: Way, other: Way): number {
  const at = way.findIndex((set, index) => set !== other[index]);
  const [set, otherSet] = [way[at], other[at]];
  if (!set || !otherSet) return way.length - other.length;
  return set.bits < otherSet.bits ? -1 : 1;
}
