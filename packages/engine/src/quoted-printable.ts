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
  const words = text.includes('=?') ? [...findEncodedWords(text), ...findBetweenWords(text)] : [];
  const body = evidence.test(text) ? findUnits(text, 0, charsetOf(text)) : [];
  return [...words, ...body].sort((one, other) => one.start - other.start);
}

/** Encoded words; of one in base64 no letter has a place of its own. */
const findEncodedWords = (text: string): Markup[] =>
  [...text.matchAll(encodedWord)].flatMap(({ 0: word, index: start, groups = {} }): Markup[] => {
    const { charset = '', encoding = '', content = '' } = groups;
    const end = start + word.length;
    if (/b/i.test(encoding)) return [{ start, end, meaning: decode(Buffer.from(content, 'base64'), charset) }];
    const inner = end - 2 - content.length;
    const spaces = [...content.matchAll(/_/g)].map(({ index }) => ({
      start: inner + index,
      end: inner + index + 1,
      meaning: ' ',
    }));
    return [
      { start, end: inner, meaning: '' },
      ...findUnits(content, inner, charset),
      ...spaces,
      { start: end - 2, end, meaning: '' },
    ];
  });

const findBetweenWords = (text: string): Markup[] =>
  [...text.matchAll(betweenWords)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    meaning: '',
  }));

/** Bytes and soft line breaks of `text`, which stands at `offset` of the whole. */
const findUnits = (text: string, offset: number, charset: string): Markup[] =>
  [...text.matchAll(unit)].map(({ 0: written, index }) => ({
    start: offset + index,
    end: offset + index + written.length,
    meaning: decode(Buffer.from(written.replace(/=\r?\n|=/g, ''), 'hex'), charset),
  }));

/** The first charset that a mail names; UTF-8 where it names none. */
const charsetOf = (text: string): string => /charset="?([\w-]{2,20})/i.exec(text)?.[1] ?? 'utf-8';

/** Windows-1252 is what bytes mean that are not of their charset, or whose charset nobody knows. */
function decode(bytes: Buffer, charset: string): string {
  try {
    return decoderOf(charset.toLowerCase()).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const decoders = new Map<string, TextDecoder>();

/** Throws RangeError for a charset that nobody knows. */
function decoderOf(charset: string): TextDecoder {
  const known = decoders.get(charset);
  if (known) return known;
  if (decoders.size > mostCharsets) decoders.clear(); // texts may name any
  const decoder = new TextDecoder(charset === 'us-ascii' ? 'utf-8' : charset, { fatal: true });
  decoders.set(charset, decoder);
  return decoder;
}

const mostCharsets = 40;
