/** The Luhn check character over digits and letters. */

/**
 * Tells whether the last of `characters` (0-9, A-Z) is the check character of those before it: Luhn's algorithm in
 * base 36, as the Indian GSTIN uses it.
 * @example isLuhn36('27AAPFU0939F1ZV') // true
 */
export function isLuhn36(characters: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < characters.length; fromRight++) {
    const value = parseInt(characters.charAt(characters.length - 1 - fromRight), 36);
    const doubled = fromRight % 2 === 1 ? value * 2 : value;
    sum += Math.floor(doubled / 36) + (doubled % 36);
  }
  return sum % 36 === 0;
}
