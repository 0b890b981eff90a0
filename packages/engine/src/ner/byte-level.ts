/**
 * The byte-level pre-tokenizer of GPT-2 and RoBERTa: words by a fixed pattern, then each byte as one printable
 * character.
 */
import { type AlignedText, AlignedTextWriter } from '../aligned-text.js';

/** GPT-2's words: a space belongs to the word after it. */
const word =
  /'(?:s|t|re|ve|m|ll|d)| ?\p{L}+| ?\p{N}+| ?[^\p{White_Space}\p{L}\p{N}]+|\p{White_Space}+(?!\P{White_Space})|\p{White_Space}+/gu;

/** Bytes that print as themselves; the others take the characters from U+0100 on, in order. */
const isPrintable = (byte: number): boolean =>
  (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff);

const characterOfByte: readonly string[] = (() => {
  let next = 0x100;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : next++));
})();

/** Characters that stand for space, tab and line ends. */
export const byteLevelSpaces = [0x20, 0x09, 0x0a, 0x0d].map((byte) => characterOfByte[byte] ?? '').join('');

/** Spells a text in bytes. Words are pairs of offsets in the result: from, to (exclusive), from, to, ... */
export function spellInBytes(source: AlignedText): { aligned: AlignedText; words: number[] } {
  const writer = new AlignedTextWriter(source);
  const words: number[] = [];
  for (const match of source.text.matchAll(word)) {
    words.push(writer.length);
    let at = match.index;
    for (const character of match[0]) {
      const spelled = Array.from(Buffer.from(character), (byte) => characterOfByte[byte] ?? '').join('');
      writer.write(spelled, at, at + character.length);
      at += character.length;
    }
    words.push(writer.length);
  }
  return { aligned: writer.finish(), words };
}
