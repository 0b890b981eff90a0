/** The check digit of travel documents. */

/** Value of a character: digits as they are, A = 10 to Z = 35, the filler `<` = 0. */
const valueOf = (character: string): number => (character === '<' ? 0 : parseInt(character, 36));

/**
 * Check digit of a field of a machine-readable zone: weights 7, 3, 1 from the left, modulo 10.
 * Source: ICAO 9303-3 § 4.9. `field` holds A-Z, 0-9 and `<` alone.
 * @example icao9303CheckDigit('D23145890') // 7
 */
export function icao9303CheckDigit(field: string): number {
  const weights = [7, 3, 1] as const;
  return Array.from(field).reduce((sum, character, at) => sum + valueOf(character) * (weights[at % 3] ?? 0), 0) % 10;
}
