/** The address form of early Bitcoin. */
import { createHash } from 'node:crypto';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes of a Base58 text, or nothing where a character is none of the alphabet; every leading `1` is a zero byte. */
function base58Bytes(text: string): Buffer | undefined {
  let number = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const hex = number === 0n ? '' : number.toString(16);
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')]);
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Version byte of a Base58Check address of 25 bytes (version, 20 bytes of hash, 4 of checksum); nothing if the
 * checksum, the first bytes of the double SHA-256, is wrong.
 * Source: Bitcoin reference implementation, base58.cpp; BIP 13. Version 0 is P2PKH, 5 is P2SH.
 */
export function base58CheckVersion(address: string): number | undefined {
  const bytes = base58Bytes(address);
  if (bytes?.length !== 25) return undefined;
  const checksum = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4);
  return checksum.equals(bytes.subarray(21)) ? bytes[0] : undefined;
}
