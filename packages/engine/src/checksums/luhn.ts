/** The Luhn check digit, also called modulus 10 with double-add-double. */

/**
 * Tells whether the last of `digits` is the Luhn check digit of those before it.
 * Source: ISO/IEC 7812-1 annex B.
 * @example isLuhn('79927398713') // true
 */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight++) {
    const digit = Number(digits.charAt(digits.length - 1 - fromRight));
    const doubled = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
