/** The text of a mail's part in its transfer encoding (RFC 2045 § 6). */
import { isUtf8 } from 'node:buffer';
import { asWritten, type DecodedText, decodeUnits } from './decode-units.js';
import { BadFileError, type Places } from './document.js';
import type { Encoding } from './encoding.js';
import { type Charset, charsetNamed } from './mail-charset.js';

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
  readonly transferEncoding: string;
  readonly charset: string;
  /** How a body is read that claims to be ASCII and is neither that nor UTF-8; UTF-8 unless stated. */
  readonly stated?: Encoding | undefined;
}

/** Decodes a body. Refuses unknown encodings and what is not valid in them. */
export function decodeBody(source: string, start: number, end: number, how: BodyEncoding): MailBody {
  const { transferEncoding } = how;
  const raw = source.slice(start, end);
  if (transferEncoding === 'base64') return { start, end, ...readBase64(raw, how) };
  if (!/^(?:7bit|8bit|binary|quoted-printable)$/.test(transferEncoding))
    throw new BadFileError('a part of it has an unknown Content-Transfer-Encoding');
  const isQuoted = transferEncoding === 'quoted-printable';
  const written = isQuoted ? readQuotedPrintable(raw, start) : asWritten(raw, start);
  const bytes = Buffer.from(written.text, 'latin1');
  const charset = charsetOf(bytes, how);
  const text = charset.decode(bytes);
  return {
    start,
    end,
    text,
    places: placesOf(text, written.places, charset),
    encode: (changed) => {
      const encoded = Buffer.from(charset.encode(changed)).toString('latin1');
      return isQuoted ? inQuotedPrintable(encoded) : encoded;
    },
  };
}

function readBase64(raw: string, how: BodyEncoding): Pick<MailBody, 'text' | 'encode'> {
  if (!isBase64(raw)) throw new BadFileError('a part of it is not valid base64');
  const bytes = Buffer.from(raw, 'base64');
  const charset = charsetOf(bytes, how);
  return { text: charset.decode(bytes), encode: (changed) => inBase64(charset.encode(changed), raw) };
}

/** Whether there is nothing behind the end of the base64: a decoder stops there, and who reads the file does not. */
function isBase64(raw: string): boolean {
  const lines = raw.split('\n').map((line) => line.trim());
  return !lines.some((line) => /\s/.test(line)) && /^[\w+/-]*=*$/.test(lines.join(''));
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

/**
 * RFC 2045 § 6.7, one code unit a byte. A soft line break stands for nothing; a `=` that begins no escape stays one.
 */
const readQuotedPrintable = (raw: string, start: number): DecodedText =>
  decodeUnits(raw, start, /=[ \t]*\r?\n|=[\da-fA-F]{2}|[^]/g, (written) => {
    if (written.length === 1) return written;
    return written.endsWith('\n') ? '' : String.fromCharCode(Number.parseInt(written.slice(1), 16));
  });

const inQuotedPrintable = (bytes: string): string =>
  bytes.replace(/[^\t\r\n -<>-~]/g, (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** The character set of a body. One that says ASCII is read as `stated` where it is not UTF-8. */
function charsetOf(bytes: Uint8Array, { charset, stated = 'utf-8' }: BodyEncoding): Charset {
  const isAscii = /^(?:us-)?ascii$/i.test(charset.trim());
  return charsetNamed(isAscii && !isUtf8(bytes) ? stated : charset);
}

/** Where each code unit of `text` is written, given where its bytes are. */
function placesOf(text: string, bytes: Places, charset: Charset): Places {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const length = charset.bytesOf(character);
    starts.push(...Array<number>(character.length).fill(bytes.starts[at] ?? 0));
    ends.push(...Array<number>(character.length).fill(bytes.ends[at + length - 1] ?? 0));
    at += length;
  }
  return { starts, ends };
}
