/** The sums on which most national check digits stand. */

/**
 * Adds up the characters of `value`, each times the weight at its place; characters without a weight and weights
 * without a character don't count.
 * `valueOf` gives a character's number; without it every character must be a digit.
 * @example weightedSum('123', [3, 2, 1]) // 10
 */
export const weightedSum = (
  value: string,
  weights: readonly number[],
  valueOf: (character: string) => number = Number,
): number =>
  weights.slice(0, value.length).reduce((sum, weight, place) => sum + weight * valueOf(value.charAt(place)), 0);

/**
 * Adds up the digits of the products of `digits` with the weights at their places; each product is below 100.
 * @example weightedDigitSum('95', [2, 1]) // 14, that is 1 + 8 + 5
 */
export const weightedDigitSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => {
    const product = weight * Number(digits.charAt(place));
    return sum + Math.floor(product / 10) + (product % 10);
  }, 0);
