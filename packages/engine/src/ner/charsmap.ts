/**
 * The character map of SentencePiece's "Precompiled" normalizer, read from a Hugging Face `tokenizer.json`.
 * Layout: size of the trie in bytes (u32), a double-array trie over UTF-8 bytes (darts-clone, u32 units), then the
 * replacements as UTF-8 strings that end in NUL. A leaf holds the offset of its replacement.
 */

/** Tells what a stretch of text is replaced with; undefined where the map leaves it as it is. */
export interface Charsmap {
  /**
   * Looks up the shortest key that `text` begins with. The shortest, not the longest: that is
   * what the reference implementation does, and the ids that a model was trained on came from there.
   */
  find(text: string): string | undefined;
}

/** Reads the map from its base64 form. Throws a `RangeError` when the data is cut short. */
export function readCharsmap(base64: string): Charsmap {
  const bytes = Buffer.from(base64, 'base64');
  const trieBytes = bytes.readUInt32LE(0);
  const trie = Uint32Array.from({ length: trieBytes / 4 }, (_, unit) => bytes.readUInt32LE(4 + 4 * unit));
  const replacements = bytes.subarray(4 + trieBytes);
  const known = new Map<number, string>();
  const replacementAt = (offset: number): string => {
    let replacement = known.get(offset);
    if (replacement === undefined) {
      replacement = replacements.toString('utf8', offset, replacements.indexOf(0, offset));
      known.set(offset, replacement);
    }
    return replacement;
  };
  return {
    find(text) {
      const offset = findShortest(trie, Buffer.from(text, 'utf8'));
      return offset === undefined ? undefined : replacementAt(offset);
    },
  };
}

/** Walks the double array along `key` and returns the value of the first leaf on the way. */
function findShortest(trie: Uint32Array, key: Uint8Array): number | undefined {
  let node = offsetOf(trie[0] ?? 0);
  for (const byte of key) {
    node ^= byte;
    const unit = trie[node] ?? 0;
    if (byte === 0 || (unit & 0x800000ff) !== byte) return undefined;
    node ^= offsetOf(unit);
    if ((unit & 0x100) !== 0) return (trie[node] ?? 0) & 0x7fffffff;
  }
  return undefined;
}

/** How far the children of a unit lie from it: 22 bits, shifted by eight more where bit 9 says so. */
const offsetOf = (unit: number): number => (unit >>> 10) << ((unit & 0x200) >>> 6);
