/**
 * Finds numbers of files, customers, policies and the like, logins, ages (in words, too) and postal codes by what is
 * typical of them, where no pattern knows their label or form: a logistic regression over clues for each type, small
 * enough to be learned from a few hundred marked documents.
 */
import type { EntityType, Stretch } from '@palimpsest/protocol';
import { grouped } from '../grouped.js';
import { modelEvidence } from '../clues/model-evidence.js';
import { readWeights } from '../clues/weights.js';
import type { ValueOdds } from '../ner/value-odds.js';
import { oneOf } from '../recognizers/text/pattern.js';
import { cluesOf } from './clues.js';
import { withLettersBefore } from './letters-before.js';
import { readNumbers } from './number-text.js';
import { units } from './units.js';

/** The types that clues tell apart; logins and secrets go by `CASE_NUMBER`. */
export const numberTypes = ['CASE_NUMBER', 'AGE', 'DE_PLZ'] as const satisfies readonly EntityType[];
type NumberType = (typeof numberTypes)[number];

const weigh = readWeights('number-weights.bin', numberTypes);

/**
 * A token is masked from here on. Lower leaves less open and masks more (`docs/decisions/0013-numbers-by-clues.md`).
 */
const leastProbability: Readonly<Record<NumberType, number>> = { CASE_NUMBER: 0.15, AGE: 0.08, DE_PLZ: 0.12 };

/** A group of digits beside a number belongs to it from here on: `10 1204 7739 418`. */
const leastProbabilityInGroup = 0.08;
const shortGroup = /^\d{1,5}$/;

const ageInFigures = /^(?:1[01]\d|[1-9]?\d)$/;
const postalCode = /^\d{4,5}$/;

/** A unit behind a number: what is measured or counted is no age. */
const amount = new RegExp(`^ ?(?:[%‰€$£°²³]|${oneOf(units)}(?![\\p{L}\\p{N}]))`, 'u');
const longestUnit = 16;

/** What stands before the age that somebody must have, which is nobody's: `min age 16`, `Mindestalter: 16`. */
const limit =
  /(?<!\p{L})(?:min(?:\.|imum)? age|age limit|Mindestalter|Höchstalter|Altersgrenze)(?: of| is| von| ist)?:? $/iu;
/** What stands before a length in a dump of PHP: `string(8) "Anna"`. */
const lengthInDump = /(?<!\p{L})(?:array|string)\($/u;
const longestLimit = 24;

type ProbableToken = Stretch & { readonly probabilities: Readonly<Record<NumberType, number>> };
type FoundNumber = Stretch & { readonly type: NumberType };

/**
 * Where somebody's numbers stand in a text, sorted and disjoint; `oddsOf` is what the name model says of them. Offsets
 * are UTF-16 code units, `end` exclusive.
 */
export function findNumbers(text: string, oddsOf: ValueOdds): FoundNumber[] {
  const numbers = readNumbers(text);
  const withProbabilities = (token: Stretch): ProbableToken => ({
    ...token,
    probabilities: weigh(cluesOf(numbers, token), {
      CASE_NUMBER: modelEvidence('CASE_NUMBER', oddsOf(token, ['CASE_NUMBER', 'USERNAME', 'SECRET'])),
      AGE: modelEvidence('AGE', oddsOf(token, ['AGE'])),
      DE_PLZ: modelEvidence('DE_PLZ', oddsOf(token, ['DE_PLZ'])),
    }),
  });
  const inDigits = inGroups(text, numbers.tokens.map(withProbabilities)).flatMap((group) => foundIn(text, group));
  const inWords = numbers.inWords.map(withProbabilities).filter((token) => isProbableAge(text, token));
  const whole = inDigits.map((span) => withLettersBefore(text, span));
  return [...whole, ...inWords.map((token) => found(token, 'AGE'))].sort((a, b) => a.start - b.start);
}

const found = ({ start, end }: Stretch, type: NumberType): FoundNumber => ({ start, end, type });

/** One number of a file, or what each token of the group is by itself. */
function foundIn(text: string, group: readonly ProbableToken[]): FoundNumber[] {
  if (group.some(({ probabilities }) => probabilities.CASE_NUMBER >= leastProbability.CASE_NUMBER)) {
    return [{ start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0, type: 'CASE_NUMBER' }];
  }
  return group.flatMap((token) => {
    const written = text.slice(token.start, token.end);
    if (ageInFigures.test(written)) return isProbableAge(text, token) ? [found(token, 'AGE')] : [];
    const isPostalCode = postalCode.test(written) && token.probabilities.DE_PLZ >= leastProbability.DE_PLZ;
    return isPostalCode ? [found(token, 'DE_PLZ')] : [];
  });
}

const isProbableAge = (text: string, token: ProbableToken): boolean =>
  token.probabilities.AGE >= leastProbability.AGE && !isAmountOrLimit(text, token);

/** Whether a number is told, by what stands around it, to be nobody's age. */
function isAmountOrLimit(text: string, { start, end }: Stretch): boolean {
  const before = text.slice(Math.max(0, start - longestLimit), start);
  return amount.test(text.slice(end, end + longestUnit)) || limit.test(before) || lengthInDump.test(before);
}

/** Tokens together that one number may be made of: with a blank between, one of two a short group of digits. */
const inGroups = (text: string, tokens: readonly ProbableToken[]): ProbableToken[][] =>
  grouped(tokens, (left, right) => areOneNumber(text, left, right));

const areOneNumber = (text: string, left: ProbableToken, right: ProbableToken): boolean =>
  text.slice(left.end, right.start) === ' ' &&
  Math.min(left.probabilities.CASE_NUMBER, right.probabilities.CASE_NUMBER) >= leastProbabilityInGroup &&
  [left, right].some(({ start, end }) => shortGroup.test(text.slice(start, end)));
