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
import { readInitials } from './initials-text.js';

const weigh = readWeights('initials-weights.bin', ['PERSON']);

/**
 * Letters are masked from here on. Lower leaves less open and masks more
 * (`docs/decisions/0018-initials-and-births-by-clues.md`).
 */
const leastProbability = 0.08;

type FoundInitials = Stretch & { readonly type: 'PERSON' };

/**
 * Where initials stand in a text beside its `names`, sorted and disjoint. Offsets are UTF-16 code units, `end`
 * exclusive.
 */
export function findInitials(text: string, names: readonly NameSpan[]): FoundInitials[] {
  const persons = names.filter(({ type }) => type === 'PERSON');
  const initials = readInitials(text, persons);
  const isInName = (candidate: Stretch): boolean =>
    names.some(({ start, end }) => start < candidate.end && candidate.start < end);
  return initials.candidates
    .filter((candidate) => !isInName(candidate) && weigh(cluesOf(initials, candidate)).PERSON >= leastProbability)
    .filter((candidate) => !isOfFormat(foundName(text, [candidate], 'PERSON')))
    .map(({ start, end }) => ({ start, end, type: 'PERSON' }));
}
