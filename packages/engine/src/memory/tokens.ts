/** Cuts a text into words, white space and single other characters. */
import { plainLetters } from '../composed.js';
import { simplestVariants } from '../typographic-variants.js';

const other = 0;
const word = 1;
const space = 2;

/** The class of every UTF-16 code unit. Surrogates count as other; `classAt` looks at the pair. */
const classes = Uint8Array.from({ length: 0x10000 }, (_, unit) => classOf(String.fromCharCode(unit)));

function classOf(character: string): number {
  if (/[\p{L}\p{N}\p{M}]/u.test(character)) return word;
  return /\s/u.test(character) ? space : other;
}

function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if ((unit & 0xf800) !== 0xd800) return classes[unit] ?? other;
  const isLow = (unit & 0xfc00) === 0xdc00;
  const from = isLow ? at - 1 : at;
  const point = from < 0 ? unit : (text.codePointAt(from) ?? unit);
  return point > 0xffff ? classOf(String.fromCodePoint(point)) : other;
}

/** A word, a run of white space or a single other character: where it ends, and what it is compared by. */
export interface Token {
  readonly end: number;
  /**
   * White space reads as one space, so that a name broken over a line end is found again, but not a name over a blank
   * line; letters and punctuation read as what they are, so that it is found with decomposed umlauts, ligatures, another
   * dash or apostrophe.
   */
  readonly key: string;
}

/** A text whose tokens are cut once, however many walks come by. */
export class TokenizedText {
  readonly #tokens: (Token | undefined)[] = [];

  constructor(readonly text: string) {}

  /** The token that starts at `start`, be it inside of another. */
  tokenAt(start: number): Token {
    return (this.#tokens[start] ??= this.#cut(start));
  }

  #cut(start: number): Token {
    const end = tokenEnd(this.text, start);
    return { end, key: keyOf(this.text.slice(start, end)) };
  }
}

/** After a run of letters, digits and marks, of white space, or one unit. */
function tokenEnd(text: string, start: number): number {
  const kind = classAt(text, start);
  let end = start + 1;
  if (kind !== other) while (end < text.length && classAt(text, end) === kind) end++;
  return end;
}

/** ASCII and the letters up to the dotless i are what they are. */
const standsForItself = /^[ -~\u00c0-\u0131]*$/;

function keyOf(token: string): string {
  const kind = classes[token.charCodeAt(0)];
  if (kind === space) return /\n\s*\n/u.test(token) ? '\n\n' : ' ';
  if (kind === other) return simplestVariants.get(token) ?? plainLetters(token);
  if (standsForItself.test(token)) return token;
  return plainLetters(token).replaceAll('ẞ', 'SS'); // in capitals sharp s is either
}
