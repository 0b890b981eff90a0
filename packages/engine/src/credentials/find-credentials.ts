/**
 * Finds logins and secrets by what is typical of them and of the words around, where no pattern knows their form or
 * what announces them (`gehen Sie als rezeption rein, dann Strandkorb7`): a logistic regression over clues for each
 * type.
 */
import type { EntityType, Stretch } from '@palimpsest/protocol';
import { modelEvidence } from '../clues/model-evidence.js';
import { readWeights } from '../clues/weights.js';
import { commonWords } from '../common-words.js';
import { grouped } from '../grouped.js';
import type { Reading } from '../ner/model.js';
import type { ValueOdds } from '../ner/value-odds.js';
import { isSaidOfAccount } from '../recognizers/text/secret/account-states.js';
import { cluesOf } from './clues.js';
import { type CredentialText, readCredentials } from './credential-text.js';

/** The types that clues tell apart. */
export const credentialTypes = ['SECRET', 'USERNAME'] as const satisfies readonly EntityType[];
type CredentialType = (typeof credentialTypes)[number];

const weigh = readWeights('credential-weights.bin', credentialTypes);

/**
 * A token is masked from here on. Lower leaves less open and masks more
 * (`docs/decisions/0019-credentials-by-clues.md`).
 */
const leastProbability: Readonly<Record<CredentialType, number>> = { SECRET: 0.12, USERNAME: 0.2 };
/** The same for what is mostly something else. */
const leastOfSpecial = { everydayWord: 0.4, number: 0.5, loginInCode: 0.7 } as const;
/** The level of code from which on a text is program code. */
const muchCode = 2;
/** No probability is as high. */
const never = Infinity;
/** A word beside that of a secret is one more of it from here on: `roter Hund tanzt`. */
const leastProbabilityBeside = 0.02;

type FoundCredential = Stretch & { readonly type: CredentialType };
type ProbableToken = Stretch & {
  readonly type: CredentialType | undefined;
  readonly probabilities: Readonly<Record<CredentialType, number>>;
};

/**
 * Where logins and secrets stand in a text outside of its `names`, sorted and disjoint; `oddsOf` is what the name model
 * says of them. Offsets are UTF-16 code units, `end` exclusive.
 */
export function findCredentials(text: string, { names, oddsOf }: Reading): FoundCredential[] {
  const credentials = readCredentials(text);
  const isInName = (token: Stretch): boolean =>
    names.some(({ start, end }) => start <= token.start && token.end <= end);
  const candidates = credentials.candidates.filter((candidate) => !isInName(candidate));
  const tokens = candidates.map((candidate) => probableToken(credentials, candidate, oddsOf));
  return inPhrases(text, tokens).flatMap((phrase) => {
    const type = phrase.find((token) => token.type)?.type;
    return type ? [{ start: phrase[0]?.start ?? 0, end: phrase.at(-1)?.end ?? 0, type }] : [];
  });
}

function probableToken(credentials: CredentialText, candidate: Stretch, oddsOf: ValueOdds): ProbableToken {
  const probabilities = weigh(cluesOf(credentials, candidate), {
    SECRET: modelEvidence('SECRET', oddsOf(candidate, ['SECRET'])),
    USERNAME: modelEvidence('USERNAME', oddsOf(candidate, ['USERNAME'])),
  });
  const [type] = credentialTypes
    .filter((each) => probabilities[each] >= leastOf(each, credentials, candidate))
    .sort((a, b) => probabilities[b] - probabilities[a]);
  return { ...candidate, type, probabilities };
}

function leastOf(type: CredentialType, { text, levelOfCode }: CredentialText, { start, end }: Stretch): number {
  if (type === 'USERNAME' && levelOfCode >= muchCode) return leastOfSpecial.loginInCode;
  const written = text.slice(start, end);
  if (type === 'USERNAME' && isSaidOfAccount(written)) return never;
  if (/^[\d ]+$/.test(written)) return leastOfSpecial.number;
  return commonWords.has(written.toLowerCase()) ? leastOfSpecial.everydayWord : leastProbability[type];
}

/** Tokens together that may be the words of one secret, with a blank between; each other token alone. */
const inPhrases = (text: string, tokens: readonly ProbableToken[]): ProbableToken[][] =>
  grouped(tokens, (left, right) => areOnePhrase(text, left, right));

const areOnePhrase = (text: string, left: ProbableToken, right: ProbableToken): boolean =>
  text.slice(left.end, right.start) === ' ' &&
  [left, right].every(
    ({ type, probabilities }) => type !== 'USERNAME' && probabilities.SECRET >= leastProbabilityBeside,
  );
