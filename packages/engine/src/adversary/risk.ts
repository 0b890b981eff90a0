/** How likely an outsider recognises somebody. */
import type { Attribute } from './attributes.js';
import type { Guess } from './guesses-reply.js';

/** Risk of one guess, 0 to 1. */
export const riskOfGuess = ({ certainty }: Guess): number => (certainty - 1) / 4;

/** Risk of a text, 0 to 1: that of the most certain guess about an attribute that counts. */
export const riskOf = (guesses: readonly Guess[], counting: readonly Attribute[]): number =>
  Math.max(0, ...guesses.filter(({ attribute }) => counting.includes(attribute)).map(riskOfGuess));
