/**
 * Finds numbers of files, customers, policies and the like by what is typical of them, where no pattern knows their label or
 * form: a logistic regression over clues, small enough to be learned from a few hundred marked documents.
 */
import { readFileSync } from 'node:fs';
import type { EntityType } from '@palimpsest/protocol';
import type { Stretch } from '../patterns/columns.js';
import { cluesOf } from './clues.js';
import { readNumbers } from './number-text.js';
import { probabilityOf } from './weights.js';

const weights = new Int8Array(readFileSync(new URL('../../data/number-weights.bin', import.meta.url)));

/** A number is masked from here on. Lower leaves less open and masks more: [figures](../../../../docs/decisions/0013-numbers-by-clues.md). */
const leastProbability = 0.5;

/** What is found; logins and secrets go by the same type. */
export const numberType = 'CASE_NUMBER' satisfies EntityType;

/** Where somebody's numbers stand in a text, sorted and disjoint. Offsets are UTF-16 code units, `end` exclusive. */
export function findNumbers(text: string): (Stretch & { readonly type: typeof numberType })[] {
  const numbers = readNumbers(text);
  return numbers.tokens
    .filter((token) => probabilityOf(cluesOf(numbers, token), weights) >= leastProbability)
    .map((token) => ({ ...token, type: numberType }));
}
