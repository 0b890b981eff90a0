/** The text of a mail's part: transfer encodings (RFC 2045 § 6) and character sets. */
import { isUtf8 } from 'node:buffer';
import { BadFileError, type Places } from './document.js';
import { decodeBytes, type Encoding, encodeBytes, isByteEncoding } from './encoding.js';

/** A decoded body. `places` says where each code unit of the text is written; base64 has no such places. */
export interface MailBody {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly places?: Places;
  /** Writes text in the body's encodings. */
  readonly encode: (text: string) => string;
}

/** How a body is written. */
export interface BodyEncoding {
  /** Content-Transfer-Encoding, in lower case. */
  readonly encoding: string;
  readonly charset: string;
  /** What bytes are in that `charset` should hold as ASCII and does not; UTF-8 unless stated. */
  readonly stated?: Encoding | undefined;
}

/** Decodes a body. Refuses unknown encodings and what is not valid in them. */
export function decodeBody(source: string, start: number, end: number, how: BodyEncoding): MailBody {
  const { encoding } = how;
  const common = { start, end };
  if (encoding === 'base64') {
    const raw = source.slice(start, end);
    if (!isBase64(raw)) throw new BadFileError('a part of it is not valid base64');
    const bytes = Buffer.from(raw, 'base64');
    const letters = lettersOf(bytes, how);
    return { ...common, text: letters.decode(bytes), encode: (written) => inBase64(letters.encode(written), raw) };
  }
  if (!/^(?:7bit|8bit|binary|quoted-printable)$/.test(encoding))
    throw new BadFileError('a part of it has an unknown Content-Transfer-Encoding');
  const isQuoted = encoding === 'quoted-printable';
  const bytes = isQuoted ? quotedBytes(source, start, end) : plainBytes(source, start, end);
  const values = Uint8Array.from(bytes.values);
  const letters = lettersOf(values, how);
  const text = letters.decode(values);
  const write = (written: string): string => Buffer.from(letters.encode(written)).toString('latin1');
  return {
    ...common,
    text,
    places: placesOf(text, bytes, letters),
    encode: (written) => (isQuoted ? inQuotedPrintable(write(written)) : write(written)),
  };
}

/** Whether there are lines of base64 and nothing behind their end: a decoder stops there, and who reads the file does not. */
function isBase64(raw: string): boolean {
  const lines = raw.split('\n').map((line) => line.trim());
  return !lines.some((line) => /\s/.test(line)) && /^[\w+/-]*=*$/.test(lines.join(''));
}

/** The character set of a body. One that says ASCII is read as `stated` where it is not UTF-8. */
function lettersOf(bytes: Uint8Array, { charset, stated = 'utf-8' }: BodyEncoding): Letters {
  const isAscii = /^(?:us-)?ascii$/i.test(charset.trim());
  return charsetNamed(isAscii && !isUtf8(bytes) ? stated : charset);
}

/** Bytes and where each stands in the source. */
interface PlacedBytes extends Places {
  readonly values: readonly number[];
}

function plainBytes(source: string, start: number, end: number): PlacedBytes {
  const values = Array.from({ length: end - start }, (_, index) => source.charCodeAt(start + index));
  return { values, starts: values.map((_, index) => start + index), ends: values.map((_, index) => start + index + 1) };
}

/** RFC 2045 § 6.7. A soft line break stands for nothing; a `=` that begins no escape stays one. */
function quotedBytes(source: string, start: number, end: number): PlacedBytes {
  const values: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: token, index } of source.slice(start, end).matchAll(/=[ \t]*\r?\n|=[\da-fA-F]{2}|[^]/g)) {
    if (/^=[ \t]*\r?\n/.test(token)) continue;
    values.push(token.length === 3 ? Number.parseInt(token.slice(1), 16) : token.charCodeAt(0));
    starts.push(start + index);
    ends.push(start + index + token.length);
  }
  return { values, starts, ends };
}

function placesOf(text: string, bytes: PlacedBytes, letters: Letters): Places {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of text) {
    const length = letters.bytesOf(letter);
    const place = { start: bytes.starts[at] ?? 0, end: bytes.ends[at + length - 1] ?? 0 };
    starts.push(...Array.from({ length: letter.length }, () => place.start));
    ends.push(...Array.from({ length: letter.length }, () => place.end));
    at += length;
  }
  return { starts, ends };
}

/** A character set: Unicode, or one byte a letter. */
interface Letters {
  decode(bytes: Uint8Array): string;
  encode(text: string): Uint8Array;
  /** Bytes that a letter takes. */
  bytesOf(letter: string): number;
}

/** ASCII is read as UTF-8, since many a mail says the one and means the other. Throws `BadFileError`. */
export function charsetNamed(name: string): Letters {
  const isUnicode = /^(?:utf-?8|us-ascii|ascii)$/i.test(name.trim());
  const charset = isUnicode ? 'utf-8' : name.trim();
  try {
    new TextDecoder(charset); // throws for a name that it does not know
    if (!isUnicode && !isByteEncoding(charset)) throw new RangeError('more than one byte a letter');
    const decode = (bytes: Uint8Array): string => {
      try {
        return decodeBytes(bytes, charset);
      } catch (cause) {
        const hint = isUnicode ? '; if it names no other character set, --encoding can, such as windows-1252' : '';
        throw new BadFileError(`a part of it is not valid ${charset}${hint}`, { cause });
      }
    };
    if (isUnicode)
      return { decode, encode: (text) => Buffer.from(text), bytesOf: (letter) => Buffer.byteLength(letter) };
    return { decode, encode: (text) => encodeBytes(text, charset), bytesOf: () => 1 };
  } catch (cause) {
    throw new BadFileError('a part of it is in a character set that cannot be read', { cause });
  }
}

/** In lines as long as those of the body that it takes the place of. */
function inBase64(bytes: Uint8Array, before: string): string {
  const [, line = '', lineEnd = '\r\n'] = /([^\r\n]+)(\r?\n)/.exec(before) ?? [];
  const length = line.length > 0 && line.length % 4 === 0 ? line.length : 76;
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
  return lines.join(lineEnd) + (/\r?\n$/.exec(before)?.[0] ?? '');
}

const inQuotedPrintable = (bytes: string): string =>
  bytes.replace(/[^\t\r\n -<>-~]/g, (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
