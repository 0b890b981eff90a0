/** Bytes of a text file as a string and back, exactly. */
import { BadFileError } from './document.js';

/** How a text file is written. A byte order mark stays in the text. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The encodings that can be named, by their names. */
export const namedEncodings: Readonly<Record<string, Encoding>> = {
  'utf-8': 'utf-8',
  'windows-1252': 'windows-1252',
  'latin-1': 'windows-1252', // as browsers read it
  'iso-8859-1': 'windows-1252',
};

/** A text and how it is written. */
export interface EncodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Reads a text file: UTF-16 by its byte order mark, else UTF-8. What is no valid UTF-8 is read as `stated`, if that is
 * another encoding, and refused otherwise. A file of ASCII alone counts as `stated`, since it may grow other letters.
 */
export function decodeText(bytes: Uint8Array, stated: Encoding = 'utf-8'): EncodedText {
  const encoding = markedEncoding(bytes);
  if (encoding !== undefined) return { text: refuseBinary(decodeAs(bytes, encoding)), encoding };
  if (bytes.includes(0)) throw new BadFileError('it is binary');
  if (bytes.every((byte) => byte < 0x80)) return { text: decodeAs(bytes, 'utf-8'), encoding: stated };
  try {
    return { text: decodeAs(bytes, 'utf-8'), encoding: 'utf-8' };
  } catch (error) {
    if (stated === 'utf-8') throw error;
    return { text: decodeAs(bytes, stated), encoding: stated };
  }
}

/** UTF-32 begins like UTF-16 and has a NUL behind each letter. */
function refuseBinary(text: string): string {
  if (text.includes('\0')) throw new BadFileError('it is binary, or UTF-32');
  return text;
}

/** Writes a text. Throws `BadFileError` for a letter that the encoding lacks. */
export function encodeText({ text, encoding }: EncodedText): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'windows-1252') return encodeBytes(text, 'windows-1252');
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/** Writes a text in an encoding of one byte a letter. Throws `BadFileError` for a letter that it lacks. */
export function encodeBytes(text: string, encoding: string): Uint8Array {
  const table = byteTable(encoding);
  return Uint8Array.from(text, (letter) => {
    const byte = table.get(letter);
    if (byte === undefined)
      throw new BadFileError(`a letter to be written does not exist in its encoding, ${encoding}`);
    return byte;
  });
}

/**
 * Reads all of `bytes`, a byte order mark included. In one piece Node 20 would read windows-1252 as Latin-1, in which
 * `Ž` is a control character; a stream it reads right. Throws what `TextDecoder` throws for invalid bytes.
 */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/** Whether each byte stands for one letter, and each letter for one byte. */
export const isByteEncoding = (encoding: string): boolean => byteTable(encoding).size === 256;

const tables = new Map<string, ReadonlyMap<string, number>>();

function byteTable(encoding: string): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding);
  const table =
    tables.get(encoding) ??
    new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte), { stream: true }), byte]));
  tables.set(encoding, table);
  return table;
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  try {
    return decodeBytes(bytes, encoding);
  } catch (cause) {
    const hint = encoding === 'utf-8' ? '; name its encoding, such as --encoding windows-1252' : '';
    throw new BadFileError(`it is not valid ${encoding.toUpperCase()}${hint}`, { cause });
  }
}
