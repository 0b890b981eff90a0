/** The remainder that bank account numbers and several national numbers are checked by. */

/**
 * Remainder of a decimal number of any length by 97.
 * Source: ISO/IEC 7064:2003 (MOD 97-10 builds on it). `digits` holds 0-9 alone.
 * @example mod97('3214282912345698765432161182') // 1, as for a valid IBAN
 */
export function mod97(digits: string): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}
