/**
 * Finds numbers of files, customers, policies and the like by what is typical of them, where no pattern knows their label or
 * form: a logistic regression over clues, small enough to be learned from a few hundred marked documents.
 */
import { readFileSync } from 'node:fs';
import type { EntityType, Stretch } from '@palimpsest/protocol';
import { cluesOf } from './clues.js';
import { readNumbers } from './number-text.js';
import { probabilityOf } from './weights.js';

const weights = new Int8Array(readFileSync(new URL('../../data/number-weights.bin', import.meta.url)));

/** A number is masked from here on. Lower leaves less open and masks more (`docs/decisions/0013-numbers-by-clues.md`). */
const leastProbability = 0.5;

/** A group of digits beside a number belongs to it from here on: `10 1204 7739 418`. */
const leastProbabilityInGroup = 0.15;
const shortGroup = /^\d{1,5}$/;

/** What is found; logins and secrets go by the same type. */
export const numberType = 'CASE_NUMBER' satisfies EntityType;

/** Where somebody's numbers stand in a text, sorted and disjoint. Offsets are UTF-16 code units, `end` exclusive. */
export function findNumbers(text: string): (Stretch & { readonly type: typeof numberType })[] {
  const numbers = readNumbers(text);
  const tokens = numbers.tokens.map((token) => ({
    ...token,
    probability: probabilityOf(cluesOf(numbers, token), weights),
  }));
  return inGroups(text, tokens)
    .filter((group) => group.some(({ probability }) => probability >= leastProbability))
    .map((group) => ({ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0, type: numberType }));
}

interface ProbableToken extends Stretch {
  readonly probability: number;
}

/** Tokens together that one number may be made of: with a blank between, one of two a short group of digits. */
function inGroups(text: string, tokens: readonly ProbableToken[]): ProbableToken[][] {
  const groups: ProbableToken[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1)?.at(-1);
    if (last && areOneNumber(text, last, token)) groups.at(-1)?.push(token);
    else groups.push([token]);
  }
  return groups;
}

const areOneNumber = (text: string, left: ProbableToken, right: ProbableToken): boolean =>
  text.slice(left.end, right.start) === ' ' &&
  Math.min(left.probability, right.probability) >= leastProbabilityInGroup &&
  [left, right].some(({ start, end }) => shortGroup.test(text.slice(start, end)));
