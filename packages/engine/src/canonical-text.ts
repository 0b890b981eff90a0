/**
 * Text as it compares when somebody copies it: a model that quotes it, an operator who lists terms. Typography
 * changes on the way: curly quotes become straight ones, dashes hyphens, a line end or a no-break space a space,
 * decomposed umlauts composed ones. All such variants read the same here; nothing else is forgiven.
 */
import { type AlignedText, AlignedTextWriter, alignedWithItself } from './aligned-text.js';
import { composed } from './composed.js';
import { simplestVariants } from './typographic-variants.js';

/** What is looked at in one piece: white space, else a character with the marks on it. */
const pieceAt = /\s+|[^\p{M}\s]\p{M}*|\p{M}+|[^]/uy;

/** The canonical form of `written`. Takes time linear in its length. */
export function canonicalize(written: string): AlignedText {
  const source = alignedWithItself(written);
  const { text } = source;
  const writer = new AlignedTextWriter(source);
  let copied = 0;
  for (let at = 0; at < text.length;) {
    if (standsForItself(text, at)) {
      at++;
      continue;
    }
    writer.copy(copied, at);
    pieceAt.lastIndex = at;
    const [piece = ''] = pieceAt.exec(text) ?? [];
    copied = at + piece.length;
    writer.write(canonicalPiece(piece), at, copied);
    at = copied;
  }
  writer.copy(copied, text.length);
  return writer.finish();
}

/**
 * Whether a letter, digit or usual character of punctuation stands there, or a space before one, and no mark behind it.
 * Most of a text is this, and it is told without a pattern.
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
  /^\s/u.test(piece) ? ' ' : (simplestVariants.get(piece) ?? composed(piece));
