/**
 * WordPiece (BERT): from the left, always the longest piece that fits; a word that doesn't come out even is unknown.
 */
import { PieceTrie } from './piece-trie.js';
import type { SubwordModel } from './pieces.js';

/** What a `tokenizer.json` says of a WordPiece model. */
export interface WordPieceModel {
  readonly vocabulary: readonly (readonly [string, number])[];
  readonly unknownId: number;
  /** Marks the pieces that go on with a word, such as `##`. */
  readonly continuingPrefix: string;
  /** Words of more code points than this are unknown. */
  readonly maxWordCharacters: number;
}

/** Makes the model. */
export function wordPiece({
  vocabulary,
  unknownId,
  continuingPrefix,
  maxWordCharacters,
}: WordPieceModel): SubwordModel {
  const beginning = new PieceTrie(vocabulary);
  const continuing = new PieceTrie(
    vocabulary.flatMap(([piece, id]) =>
      piece.startsWith(continuingPrefix) ? [[piece.slice(continuingPrefix.length), id] as const] : [],
    ),
  );
  return (text, from, to, emit) => {
    const isTooLong = to - from > maxWordCharacters && Array.from(text.slice(from, to)).length > maxWordCharacters;
    const pieces: (readonly [id: number, start: number, end: number])[] = [];
    for (let start = from; start < to;) {
      const piece = longestPiece(start === from ? beginning : continuing, text, start, to);
      if (!piece || isTooLong) {
        emit(unknownId, from, to);
        return;
      }
      pieces.push([piece.id, start, piece.end]);
      start = piece.end;
    }
    for (const piece of pieces) emit(...piece);
  };
}

function longestPiece(
  trie: PieceTrie,
  text: string,
  start: number,
  to: number,
): { id: number; end: number } | undefined {
  let longest: { id: number; end: number } | undefined;
  let node = trie.root;
  for (let end = start + 1; end <= to; end++) {
    node = trie.step(node, text.charCodeAt(end - 1));
    if (node < 0) break;
    const id = trie.idAt(node);
    if (id >= 0) longest = { id, end };
  }
  return longest;
}
