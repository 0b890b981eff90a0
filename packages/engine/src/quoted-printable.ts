/**
 * Letters of mails as they are sent: quoted-printable, RFC 2045 § 6.7, in bodies and old business cards, and the encoded
 * words of header lines, RFC 2047.
 */
import { TextDecoder } from 'node:util';
import type { Markup } from './markup.js';

/** The end of a line that goes on in the next. */
const softBreak = String.raw`=\r?\n`;
const byte = '=[0-9A-F]{2}';
const further = `(?:${softBreak})?=[89AB][0-9A-F]`;
/** One character in UTF-8, one byte of any encoding, or the end of a line that means nothing. */
const unit = new RegExp(
  String.raw`=[CD][0-9A-F]${further}|=E[0-9A-F](?:${further}){2}|=F[0-4](?:${further}){3}|${byte}|${softBreak}`,
  'g',
);

/** What no text has that is not written so: an umlaut, an accent or a dash in UTF-8, or the word for it. */
const evidence = /=C[23](?:=\r?\n)?=[89AB][0-9A-F]|=E2=80=[89AB][0-9A-F]|quoted-printable/i;

/** An encoded word: charset, encoding and what it holds. */
const encodedWord = /=\?(?<charset>[\w-]{2,20})(?:\*[\w-]{1,12})?\?(?<encoding>[QqBb])\?(?<content>[^?\s]{1,80})\?=/g;
/** White space between two encoded words, which means nothing. */
const betweenWords = /(?<=\?=)\s{1,8}(?==\?[\w-]{2,20}(?:\*[\w-]{1,12})?\?[QqBb]\?)/g;

/** What stands in a text for letters of a mail, in order; takes time linear in its length. */
export function findQuotedPrintable(text: string): Markup[] {
  if (!text.includes('=')) return [];
  const words = text.includes('=?') ? [...findEncodedWords(text), ...marksIn(text, betweenWords, nothing)] : [];
  const body = evidence.test(text) ? marksIn(text, unit, readerOf(charsetOf(text))) : [];
  return [...words, ...body].sort((one, other) => one.start - other.start);
}

/** Encoded words; of one in base64 no letter has a place of its own. */
const findEncodedWords = (text: string): Markup[] =>
  [...text.matchAll(encodedWord)].flatMap(({ 0: word, index: start, groups = {} }): Markup[] => {
    const { charset = '', encoding = '', content = '' } = groups;
    const end = start + word.length;
    if (/b/i.test(encoding)) return [{ start, end, meaning: decoderOf(charset)(Buffer.from(content, 'base64')) }];
    const inner = end - 2 - content.length;
    return [
      { start, end: inner, meaning: '' },
      ...marksIn(content, unit, readerOf(charset), inner),
      ...marksIn(content, /_/g, () => ' ', inner),
      { start: end - 2, end, meaning: '' },
    ];
  });

/** What of `text`, which stands at `offset` of the whole, has a meaning of its own. */
const marksIn = (text: string, pattern: RegExp, read: (written: string) => string, offset = 0): Markup[] =>
  [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
    start: offset + index,
    end: offset + index + written.length,
    meaning: read(written),
  }));

const nothing = (): string => '';

/** Makes the function that reads bytes as they are written, soft line breaks among them. */
function readerOf(charset: string): (written: string) => string {
  const decode = decoderOf(charset);
  return (written) => decode(Buffer.from(written.replace(/=\r?\n|=/g, ''), 'hex'));
}

/** The first charset that a mail names; UTF-8 where it names none. */
const charsetOf = (text: string): string => /charset="?([\w-]{2,20})/i.exec(text)?.[1] ?? 'utf-8';

/** Windows-1252 is what bytes mean that are not of their charset, or whose charset nobody knows. */
function decoderOf(charset: string): (bytes: Buffer) => string {
  const label = /^us-ascii$/i.test(charset) ? 'utf-8' : charset;
  const decoder = knownDecoder(label);
  return (bytes) => {
    try {
      return (decoder ?? windows1252).decode(bytes);
    } catch {
      return windows1252.decode(bytes);
    }
  };
}

const windows1252 = new TextDecoder('windows-1252');

function knownDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    return undefined;
  }
}
