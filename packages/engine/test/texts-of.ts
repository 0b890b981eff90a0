/** Texts put together by chance. */
import fc from 'fast-check';

/** Texts of up to 30 of these pieces, in any order and with repetition. */
export const textsOf = (...pieces: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((chosen) => chosen.join(''));
