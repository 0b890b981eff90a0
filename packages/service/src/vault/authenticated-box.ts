/**
 * AES-256-GCM (NIST SP 800-38D) in the one layout that the vault uses:
 *
 *     box = version (1 byte, 1) | nonce (12 bytes) | ciphertext | tag (16 bytes)
 *     associated data = version (1 byte) | for each field: length in bytes (4, big-endian) | UTF-8 bytes
 *
 * Numbers in fields are written in decimal. So a box opens only where it was made: moved elsewhere, it is noise.
 */
import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

/** Version of every layout and derivation in the vault. */
export const formatVersion = 1;

/** Makes `size` random bytes; tests hand in known ones. */
export type Random = (size: number) => Uint8Array;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + nonceBytes;

/** Encrypts `plain` with a fresh nonce and binds it to `fields`. */
export function closeBox(
  key: KeyObject,
  fields: readonly (string | number)[],
  plain: Uint8Array,
  random: Random = randomBytes,
): Uint8Array {
  const nonce = random(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(associatedData(fields));
  const ciphertext = cipher.update(plain);
  cipher.final();
  return Buffer.concat([Uint8Array.of(formatVersion), nonce, ciphertext, cipher.getAuthTag()]);
}

/** Decrypts a box; undefined where key, fields or box are not those that it was made with. */
export function openBox(key: KeyObject, fields: readonly (string | number)[], box: Uint8Array): Buffer | undefined {
  if (box[0] !== formatVersion || box.length < headerBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, box.subarray(1, headerBytes), { authTagLength: tagBytes });
  decipher.setAAD(associatedData(fields));
  decipher.setAuthTag(box.subarray(-tagBytes));
  const plain = decipher.update(box.subarray(headerBytes, -tagBytes));
  try {
    decipher.final();
    return plain;
  } catch {
    return undefined; // the tag does not fit: Node says so by throwing
  }
}

/** Length prefixes keep ("ab", "c") apart from ("a", "bc"). */
function associatedData(fields: readonly (string | number)[]): Buffer {
  const parts = fields.map((field) => Buffer.from(String(field), 'utf8'));
  const data = Buffer.alloc(parts.reduce((size, part) => size + 4 + part.length, 1));
  let at = data.writeUInt8(formatVersion);
  for (const part of parts) {
    at = data.writeUInt32BE(part.length, at);
    at += part.copy(data, at);
  }
  return data;
}
