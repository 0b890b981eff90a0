/** How words beyond ASCII are written in the headers of mails. */
import { isUtf8 } from 'node:buffer';
import { charsetNamed } from './mail-charset.js';

/** One way of writing them. */
export interface ValueEncoding {
  /** Throws `BadFileError` for a character set that can't be read, and for bytes that are none of its letters. */
  readonly decode: (raw: string) => string;
  readonly encode: (text: string) => string;
}

/** RFC 2047: encoded words among plain ones. */
export const encodedWords: ValueEncoding = {
  decode: (raw) => decodeWords(raw),
  encode: encodeWords,
};

/** RFC 2231 § 4: the bytes of a parameter, each that is no letter or digit as a percent sign and two digits. */
export function percentSigns(charsetName: string): ValueEncoding {
  const charset = charsetNamed(charsetName);
  return {
    decode: (raw) => charset.decode(escapedBytes(raw, '%')),
    encode: (text) =>
      Buffer.from(charset.encode(text))
        .toString('latin1')
        .replace(/[^\w.-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`),
  };
}

/** Bytes, some of them written as `mark` and two hexadecimal digits. */
const escapedBytes = (written: string, mark: '=' | '%'): Buffer =>
  Buffer.from(
    written.replace(new RegExp(`${mark}([\\da-f]{2})`, 'gi'), (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  );

/**
 * Each line break as one space, and the white space around it with it: behind a raw one another field begins (RFC 5322
 * § 2.2).
 */
export const onOneLine = (text: string): string => text.replace(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? ' ' : gap));

/** `=?charset?Q?...?=` or `B` (RFC 2047 § 2). White space between two encoded words is none. What is no encoded word stays. */
function decodeWords(raw: string): string {
  const written = Buffer.from(raw, 'latin1');
  const text = isUtf8(written) ? written.toString('utf8') : raw;
  return text
    .replace(/\r?\n(?=[ \t])/g, '')
    .replace(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1')
    .replace(
      /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi,
      (_, charset: string, kind: string, content: string) => {
        const bytes = /b/i.test(kind)
          ? Buffer.from(content, 'base64')
          : escapedBytes(content.replaceAll('_', ' '), '=');
        return onOneLine(charsetNamed(charset).decode(bytes));
      },
    );
}

/** Between a word and what parts words. It repeats nothing: V8 gives up a repetition of ten million letters. */
const wordEdge = /(?<=[\t\r\n "<>(),;:@])(?=[^\t\r\n "<>(),;:@])|(?<=[^\t\r\n "<>(),;:@])(?=[\t\r\n "<>(),;:@])/;

/** Each run of words with letters beyond ASCII as encoded words of at most 45 bytes (RFC 2047 § 2: 75 characters). */
function encodeWords(text: string): string {
  const written: string[] = [];
  let run = '';
  let spaces = ''; // behind the run
  const end = (next: string): void => {
    written.push(encodedRun(run), spaces, next);
    run = spaces = '';
  };
  for (const piece of text.split(wordEdge)) {
    if (/[^\t\r\n -~]/.test(piece)) {
      run = (run && run + spaces) + piece;
      spaces = '';
    } else if (run !== '' && !/[^ \t]/.test(piece)) spaces = piece;
    else end(piece);
  }
  end('');
  return written.join('');
}

function encodedRun(run: string): string {
  const words: string[] = [];
  for (const letter of run) {
    const longer = (words.at(-1) ?? '') + letter;
    if (words.length === 0 || Buffer.byteLength(longer) > 45) words.push(letter);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
