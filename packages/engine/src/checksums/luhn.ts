/** The check digit of payment cards and devices. */

/**
 * Tells whether the last of `digits` is the check digit that doubling every second digit asks for.
 * Source: ISO/IEC 7812-1:2017 Annex B. Used by payment cards, IMEI and the numbers of several countries.
 * @example isLuhn('79927398713') // true
 */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight++) {
    const digit = Number(digits.at(-1 - fromRight));
    const weighted = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}
