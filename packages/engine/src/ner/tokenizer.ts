/**
 * Cuts texts into the pieces that a model was trained on. Reads Hugging Face `tokenizer.json` files and gives the ids
 * that the reference implementation (`tokenizers`) gives, with two exceptions: control tokens written out in a text
 * (`</s>`) are ordinary characters here, so that nobody can speak in them, and no control tokens are added around it.
 */
import { type AlignedText, alignedWithItself, wellFormed } from '../aligned-text.js';
import { asList, asObject, asString, type JsonObject } from '../json.js';
import { readNormalizer } from './normalizer.js';
import type { EmitPiece, Pieces, Tokenizer } from './pieces.js';
import { readPreTokenizer } from './pre-tokenizer.js';
import { readSubwordModel } from './subword-model.js';

/** Makes a tokenizer from the content of a `tokenizer.json`. Throws an `Error` that names the part it can't use. */
export function readTokenizer(json: unknown): Tokenizer {
  const file = asObject(json, 'tokenizer');
  const normalize = readNormalizer(file['normalizer']);
  const preTokenize = readPreTokenizer(file['pre_tokenizer']);
  const cut = readSubwordModel(file['model'], controlTokens(file));

  return (text) => {
    const { aligned, words, spaces } = preTokenize(normalize(alignedWithItself(wellFormed(text))));
    const pieces = new PieceWriter(aligned, spaces);
    for (let word = 0; word + 1 < words.length; word += 2) {
      cut(aligned.text, words[word] ?? 0, words[word + 1] ?? 0, pieces.add);
    }
    return pieces.finish();
  };
}

/** Tokens such as `<s>` and `[CLS]` that stand for no text. */
function controlTokens(file: JsonObject): ReadonlySet<string> {
  const tokens = asList(file['added_tokens'] ?? [], 'added_tokens').map((token) => asObject(token, 'added_tokens'));
  return new Set(tokens.filter(({ special }) => special === true).map(({ content }) => asString(content, 'content')));
}

/** Collects pieces and leads their offsets back to the text that the tokenizer was given. */
class PieceWriter {
  readonly #aligned: AlignedText;
  readonly #spaces: string;
  readonly #ids: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(aligned: AlignedText, spaces: string) {
    this.#aligned = aligned;
    this.#spaces = spaces;
  }

  readonly add: EmitPiece = (id, start, end) => {
    const { text, starts, ends } = this.#aligned;
    while (start < end && this.#spaces.includes(text.charAt(start))) start++;
    if (start === end) return; // a bare space says nothing, and models are trained without it
    this.#ids.push(id);
    this.#starts.push(starts[start] ?? 0);
    this.#ends.push(ends[end - 1] ?? 0);
  };

  finish(): Pieces {
    return {
      ids: Int32Array.from(this.#ids),
      starts: Int32Array.from(this.#starts),
      ends: Int32Array.from(this.#ends),
    };
  }
}
