/** Finds in one pass where in a text the matches of many patterns can begin. */
import { beyondAscii, type MatchStart, type UnitSet } from './match-starts.js';

/** For each of the conditions the places of a text that meet it, in order. */
export type FindStarts = (text: string) => readonly (readonly number[])[];

/** As many conditions as an integer has bits are looked for in one pass. */
const conditionsPerPass = 32;

/** Makes a function that looks for all of `conditions` in a text. */
export function compileStarts(conditions: readonly MatchStart[]): FindStarts {
  const passes: FindStarts[] = [];
  for (let at = 0; at < conditions.length; at += conditionsPerPass) {
    passes.push(compilePass(conditions.slice(at, at + conditionsPerPass)));
  }
  return (text) => passes.flatMap((find) => find(text));
}

function compilePass(conditions: readonly MatchStart[]): FindStarts {
  const firstBits = bitsOf(conditions.map(({ first }) => first));
  const ruledOutBits = bitsOf(conditions.map(({ notAfter }) => notAfter));
  return (text) => {
    const starts: number[][] = conditions.map(() => []);
    let ruledOut = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = Math.min(text.charCodeAt(at), beyondAscii);
      for (let bits = (firstBits[unit] ?? 0) & ~ruledOut; bits !== 0; bits &= bits - 1) {
        starts[31 - Math.clz32(bits & -bits)]?.push(at);
      }
      ruledOut = ruledOutBits[unit] ?? 0;
    }
    return starts;
  };
}

/** For each code unit a number whose bit n says whether the unit is in the n-th of `sets`. */
const bitsOf = (sets: readonly UnitSet[]): Int32Array =>
  new Int32Array(beyondAscii + 1).map((_, unit) =>
    sets.reduce((bits, set, index) => bits | ((set[unit] ?? 0) << index), 0),
  );
