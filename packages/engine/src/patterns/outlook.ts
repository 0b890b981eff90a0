/**
 * What can stand right after a place in a match, or right before it, read off the syntax tree of the pattern: after the
 * beginning of `Tel\. ?\d+` stand `T`, `e`, `l`, `.`, then a space or digit.
 */
import type { AST } from '@eslint-community/regexpp';
import { lengthOf } from './match-length.js';
import {
  anything, beyondAscii, complement, intersection, nothing, setOf, textEdge, union, type UnitSet,
} from './unit-sets.js'; // prettier-ignore

/** Sets for the characters from a place on, the nearest first; about those farther away nothing is known. */
export type Way = readonly UnitSet[];
/** The ways in which a text can go on from a place: one of them at least, if the pattern matches there. */
export type Outlook = readonly Way[];
/** To the right of a place, or to its left. */
export type Direction = 'ahead' | 'behind';

/** So many characters are looked at to either side. */
export const depth = 8;

/** What is known of a place where a pattern ends. */
export const unknown: Way = [];

/** An element of a pattern that takes exactly one character. */
export type SingleCharacter = AST.Character | AST.CharacterClass | AST.CharacterSet;
/** Which characters such an element takes. */
export type SetReader = (element: SingleCharacter) => UnitSet;

/** How to read a pattern. */
export interface Reading {
  readonly direction: Direction;
  readonly setOfCharacter: SetReader;
  /** Whether `^` and `$` stand at line ends as well. */
  readonly isMultiline: boolean;
  /** What was read before with these settings, by the source of a part and what comes after: patterns share much. */
  readonly known: Map<string, Way>;
}

/** The way over a sequence and on over `beyond`, all that its alternatives allow taken together. */
export function wayOver(elements: readonly AST.Element[], beyond: Way, reading: Reading): Way {
  const add = (way: Way, element: AST.Element): Way => wayOverElement(element, way, reading);
  return reading.direction === 'ahead' ? elements.reduceRight(add, beyond) : elements.reduce(add, beyond);
}

/** As `wayOver`, but with the alternatives at the very beginning kept apart: words with different first letters. */
export function outlookOver(elements: readonly AST.Element[], beyond: Way, reading: Reading): Outlook {
  const isAhead = reading.direction === 'ahead';
  const nearest = isAhead ? elements[0] : elements.at(-1);
  if (!nearest) return [beyond];
  const rest = isAhead ? elements.slice(1) : elements.slice(0, -1);
  if (nearest.type === 'Assertion') {
    const seen = outlookOverAssertion(nearest, reading);
    return outlookOver(rest, beyond, reading).flatMap((way) => seen.map((other) => both(way, other)));
  }
  const onward = wayOver(rest, beyond, reading);
  if (nearest.type === 'Group' || nearest.type === 'CapturingGroup') {
    return nearest.alternatives.flatMap((alternative) => outlookOver(alternative.elements, onward, reading));
  }
  if (nearest.type === 'Quantifier' && nearest.min === 0) {
    return [...outlookOver(rest, beyond, reading), wayOverRepetition({ ...nearest, min: 1 }, onward, reading)];
  }
  return [wayOverElement(nearest, onward, reading)];
}

/** What an assertion demands of the text on the side to which one reads. */
function outlookOverAssertion(assertion: AST.Assertion, reading: Reading): Outlook {
  const isPositive =
    assertion.kind === (reading.direction === 'ahead' ? 'lookahead' : 'lookbehind') && !assertion.negate;
  if (!isPositive) return [wayOverAssertion(assertion, unknown, reading)];
  return assertion.alternatives.flatMap(({ elements }) => outlookOver(elements, unknown, reading));
}

/** The way over one element. */
export function wayOverElement(element: AST.Element, beyond: Way, reading: Reading): Way {
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

const wayOverAny = (alternatives: readonly AST.Alternative[], beyond: Way, reading: Reading): Way =>
  alternatives.map(({ elements }) => wayOver(elements, beyond, reading)).reduce(either);

function wayOverRepetition(
  { element, min, max }: Pick<AST.Quantifier, 'element' | 'min' | 'max'>,
  beyond: Way,
  reading: Reading,
): Way {
  const inSight = Math.ceil(depth / Math.max(1, lengthOf(element).from));
  let way = beyond;
  for (let times = Math.min(max, inSight) - 1; times >= 0; times--) {
    const once = wayOverElement(element, way, reading);
    way = times < min ? once : either(beyond, once);
  }
  return way;
}

function wayOverAssertion(assertion: AST.Assertion, beyond: Way, reading: Reading): Way {
  const isAhead = reading.direction === 'ahead';
  if (assertion.kind === 'start' || assertion.kind === 'end') {
    const edges = reading.isMultiline ? setOf(textEdge, beyondAscii, 10, 13) : setOf(textEdge);
    return isAhead === (assertion.kind === 'end') ? both([edges], beyond) : beyond;
  }
  if (assertion.kind !== (isAhead ? 'lookahead' : 'lookbehind')) return beyond;
  return assertion.negate
    ? both([notExcluded(assertion.alternatives, reading)], beyond)
    : both(wayOverAny(assertion.alternatives, unknown, reading), beyond);
}

/** What a negative assertion leaves: it rules out those of its alternatives that are a single character. */
function notExcluded(alternatives: readonly AST.Alternative[], { setOfCharacter }: Reading): UnitSet {
  const someOfThemAreNotAll = setOf(beyondAscii);
  let left = anything;
  for (const { elements } of alternatives) {
    const [only, ...more] = elements;
    if (!only || !isSingleCharacter(only) || more.length > 0) continue;
    left = intersection(left, union(complement(setOfCharacter(only)), someOfThemAreNotAll));
  }
  return left;
}

/** Whether an element takes exactly one character. */
export const isSingleCharacter = (element: AST.Element): element is SingleCharacter =>
  element.type === 'Character' || element.type === 'CharacterClass' || element.type === 'CharacterSet';

/** The way that a text takes that takes both. */
function both(way: Way, other: Way): Way {
  const [longer, shorter] = way.length >= other.length ? [way, other] : [other, way];
  return longer.map((set, at) => intersection(set, shorter[at] ?? anything));
}

/** The way that a text takes that takes one of the two. */
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
