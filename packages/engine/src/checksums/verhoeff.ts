/** The check digit of Jacobus Verhoeff, which catches every single wrong digit and every swap of neighbours. */

/** Multiplication in the dihedral group D5. */
const product = [
  '0123456789', '1234067895', '2340178956', '3401289567', '4012395678',
  '5987604321', '6598710432', '7659821043', '8765932104', '9876543210',
] as const; // prettier-ignore

/** The permutation that belongs to a place, counted from the right; it repeats after eight places. */
const permutation = [
  '0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258',
] as const; // prettier-ignore

/**
 * Tells whether the last of `digits` is the Verhoeff check digit of those before it.
 * Source: J. Verhoeff, Error Detecting Decimal Codes, Mathematical Centre Tract 29, Amsterdam 1969.
 * @example isVerhoeff('2363') // true
 */
export function isVerhoeff(digits: string): boolean {
  let check = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight++) {
    const digit = Number(digits.charAt(digits.length - 1 - fromRight));
    const permuted = Number(permutation[fromRight % 8]?.charAt(digit));
    check = Number(product[check]?.charAt(permuted));
  }
  return check === 0;
}
