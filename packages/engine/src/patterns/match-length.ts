/** How long the matches of a part of a pattern can be. */
import type { AST } from '@eslint-community/regexpp';
import { isSingleCharacter } from './outlook.js';

/** Least and most, in characters (code points). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const nothing: Range = { from: 0, to: 0 };
const oneCharacter: Range = { from: 1, to: 1 };

/** How long a match of an element can be. */
export function lengthOf(element: AST.Element): Range {
  if (isSingleCharacter(element)) return oneCharacter;
  if (element.type === 'Assertion') return nothing;
  if (element.type === 'Quantifier') {
    const once = lengthOf(element.element);
    return { from: once.from * element.min, to: once.to === 0 ? 0 : once.to * element.max };
  }
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    const lengths = element.alternatives.map(({ elements }) => elements.map(lengthOf).reduce(sum, nothing));
    return { from: Math.min(...lengths.map(({ from }) => from)), to: Math.max(...lengths.map(({ to }) => to)) };
  }
  return { from: 0, to: Infinity };
}

/** One after the other. */
export const sum = (a: Range, b: Range): Range => ({ from: a.from + b.from, to: a.to + b.to });
