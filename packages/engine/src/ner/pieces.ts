/** What all tokenizers have in common: the shape of their results and of the models that cut words. */

/** The pieces of a text: piece `i` has the id `ids[i]` and stands for UTF-16 code units `starts[i]` to `ends[i]`. */
export interface Pieces {
  readonly ids: Int32Array;
  readonly starts: Int32Array;
  /** Exclusive. */
  readonly ends: Int32Array;
}

/** Cuts a text into pieces. Any string will do; a lone surrogate counts as U+FFFD. Space alone makes no piece. */
export type Tokenizer = (text: string) => Pieces;

/** Takes one piece with its offsets in the text that the model was given. */
export type EmitPiece = (id: number, start: number, end: number) => void;

/** Cuts units `from` to `to` (exclusive) of `text`, one word, into pieces and emits them from left to right. */
export type SubwordModel = (text: string, from: number, to: number, emit: EmitPiece) => void;
