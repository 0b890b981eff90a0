/** Models of `tokenizer.json`: how a word is cut into pieces. */
import { asList, asNumber, asObject, asString } from './json.js';
import type { SubwordModel } from './pieces.js';
import { unigram } from './unigram.js';

/** Makes a model from its JSON. `control` tokens never match text. */
export function readSubwordModel(json: unknown, control: ReadonlySet<string>): SubwordModel {
  const model = asObject(json, 'model');
  const type = asString(model['type'] ?? 'none', 'model.type');
  switch (type) {
    case 'Unigram': {
      if (model['byte_fallback'] === true) throw new Error('model.byte_fallback is not supported');
      const vocabulary = asList(model['vocab'], 'model.vocab').map(readScoredPiece);
      return unigram(vocabulary, asNumber(model['unk_id'], 'model.unk_id'), control);
    }
    default:
      throw new Error(`model type "${type}" is not supported`);
  }
}

function readScoredPiece(entry: unknown): readonly [string, number] {
  const [piece, score] = asList(entry, 'model.vocab');
  return [asString(piece, 'model.vocab'), asNumber(score, 'model.vocab')];
}
