/** Character sets of mails (RFC 2045 § 5.1) by their names. */
import { BadFileError } from './document.js';
import { decodeBytes, encodeBytes, isByteEncoding } from './encoding.js';

/** A character set: Unicode, or one byte a character. */
export interface Charset {
  /** Throws `BadFileError` for bytes that are none of its characters. */
  decode(bytes: Uint8Array): string;
  /** Throws `BadFileError` for a character that it lacks. */
  encode(text: string): Uint8Array;
  /** How many bytes a character takes. */
  bytesOf(character: string): number;
}

/** ASCII is read as UTF-8, since many a mail says the one and means the other. Throws `BadFileError`. */
export function charsetNamed(name: string): Charset {
  const isUnicode = /^(?:utf-?8|us-ascii|ascii)$/i.test(name.trim());
  const charset = isUnicode ? 'utf-8' : name.trim();
  try {
    new TextDecoder(charset); // throws for a name that it does not know
    if (!isUnicode && !isByteEncoding(charset)) throw new RangeError('more than one byte a character');
  } catch (cause) {
    throw new BadFileError('a part of it is in a character set that cannot be read', { cause });
  }
  const decode = (bytes: Uint8Array): string => {
    try {
      return decodeBytes(bytes, charset);
    } catch (cause) {
      const hint = isUnicode ? '; if it names no other character set, --encoding can, such as windows-1252' : '';
      throw new BadFileError(`a part of it is not valid ${charset}${hint}`, { cause });
    }
  };
  return isUnicode
    ? { decode, encode: (text) => Buffer.from(text), bytesOf: (character) => Buffer.byteLength(character) }
    : { decode, encode: (text) => encodeBytes(text, charset), bytesOf: () => 1 };
}
