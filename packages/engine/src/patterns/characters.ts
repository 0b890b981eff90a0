/** A text as the search for landmarks sees it. */
import { beyondAscii, textEdge } from './character-kinds.js';
import { depth } from './outlook.js';

/** The kinds of the characters of a text, and where each of them stands. */
export interface Characters {
  /** The kind of each character, between `depth` text edges on either side. */
  readonly kinds: Uint8Array;
  /** Offset of each character in the text, in code units; absent where that is its number. */
  readonly offsets: Uint32Array | undefined;
  readonly length: number;
}

/** Reads a text for the search. A lone surrogate is a character of its own. */
export function readCharacters(text: string): Characters {
  const numbers = new Uint8Array(text.length + 2 * depth).fill(textEdge);
  let offsets: Uint32Array | undefined;
  let length = 0;
  for (let at = 0; at < text.length; at++, length++) {
    const unit = text.charCodeAt(at);
    if (offsets) offsets[length] = at;
    if (unit < beyondAscii) {
      numbers[length + depth] = unit;
      continue;
    }
    numbers[length + depth] = beyondAscii;
    if ((unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      offsets ??= countUpTo(text.length, length);
      at++;
    }
  }
  numbers.fill(textEdge, length + depth);
  if (offsets) offsets[length] = text.length;
  return { kinds: numbers, offsets, length };
}

/** An array with room for `size` offsets and the end, of which those up to `last` are their own number. */
function countUpTo(size: number, last: number): Uint32Array {
  const offsets = new Uint32Array(size + 1);
  for (let number = 0; number <= last; number++) offsets[number] = number;
  return offsets;
}
