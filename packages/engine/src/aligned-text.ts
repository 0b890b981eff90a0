/** Texts made from other texts (normalized, cleaned, spelled in bytes) that still know where each unit came from. */
import type { Stretch } from '@palimpsest/protocol';

/**
 * A text with its way back: code unit `i` of `text` stands for the stretch `starts[i]` to `ends[i]` (exclusive) of the
 * text that it was made from, in UTF-16 code units. Starts never fall from left to right, nor do ends.
 */
export interface AlignedText {
  readonly text: string;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** A text that stands for itself. */
export function alignedWithItself(text: string): AlignedText {
  const starts = Int32Array.from({ length: text.length }, (_, at) => at);
  return { text, starts, ends: starts.map((at) => at + 1) };
}

/** The text with U+FFFD for each lone surrogate, as long as it was. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Where a stretch of the text, not an empty one, stands in the text that it was made from. */
export const originalStretch = ({ starts, ends }: AlignedText, { start, end }: Stretch): Stretch => ({
  start: starts[start] ?? 0,
  end: ends[end - 1] ?? 0,
});

/** Writes a text derived from `source` from left to right. */
export class AlignedTextWriter {
  readonly #source: AlignedText;
  #text = '';
  #length = 0;
  #starts: Int32Array;
  #ends: Int32Array;

  constructor(source: AlignedText) {
    this.#source = source;
    this.#starts = new Int32Array(source.text.length + 16);
    this.#ends = new Int32Array(source.text.length + 16);
  }

  /** How many code units are written so far. */
  get length(): number {
    return this.#length;
  }

  /** Appends `written`, all of which stands for units `from` to `to` (exclusive) of the source. */
  write(written: string, from: number, to: number): void {
    if (written === '') return;
    const start = this.#source.starts[from] ?? 0;
    const end = to > from ? (this.#source.ends[to - 1] ?? start) : start;
    this.#makeRoom(written.length);
    this.#starts.fill(start, this.#length, this.#length + written.length);
    this.#ends.fill(end, this.#length, this.#length + written.length);
    this.#text += written;
    this.#length += written.length;
  }

  /** Appends units `from` to `to` (exclusive) of the source unchanged. */
  copy(from: number, to: number): void {
    this.#makeRoom(to - from);
    this.#starts.set(this.#source.starts.subarray(from, to), this.#length);
    this.#ends.set(this.#source.ends.subarray(from, to), this.#length);
    this.#text += this.#source.text.slice(from, to);
    this.#length += to - from;
  }

  /** The text as written so far. */
  finish(): AlignedText {
    const [starts, ends] = [this.#starts.subarray(0, this.#length), this.#ends.subarray(0, this.#length)];
    return { text: this.#text, starts, ends };
  }

  #makeRoom(units: number): void {
    if (this.#length + units <= this.#starts.length) return;
    const capacity = 2 * (this.#length + units);
    this.#starts = grown(this.#starts, capacity);
    this.#ends = grown(this.#ends, capacity);
  }
}

/** Replaces every match of `pattern` (flag `g`) by what `replacement` makes of it. */
export function replaceAligned(
  source: AlignedText,
  pattern: RegExp,
  replacement: (match: string) => string,
): AlignedText {
  const writer = new AlignedTextWriter(source);
  let copied = 0;
  for (const { index, 0: match } of source.text.matchAll(pattern)) {
    const replaced = replacement(match);
    if (replaced === match) continue; // copied with the rest, each unit with its own offsets
    writer.copy(copied, index);
    copied = index + match.length;
    writer.write(replaced, index, copied);
  }
  if (copied === 0) return source; // nothing was replaced
  writer.copy(copied, source.text.length);
  return writer.finish();
}

function grown(array: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity);
  larger.set(array);
  return larger;
}
