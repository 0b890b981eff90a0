/** The sum on which most national check digits stand. */

/**
 * Adds up the characters of `value`, each times the weight at its place; characters without a weight and weights
 * without a character don't count.
 * `valueOf` gives a character's number; without it every character must be a digit.
 * @example weightedSum('123', [3, 2, 1]) // 10
 */
export function weightedSum(
  value: string,
  weights: readonly number[],
  valueOf: (character: string) => number = Number,
): number {
  return weights.reduce((sum, weight, place) => sum + weight * valueOf(value.charAt(place)), 0);
}
