/** The checksum that Ethereum hides in the case of letters. */
import { keccak256 } from './keccak256.js';

/**
 * Tells whether an address (`0x` and 40 hexadecimal digits) has the mixed case that its hash asks for, or one case
 * only, which carries no checksum.
 * Source: EIP-55.
 * @example isEip55('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // true
 */
export function isEip55(address: string): boolean {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak256(lower);
  return Array.from(lower).every(
    (digit, at) => digits[at] === (parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit),
  );
}
