/** The address form of Bitcoin since 2017. */

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;

/** Remainder of the checksum's polynomial; 1 for Bech32, another constant for Bech32m. */
function polymod(values: readonly number[]): number {
  let checksum = 1;
  for (const value of values) {
    const top = checksum >>> 25;
    checksum = ((checksum & 0x1ffffff) << 5) ^ value;
    generator.forEach((term, bit) => {
      if ((top >>> bit) & 1) checksum ^= term;
    });
  }
  return checksum;
}

/** The prefix as the checksum sees it: the high bits of its letters, 0, the low bits. */
function expanded(prefix: string): number[] {
  const codes = Array.from(prefix).map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >>> 5), 0, ...codes.map((code) => code & 31)];
}

/**
 * Whether the bytes that the 5-bit `program` holds are as many as the witness version allows, and no bit is left over.
 */
function isWitnessProgram(version: number, program: readonly number[]): boolean {
  const bytes = Math.floor((program.length * 5) / 8);
  const spareBits = (program.length * 5) % 8;
  if (spareBits > 4 || ((program.at(-1) ?? 0) & ((1 << spareBits) - 1)) !== 0) return false;
  return version === 0 ? bytes === 20 || bytes === 32 : version <= 16 && bytes >= 2 && bytes <= 40;
}

/**
 * Tells whether `address` is a SegWit address with the given prefix (`bc` for Bitcoin): Bech32 for witness version 0,
 * Bech32m for versions 1 to 16, in one case.
 * Source: BIP 173, BIP 350.
 * @example isSegwitAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bc') // true
 */
export function isSegwitAddress(address: string, prefix: string): boolean {
  const lower = address.toLowerCase();
  if (address !== lower && address !== address.toUpperCase()) return false;
  if (!lower.startsWith(`${prefix}1`) || address.length > 90) return false;
  const data = Array.from(lower.slice(prefix.length + 1)).map((character) => alphabet.indexOf(character));
  const [version = -1, ...program] = data.slice(0, -6);
  if (data.includes(-1) || version < 0) return false;
  const expected = version === 0 ? 1 : 0x2bc830a3;
  return polymod([...expanded(prefix), ...data]) === expected && isWitnessProgram(version, program);
}
