/** The check digit of payment cards and devices, and its relative over digits and letters. */

/**
 * Sum over `characters`, digits of `base`, of which every second one from the right is doubled; of a doubled one both
 * digits.
 */
function luhnSum(characters: string, base: 10 | 36): number {
  let sum = 0;
  for (let fromRight = 0; fromRight < characters.length; fromRight++) {
    const value = parseInt(characters.charAt(characters.length - 1 - fromRight), base);
    const weighted = fromRight % 2 === 1 ? value * 2 : value;
    sum += Math.floor(weighted / base) + (weighted % base);
  }
  return sum;
}

/**
 * Tells whether the last of `digits` is the check digit that doubling every second digit asks for.
 * Source: ISO/IEC 7812-1:2017 Annex B. Used by payment cards, IMEI and the numbers of several countries.
 * @example isLuhn('79927398713') // true
 */
export const isLuhn = (digits: string): boolean => luhnSum(digits, 10) % 10 === 0;

/**
 * Tells whether the last of `characters` (0-9, A-Z) is the check character of those before it: Luhn's algorithm in
 * base 36, as the Indian GSTIN uses it.
 * @example isLuhn36('27AAPFU0939F1ZV') // true
 */
export const isLuhn36 = (characters: string): boolean => luhnSum(characters, 36) % 36 === 0;
