/** Check characters of ISO/IEC 7064. */

/**
 * Tells whether the last of `digits` is the MOD 11,10 check digit of those before it.
 * Source: ISO/IEC 7064:2003 § 9 (hybrid systems). Used by the German tax id and VAT id and the Croatian OIB.
 * @example isIso7064Mod11_10('20481639528') // true
 */
export function isIso7064Mod11_10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (product + Number(digit)) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}
