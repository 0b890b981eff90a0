/** The parameters of a field such as Content-Type (RFC 2045 § 5.1, RFC 2231), and which of them are words. */
import { encodedWords, percentSigns, type ValueEncoding } from './mail-words.js';

/** A stretch of a field's value that is words. */
export interface Words {
  readonly from: number;
  readonly to: number;
  /** How it is written, if not as words in a header are. */
  readonly encoding?: ValueEncoding;
  /** Stands between quotes, where a backslash goes before each quote and backslash (RFC 5322 § 3.2.4). */
  readonly isQuoted?: boolean;
}

/** A parameter, and where its value stands, quotes not counted. */
interface Parameter {
  readonly name: string;
  /** Which piece of a text it is (RFC 2231 § 3). */
  readonly piece: number | undefined;
  /** Written with percent signs, the first piece behind the name of its character set (RFC 2231 § 4). */
  readonly isExtended: boolean;
  readonly isQuoted: boolean;
  readonly from: number;
  readonly to: number;
}

/** A parameter of a field such as Content-Type, with or without quotes. */
export function readParameter(value: string, name: string): string | undefined {
  const match = new RegExp(String.raw`;\s*${name}\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))`, 'i').exec(value);
  return match ? (match[1]?.replace(/\\(.)/g, '$1') ?? match[2]) : undefined;
}

/** What somebody may have typed: names of files, and all that stands in quotes or is written with percent signs. */
export const wordsInParameters = (value: string): Words[] =>
  textsOf(parametersOf(value)).flatMap((pieces) => {
    const [{ name, piece, isExtended, isQuoted }] = pieces; // of the first
    if (/^(?:boundary|charset)$/.test(name)) return [];
    const isText = /^(?:file)?name$/.test(name) || isQuoted || isExtended || piece !== undefined;
    return isText ? [wordsOf(value, pieces)] : [];
  });

/** One without quotes goes on to the next semicolon: programs leave them out around blanks, too. */
const parametersOf = (value: string): Parameter[] =>
  [...value.matchAll(/;\s*([^\s"*;=]+)(?:\*(\d+))?(\*)?\s*=\s*(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|([^\s;][^;]*))/g)].map(
    (match) => {
      const [whole, name = '', piece, star, quoted, bare = ''] = match;
      const isQuoted = quoted !== undefined;
      const content = quoted ?? bare;
      const from = match.index + whole.length - content.length - (isQuoted ? 1 : 0);
      return {
        name: name.toLowerCase(),
        piece: piece === undefined ? undefined : Number(piece),
        isExtended: star !== undefined,
        isQuoted,
        from,
        to: from + (isQuoted ? content : content.trimEnd()).length,
      };
    },
  );

type Pieces = readonly [Parameter, ...Parameter[]];

/** Brings together the pieces that one text is written in. */
function textsOf(parameters: readonly Parameter[]): Pieces[] {
  const texts: [Parameter, ...Parameter[]][] = [];
  for (const parameter of parameters) {
    const text = texts.at(-1);
    const before = text?.at(-1);
    const isNext = before?.piece !== undefined && parameter.piece === before.piece + 1;
    if (text && isNext && parameter.name === before.name) text.push(parameter);
    else texts.push([parameter]);
  }
  return texts;
}

/** Text in several pieces is written in one as soon as something in it changes, since no piece is a text by itself. */
function wordsOf(value: string, pieces: Pieces): Words {
  const [first] = pieces;
  const { from, to } = first;
  const last = pieces.at(-1) ?? first;
  const isWhole = pieces.length === 1;
  if (isWhole && !first.isExtended) return { from, to, isQuoted: first.isQuoted };
  const end = isWhole ? to : last.to + (last.isQuoted ? 1 : 0);
  const [prefix = '', charset = ''] = /^([\w-]*)'[\w-]*'/.exec(first.isExtended ? value.slice(from, to) : '') ?? [];
  const written = pieces.some(({ isExtended }) => isExtended) ? percentSigns(charset || 'utf-8') : encodedWords;
  const contents = pieces.map(({ from, to, isExtended, isQuoted }, index) => {
    const raw = value.slice(index === 0 ? from + prefix.length : from, to);
    const content = isQuoted ? unquoted(raw) : raw;
    return isExtended || written === encodedWords ? content : content.replaceAll('%', '%25');
  });
  const decode = (): string => written.decode(contents.join(''));
  if (!first.isExtended) {
    const encode = (text: string): string => `"${quoted(encodedWords.encode(text))}"`;
    return { from: first.isQuoted ? from - 1 : from, to: end, encoding: { decode, encode } };
  }
  const encode = (text: string): string => written.encode(text) + (first.isQuoted && !isWhole ? '"' : '');
  return { from: from + prefix.length, to: end, encoding: { decode, encode } };
}

/** What stands between quotes as it reads. Other backslashes stay, as in the paths that some programs write. */
export const unquoted = (raw: string): string => raw.replace(/\r?\n(?=[ \t])/g, '').replace(/\\(["\\])/g, '$1');

/** Text as it is written between quotes. */
export const quoted = (text: string): string => text.replace(/["\\]/g, String.raw`\$&`);
