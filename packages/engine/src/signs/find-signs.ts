/**
 * Finds the letters that somebody signs with (`gez. EM`, `Hz. mus`) by what is typical of them, where no pattern knows
 * what announces them: a logistic regression over clues.
 */
import type { Stretch } from '@palimpsest/protocol';
import { readWeights } from '../clues/weights.js';
import { foundName } from '../ner/found-name.js';
import type { NameSpan } from '../ner/name-span.js';
import { isOfFormat } from '../ner/no-name-formats.js';
import { cluesOf } from './clues.js';
import { readSigns } from './sign-text.js';

const weigh = readWeights('sign-weights.bin', ['PERSON']);

/**
 * Letters are masked from here on. Lower leaves less open and masks more
 * (`docs/decisions/0018-signs-and-births-by-clues.md`).
 */
const leastProbability = 0.08;

type FoundSign = Stretch & { readonly type: 'PERSON' };

/**
 * Where signs stand in a text beside its `names`, sorted and disjoint. Offsets are UTF-16 code units, `end` exclusive.
 */
export function findSigns(text: string, names: readonly NameSpan[]): FoundSign[] {
  const persons = names.filter(({ type }) => type === 'PERSON');
  const signs = readSigns(text, persons);
  const isInName = (candidate: Stretch): boolean =>
    names.some(({ start, end }) => start < candidate.end && candidate.start < end);
  return signs.candidates
    .filter((candidate) => !isInName(candidate) && weigh(cluesOf(signs, candidate)).PERSON >= leastProbability)
    .filter((candidate) => !isOfFormat(foundName(text, [candidate], 'PERSON')))
    .map(({ start, end }) => ({ start, end, type: 'PERSON' }));
}
