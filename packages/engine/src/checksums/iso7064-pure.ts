/** Check characters of the pure systems of ISO/IEC 7064. */

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
