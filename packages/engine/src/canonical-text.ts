/**
 * Text as it compares when somebody copies it: a model that quotes it, an operator who lists terms. Typography
 * changes on the way: curly quotes become straight ones, dashes hyphens, a line end or a no-break space a space,
 * decomposed umlauts composed ones. All such variants read the same here; nothing else is forgiven.
 */
import { composed } from './composed.js';
import { simplestSigns } from './same-signs.js';

/** A text in canonical form with the way back: what stands at `i` came from [starts[i], ends[i]) of the original. */
export interface CanonicalText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** What is looked at in one piece: white space, else a character with the marks on it. */
const pieceAt = /\s+|[^\p{M}\s]\p{M}*|\p{M}+|[^]/uy;

/** The canonical form of `text`. Takes time linear in its length. */
export function canonicalize(text: string): CanonicalText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (unit: string, start: number, end: number): void => {
    units.push(unit);
    starts.push(start);
    ends.push(end);
  };
  for (let start = 0; start < text.length;) {
    if (standsForItself(text, start)) {
      add(text.charAt(start), start, ++start);
      continue;
    }
    pieceAt.lastIndex = start;
    const [piece = ''] = pieceAt.exec(text) ?? [];
    const end = start + piece.length;
    for (const unit of canonicalPiece(piece).split('')) add(unit, start, end);
    start = end;
  }
  return { text: units.join(''), starts, ends };
}

/** What stands in the original where the canonical text has a stretch, of one unit at least. */
export const originalStretch = ({ starts, ends }: CanonicalText, start: number, end: number) => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});

/**
 * Whether a letter, digit or usual sign stands there, or a space before one, and no mark behind it. Most of a text is
 * this, and it is told without a pattern.
 */
function standsForItself(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  const unit = text.charCodeAt(at);
  if (unit === 0x20) return isUsual(next);
  return isUsual(unit) && !(next >= 0x300);
}

const isUsual = (unit: number): boolean =>
  (unit > 0x20 && unit < 0x7f && unit !== 0x60) || (unit >= 0xc0 && unit < 0x2b0);

const canonicalPiece = (piece: string): string =>
  /^\s/u.test(piece) ? ' ' : (simplestSigns.get(piece) ?? composed(piece));
