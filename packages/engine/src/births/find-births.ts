/**
 * Finds days of birth by what is typical of them, where no pattern knows how they are announced: a logistic regression
 * over clues.
 */
import type { Stretch } from '@palimpsest/protocol';
import { modelEvidence } from '../clues/model-evidence.js';
import { readWeights } from '../clues/weights.js';
import type { Reading } from '../ner/model.js';
import { cluesOf } from './clues.js';
import { readDates, type WrittenDate } from './date-text.js';

const weigh = readWeights('birth-weights.bin', ['DATE_OF_BIRTH']);

/** A date is masked from here on. Lower leaves less open and masks more. */
const leastProbability = 0.3;

type FoundBirth = Stretch & { readonly type: 'DATE_OF_BIRTH' };

/** Which days of a text are births; `reading` is what the name model says of the text. Offsets are UTF-16 code units, `end` exclusive. */
export function findBirths(text: string, { names, oddsOf }: Reading): FoundBirth[] {
  const known = names.filter(({ type }) => type === 'PERSON');
  const read = readDates(text, known);
  const probabilityOf = (date: WrittenDate): number => {
    const said = modelEvidence('DATE_OF_BIRTH', oddsOf(date, ['DATE_OF_BIRTH']));
    return weigh(cluesOf(read, date), { DATE_OF_BIRTH: said }).DATE_OF_BIRTH;
  };
  return read.dates
    .filter((date) => probabilityOf(date) >= leastProbability)
    .map(({ start, end }) => ({ start, end, type: 'DATE_OF_BIRTH' }));
}
