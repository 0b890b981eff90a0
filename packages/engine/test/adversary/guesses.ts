import { type Attribute, attributes } from '../../src/adversary/attributes.js';

/** What an adversary is sure of: a certainty from 1 to 5 and the quotes that gave it away, for some attributes. */
export type Suspicions = Partial<Record<Attribute, readonly [certainty: number, ...quotes: string[]]>>;

/** A complete reply of the adversary; it knows nothing of the attributes that are left out. */
export const guessing = (suspicions: Suspicions = {}) => ({
  guesses: attributes.map((attribute) => {
    const [certainty, ...quotes] = suspicions[attribute] ?? [1];
    return { attribute, guess: 'a guess', certainty, quotes };
  }),
});
