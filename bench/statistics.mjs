/** What benchmarks make of their numbers. */

/** The value below which `share` of the numbers lie, for 1 the largest; NaN of none. */
export function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** The number in the middle; of two in the middle the larger one. */
export const median = (numbers) => quantile(numbers, 0.5);

/** Draws numbers from 0 to 1, the same ones in every run: a linear congruential generator (Numerical Recipes). */
export function seededDraws(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
