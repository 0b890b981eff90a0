/** SentencePiece's "Precompiled" normalizer as the reference implementation (Hugging Face `tokenizers`) applies it. */
import { type AlignedText, AlignedTextWriter } from '../aligned-text.js';
import type { Charsmap } from './charsmap.js';

/** Below this code unit no character joins another to one grapheme, except CR with LF. */
const firstCombining = 0x300;
/** Only graphemes shorter than this in UTF-8 are looked up whole. */
const wholeGraphemeBytes = 6;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Makes a normalizer from a character map. Each grapheme is looked up whole if it is short, else code point by code
 * point; so `a` with a combining diaeresis becomes `ä`, which stands for both.
 */
export function precompiledNormalizer(charsmap: Charsmap): (source: AlignedText) => AlignedText {
  const unchanged = unchangedUnits(charsmap);
  return (source) => {
    const writer = new AlignedTextWriter(source);
    const { text } = source;
    let at = 0;
    while (at < text.length) {
      const plainEnd = endOfPlain(text, at, unchanged);
      if (plainEnd > at) writer.copy(at, plainEnd);
      at = plainEnd;
      if (at === text.length) break;
      const end = endOfDifficult(text, at);
      for (const { segment, index } of graphemes.segment(text.slice(at, end))) {
        normalizeGrapheme(segment, at + index, charsmap, writer);
      }
      at = end;
    }
    return writer.finish();
  };
}

/** For each code unit below `firstCombining`: 1 where the map leaves it alone. */
function unchangedUnits(charsmap: Charsmap): Uint8Array {
  return Uint8Array.from({ length: firstCombining }, (_, unit) =>
    charsmap.find(String.fromCharCode(unit)) === undefined ? 1 : 0,
  );
}

/** The end of the units from `at` on that are graphemes of their own and stay as they are. */
function endOfPlain(text: string, at: number, unchanged: Uint8Array): number {
  let end = at;
  while (end < text.length && unchanged[text.charCodeAt(end)] === 1) end++;
  const combines = end < text.length && text.charCodeAt(end) >= firstCombining;
  return combines && end > at ? end - 1 : end;
}

/** The end of the shortest stretch from `at` on after which a grapheme surely ends: between two simple units. */
function endOfDifficult(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && !(isSimple(text, end - 1) && isSimple(text, end))) end++;
  return end;
}

const isSimple = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit < firstCombining && unit !== 0x0a; // LF may belong to the CR before it
};

function normalizeGrapheme(grapheme: string, at: number, charsmap: Charsmap, writer: AlignedTextWriter): void {
  if (Buffer.byteLength(grapheme) < wholeGraphemeBytes) {
    const whole = charsmap.find(grapheme);
    if (whole !== undefined) {
      writer.write(whole, at, at + grapheme.length);
      return;
    }
  }
  let from = at;
  for (const character of grapheme) {
    const replacement = charsmap.find(character);
    if (replacement === undefined) writer.copy(from, from + character.length);
    else writer.write(replacement, from, from + character.length);
    from += character.length;
  }
}
