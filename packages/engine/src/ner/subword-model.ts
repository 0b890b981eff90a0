/** Models of `tokenizer.json`: how a word is cut into pieces. */
import { bytePair } from './byte-pair.js';
import { asList, asNumber, asObject, asString } from '../json.js';
import type { SubwordModel } from './pieces.js';
import { unigram } from './unigram.js';
import { wordPiece } from './word-piece.js';

/** Makes a model from its JSON. `control` tokens never match text. */
export function readSubwordModel(json: unknown, control: ReadonlySet<string>): SubwordModel {
  const model = asObject(json, 'model');
  const type = asString(model['type'] ?? 'none', 'model.type');
  switch (type) {
    case 'Unigram': {
      if (isSet(model['byte_fallback'])) throw new Error('model.byte_fallback is not supported');
      const vocabulary = asList(model['vocab'], 'model.vocab').map(readScoredPiece);
      return unigram(vocabulary, asNumber(model['unk_id'], 'model.unk_id'), control);
    }
    case 'WordPiece': {
      const vocabulary = readIds(model['vocab']);
      return wordPiece({
        vocabulary: [...vocabulary].filter(([piece]) => !control.has(piece)),
        unknownId: asNumber(vocabulary.get(asString(model['unk_token'], 'model.unk_token')), 'id of model.unk_token'),
        continuingPrefix: asString(model['continuing_subword_prefix'] ?? '##', 'model.continuing_subword_prefix'),
        maxWordCharacters: asNumber(model['max_input_chars_per_word'] ?? 100, 'model.max_input_chars_per_word'),
      });
    }
    case 'BPE': {
      for (const field of ['byte_fallback', 'ignore_merges', 'continuing_subword_prefix', 'end_of_word_suffix']) {
        if (isSet(model[field])) throw new Error(`model.${field} is not supported`);
      }
      const vocabulary = readIds(model['vocab']);
      const unknown = model['unk_token'] ?? undefined;
      return bytePair({
        vocabulary,
        merges: asList(model['merges'], 'model.merges').map(readMerge),
        unknownId: unknown === undefined ? undefined : vocabulary.get(asString(unknown, 'model.unk_token')),
      });
    }
    default:
      throw new Error(`model type "${type}" is not supported`);
  }
}

/** Whether a field asks for something: false, an empty string and null do not. */
const isSet = (field: unknown): boolean => field !== undefined && field !== null && field !== false && field !== '';

function readScoredPiece(entry: unknown): readonly [string, number] {
  const [piece, score] = asList(entry, 'model.vocab');
  return [asString(piece, 'model.vocab'), asNumber(score, 'model.vocab')];
}

const readIds = (json: unknown): Map<string, number> =>
  new Map(Object.entries(asObject(json, 'model.vocab')).map(([piece, id]) => [piece, asNumber(id, 'model.vocab')]));

/** `"a b"` in older files, `["a", "b"]` in newer ones. */
function readMerge(json: unknown): readonly [string, string] {
  const pair = typeof json === 'string' ? json.split(' ') : asList(json, 'model.merges');
  return [asString(pair[0], 'model.merges'), asString(pair[1], 'model.merges')];
}
