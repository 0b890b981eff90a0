/** A text as the search for patterns sees it. */
import { type Alphabet, firstBeyondAscii } from './alphabet.js';
import { kindBeyondAscii, textEdge } from './character-kinds.js';
import { type Outlines, outlinesOf } from './outline.js';
import { depth } from './outlook.js';

/** The characters of a text in an alphabet, their kinds, and where each of them stands. */
export interface Characters {
  /** For each character the one that stands for it in the alphabet, all of them below 256. */
  readonly reduced: string;
  /** The kind of each character, between `depth` text edges on either side. */
  readonly kinds: Uint8Array;
  /** The outlines of all places between these kinds. */
  readonly outlines: Outlines;
  /** Offset of each character in the text, in code units; absent where that is its number. */
  readonly offsets: Uint32Array | undefined;
  readonly length: number;
}

/** Reads a text for the search. A lone surrogate is a character of its own. */
export function readCharacters(text: string, { standIns }: Alphabet): Characters {
  const bytes = Buffer.allocUnsafe(text.length);
  const kinds = new Uint8Array(text.length + 2 * depth).fill(textEdge);
  let offsets: Uint32Array | undefined;
  let length = 0;
  for (let at = 0; at < text.length; at++, length++) {
    let character = text.charCodeAt(at);
    if (offsets) offsets[length] = at;
    if ((character & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      offsets ??= countUpTo(text.length, length);
      character = text.codePointAt(at++) ?? 0;
    }
    bytes[length] = standIns[character] ?? 0;
    kinds[length + depth] = character < firstBeyondAscii ? character : kindBeyondAscii;
  }
  if (offsets) offsets[length] = text.length;
  return { reduced: bytes.toString('latin1', 0, length), kinds, outlines: outlinesOf(kinds), offsets, length };
}

/** An array with room for `size` offsets and the end, of which those up to `last` are their own number. */
function countUpTo(size: number, last: number): Uint32Array {
  const offsets = new Uint32Array(size + 1);
  for (let number = 0; number <= last; number++) offsets[number] = number;
  return offsets;
}
