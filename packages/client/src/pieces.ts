/** Cuts texts that are longer than the service takes, where a cut does the least harm. */
import { limits } from '@palimpsest/protocol/limits';
import { findPlaceholders, maxPlaceholderLength } from '@palimpsest/protocol/placeholder';

/**
 * Where a text may be cut, best first: after blank lines, sentences that end a line, lines, sentences that surely end,
 * words in small letters on both sides, what looks like a sentence, words. A name broken over two lines, or a number
 * behind `Tel.`, is found by nobody if the cut falls into it.
 */
const borders = [
  /\n[^\S\n]*\n\s*/gu,
  /[.!?…:;]["'“”»«)]*[^\S\n]*\n/gu,
  /\n/gu,
  /\p{Ll}{5}[.!?…]["'“”»«)]*\s+(?=["'„“»«(]?\p{Lu})/gu,
  /\p{Ll}{3}\s+(?=\p{Ll}{2})/gu,
  /[.!?…]["'“”»«)]*\s+/gu,
  /\s+/gu,
];

/** The share of a piece, at its end, in which a border is looked for before the next worse kind is. */
const searchedShare = 0.2;

/**
 * The text in consecutive pieces of at most `maxCharacters` code points each, none of them empty. No piece begins or
 * ends inside a placeholder or a surrogate pair; a word is cut only where there is no space over a fifth of a piece.
 * @param maxCharacters at least the length of the longest placeholder
 */
export function cutIntoPieces(text: string, maxCharacters: number = limits.textCharacters.max): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = pieceEnd(text, start, maxCharacters);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function pieceEnd(text: string, start: number, maxCharacters: number): number {
  const furthest = advance(text, start, maxCharacters);
  if (furthest === text.length) return furthest;
  const searchFrom = Math.max(start + 1, Math.floor(furthest - (furthest - start) * searchedShare));
  const searched = text.slice(searchFrom, furthest);
  for (const border of borders) {
    const last = [...searched.matchAll(border)].at(-1);
    if (last) return searchFrom + last.index + last[0].length;
  }
  const cut = findPlaceholders(text.slice(start, furthest + maxPlaceholderLength)).find(
    (placeholder) => start + placeholder.start < furthest && furthest < start + placeholder.end,
  );
  return cut ? start + cut.start : furthest;
}

/** The offset that is `characters` code points after `start`, or the end of the text. */
function advance(text: string, start: number, characters: number): number {
  if (text.length - start <= characters) return text.length;
  let offset = start;
  for (let count = 0; count < characters && offset < text.length; count++) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}
