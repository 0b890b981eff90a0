/** Cuts the pieces of a long text into windows that fit the model. */
import type { Pieces } from './pieces.js';

/** Pieces `from` to `to` (exclusive) go through the model together; the results of `keepFrom` to `keepTo` count. */
export interface Window {
  readonly from: number;
  readonly to: number;
  readonly keepFrom: number;
  readonly keepTo: number;
}

/** How good a place is to cut a text: nothing beats a blank line, and a word is cut only when nothing else is left. */
const cut = { blankLine: 4, lineEnd: 3, sentenceEnd: 2, wordEnd: 1, insideWord: 0 } as const;

/** How many pieces two windows share, half of them on each side of a cut that may go through a name. */
const sharedPieces = 12;

/**
 * Smaller windows hardly hold a sentence, and those of no more pieces than two of them share would never come to an
 * end.
 */
export const leastPieces = 64;

/**
 * Cuts `pieces` into windows of at most `maxPieces`, which is `leastPieces` or more. A name is never lost at a cut:
 * after anything less than a blank line the windows overlap, each result is taken from the window that sees more of
 * both sides, and the results of all windows are decoded as one row. What is kept covers every piece exactly once, in
 * order.
 */
export function cutWindows(text: string, pieces: Pieces, maxPieces: number): Window[] {
  const count = pieces.ids.length;
  const windows: Window[] = [];
  let keepFrom = 0;
  for (let from = 0; from < count;) {
    const least = from + Math.max(Math.floor(maxPieces / 3), 2 * sharedPieces); // so that the next begins behind `from`
    const to = from + maxPieces >= count ? count : bestCut(text, pieces, least, from + maxPieces);
    const shared = to === count || cutQuality(text, pieces, to) === cut.blankLine ? 0 : sharedPieces;
    const keepTo = shared === 0 ? to : wordStart(text, pieces, to - shared / 2, to - shared);
    windows.push({ from, to, keepFrom, keepTo });
    from = shared === 0 ? to : wordStart(text, pieces, to - shared, to - 2 * shared);
    keepFrom = keepTo;
    if (to === count) break;
  }
  return windows;
}

/** The last of the best places to cut before a piece after `least` and up to `most`. */
function bestCut(text: string, pieces: Pieces, least: number, most: number): number {
  let best = most;
  let bestQuality: number = cut.insideWord;
  for (let at = most; at > least && bestQuality < cut.blankLine; at--) {
    const quality = cutQuality(text, pieces, at);
    if (quality > bestQuality) [best, bestQuality] = [at, quality];
  }
  return best;
}

function cutQuality(text: string, { starts, ends }: Pieces, before: number): number {
  const gap = text.slice(ends[before - 1], starts[before]);
  if (gap.includes('\n')) return /\n\s*\n/.test(gap) ? cut.blankLine : cut.lineEnd;
  if (gap === '') return cut.insideWord;
  return /[.!?]/.test(text[(ends[before - 1] ?? 0) - 1] ?? '') ? cut.sentenceEnd : cut.wordEnd;
}

/** The first piece of the word that piece `at` belongs to, but none before `least`. */
function wordStart(text: string, pieces: Pieces, at: number, least: number): number {
  for (let piece = at; piece > least; piece--) {
    if (cutQuality(text, pieces, piece) > cut.insideWord) return piece;
  }
  return at;
}
