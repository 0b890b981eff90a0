/** The hash of Ethereum. Node's own SHA3-256 pads differently and can't be used in its place. */

const mask = (1n << 64n) - 1n;
const rotateLeft = (lane: bigint, by: number): bigint => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask;

/** Constants of step ι, from the linear feedback shift register of FIPS 202, algorithm 5. */
const roundConstants: readonly bigint[] = makeRoundConstants();

function makeRoundConstants(): bigint[] {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let power = 0; power <= 6; power++) {
      if (register & 1) constant |= 1n << BigInt((1 << power) - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
}

/** One round of KECCAK-f[1600]: steps θ, ρ with π, χ, ι (FIPS 202 § 3.2) on 25 lanes, lane (x, y) at x + 5y. */
function round(lanes: bigint[], roundConstant: bigint): bigint[] {
  const at = (list: readonly bigint[], index: number): bigint => list[index] ?? 0n;
  const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ at(lanes, x + y), 0n));
  const mixed = lanes.map((lane, i) => lane ^ at(columns, (i + 4) % 5) ^ rotateLeft(at(columns, (i + 1) % 5), 1));
  const moved = [...mixed];
  let [x, y] = [1, 0];
  for (let step = 0; step < 24; step++) {
    const offset = (((step + 1) * (step + 2)) / 2) % 64;
    const lane = rotateLeft(at(mixed, x + 5 * y), offset);
    [x, y] = [y, (2 * x + 3 * y) % 5];
    moved[x + 5 * y] = lane;
  }
  const row = (i: number, x: number): number => i - (i % 5) + (x % 5);
  const result = moved.map((lane, i) => lane ^ (~at(moved, row(i, i + 1)) & mask & at(moved, row(i, i + 2))));
  result[0] = at(result, 0) ^ roundConstant;
  return result;
}

/**
 * Keccak-256 of an ASCII text shorter than one block (136 bytes), as hexadecimal digits.
 * Source: Keccak submission, version 3 (padding 0x01, not the 0x06 of FIPS 202); permutation FIPS 202 § 3.
 * @example keccak256('') // 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
 */
export function keccak256(ascii: string): string {
  const block = Buffer.alloc(136);
  block.write(ascii, 'latin1');
  block[ascii.length] = 0x01;
  block[135] = (block[135] ?? 0) | 0x80;
  let lanes = Array.from({ length: 25 }, (_, i) => (i < 17 ? block.readBigUInt64LE(i * 8) : 0n));
  for (const constant of roundConstants) lanes = round(lanes, constant);
  const digest = Buffer.alloc(32);
  lanes.slice(0, 4).forEach((lane, i) => digest.writeBigUInt64LE(lane, i * 8));
  return digest.toString('hex');
}
