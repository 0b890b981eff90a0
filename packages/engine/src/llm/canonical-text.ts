/**
 * Text as it compares when a model quotes it. Models put typography right while they copy: curly quotes become straight
 * ones, dashes hyphens, a no-break space a space, decomposed umlauts composed ones. All such variants read the same
 * here; nothing else is forgiven.
 */
import { composed } from '../composed.js';
import { invisible } from '../memory/tokens.js';

/** A text in canonical form with the way back: what stands at `i` came from [starts[i], ends[i]) of the original. */
export interface CanonicalText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** What reads the same as something simpler. Soft hyphens and zero-width characters read as nothing. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/^\s+$/u, ' '],
  [/^[„“”‟"«»″]$/u, '"'],
  [/^[‚‘’‛'‹›`´′]$/u, "'"],
  [/^[‐‑‒–—―−]$/u, '-'],
  [/^…$/u, '...'],
  [new RegExp(`^[${invisible}]$`, 'u'), ''],
];

/** What is looked at in one piece: white space, what is left out, else a character with the marks on it. */
const pieces = new RegExp(String.raw`[${invisible}]|\s+|[^\p{M}\s]\p{M}*|\p{M}+|[^]`, 'gu');

/** The canonical form of `text`. Takes time linear in its length. */
export function canonicalize(text: string): CanonicalText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const canonical = /^[!-~]$/.test(piece) ? canonicalAscii(piece) : canonicalPiece(piece);
    for (const unit of canonical.split('')) {
      units.push(unit);
      starts.push(index);
      ends.push(index + piece.length);
    }
  }
  return { text: units.join(''), starts, ends };
}

const canonicalAscii = (character: string): string => (character === '`' ? "'" : character);

const canonicalPiece = (piece: string): string => variants.find(([shape]) => shape.test(piece))?.[1] ?? composed(piece);
