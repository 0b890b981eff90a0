/**
 * Finds days of birth by what is typical of them, where no pattern knows how they are announced: a logistic regression
 * over clues.
 */
import type { Stretch } from '@palimpsest/protocol';
import { readWeights } from '../clues/weights.js';
import type { NameSpan } from '../ner/name-span.js';
import { cluesOf } from './clues.js';
import { readDates } from './date-text.js';

const weigh = readWeights('birth-weights.bin', ['DATE_OF_BIRTH']);

/** A date is masked from here on. Lower leaves less open and masks more. */
const leastProbability = 0.3;

type FoundBirth = Stretch & { readonly type: 'DATE_OF_BIRTH' };

/** Which days of a text are births. Offsets are UTF-16 code units, `end` exclusive. */
export function findBirths(text: string, names: readonly NameSpan[]): FoundBirth[] {
  const known = names.filter(({ type }) => type === 'PERSON');
  const read = readDates(text, known);
  return read.dates
    .filter((date) => weigh(cluesOf(read, date)).DATE_OF_BIRTH >= leastProbability)
    .map(({ start, end }) => ({ start, end, type: 'DATE_OF_BIRTH' }));
}
