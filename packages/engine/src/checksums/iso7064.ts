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

/**
 * Tells whether the last of `characters` is the MOD 11-2 check character (0-9 or X) of the digits before it.
 * Source: ISO/IEC 7064:2003 § 8 (pure systems). Used by the Chinese resident identity number.
 * @example isIso7064Mod11_2('07940') // true
 */
export function isIso7064Mod11_2(characters: string): boolean {
  let remainder = 0;
  for (const character of characters) {
    remainder = (remainder * 2 + (character === 'X' ? 10 : Number(character))) % 11;
  }
  return remainder === 1;
}
