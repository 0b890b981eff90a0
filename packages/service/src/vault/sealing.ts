/** Original texts under a session's keys: sealed so that only the session opens them, indexed so that it finds them. */
import { createHmac, randomBytes } from 'node:crypto';
import type { EntityType, Placeholder } from '@palimpsest/protocol';
import { closeBox, formatVersion, openBox, type Random } from './authenticated-box.js';
import type { SessionKeys } from './session-keys.js';

/** Sealed lengths tell the length of a value only up to this many bytes. */
const paddedToBytes = 32;
const paddingMark = 0x80;

/**
 * Seals `value` for one placeholder of one session. Values are written in UTF-16LE, because UTF-8 has no lone
 * surrogates, and padded as ISO/IEC 7816-4 does: 0x80, then zeros up to a multiple of 32 bytes.
 */
export function sealValue(
  keys: SessionKeys,
  placeholder: Placeholder,
  value: string,
  random: Random = randomBytes,
): Uint8Array {
  const length = value.length * 2;
  const padded = Buffer.alloc(Math.ceil((length + 1) / paddedToBytes) * paddedToBytes);
  padded.write(value, 'utf16le');
  padded[length] = paddingMark;
  return closeBox(keys.valueKey, sealedFor(keys, placeholder), padded, random);
}

/** Opens a sealed value. Undefined where it was damaged, or belongs to another session, type or number. */
export function openValue(keys: SessionKeys, placeholder: Placeholder, sealed: Uint8Array): string | undefined {
  const padded = openBox(keys.valueKey, sealedFor(keys, placeholder), sealed);
  return padded?.toString('utf16le', 0, padded.lastIndexOf(paddingMark));
}

/** What a sealed value is bound to. */
const sealedFor = ({ ref }: SessionKeys, { number, type }: Placeholder) => [ref.tenant, ref.id, number, type] as const;

/** Blind index of a value: equal for the same value and type in the same session. */
export const indexValue = (keys: SessionKeys, type: EntityType, value: string): Uint8Array =>
  blindIndex(keys, type, value);

/**
 * Blind index of a text that a stage looks through. No entity type is called `stage 1`, so it never equals the index of
 * a value.
 */
export const indexText = (keys: SessionKeys, stage: 1 | 2, text: string): Uint8Array =>
  blindIndex(keys, `stage ${stage}`, text);

/**
 * HMAC-SHA-256 (RFC 2104) over version (1 byte), what kind of text it is, 0x00 and the text in UTF-16LE. Tells nothing
 * without the session's key.
 */
const blindIndex = ({ indexKey }: SessionKeys, kind: string, text: string): Uint8Array =>
  createHmac('sha256', indexKey)
    .update(Uint8Array.of(formatVersion))
    .update(`${kind}\0`)
    .update(text, 'utf16le')
    .digest();
