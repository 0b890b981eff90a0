/** Two check digits that are what is left to the next multiple of 97. */

/**
 * Tells whether `check` is 97 less the remainder of `number` by 97 (so 97 stands for no remainder, and 00 for nothing).
 * Used by the French NIR and the Belgian national and VAT numbers. `number` has at most 15 digits.
 * @example isComplement97('8505', '31') // true
 */
export const isComplement97 = (number: string, check: string): boolean => 97 - (Number(number) % 97) === Number(check);
