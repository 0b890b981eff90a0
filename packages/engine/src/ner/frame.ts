/** The control pieces that a model expects around every text, such as `<s>` ... `</s>` or `[CLS]` ... `[SEP]`. */
import { asList, asNumber, asObject, asString, isJsonObject, type JsonObject } from '../json.js';

/** Ids that go before and after the pieces of a text. */
export interface Frame {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Reads the frame from the `post_processor` of a `tokenizer.json`. */
export function readFrame(tokenizer: JsonObject): Frame {
  const { post_processor: json } = tokenizer;
  if (json === null || json === undefined) return { before: [], after: [] };
  const fields = asObject(json, 'post_processor');
  const type = asString(fields['type'], 'post_processor.type');
  switch (type) {
    case 'TemplateProcessing':
      return readTemplate(fields);
    case 'BertProcessing':
    case 'RobertaProcessing':
      return { before: [readToken(fields['cls'])], after: [readToken(fields['sep'])] };
    default:
      throw new Error(`post_processor type "${type}" is not supported`);
  }
}

/** `[token, id]` */
const readToken = (json: unknown): number => asNumber(asList(json, 'post_processor')[1], 'post_processor');

/** A row of special tokens with the text, named `Sequence`, somewhere in it. */
function readTemplate(fields: JsonObject): Frame {
  const row = asList(fields['single'], 'post_processor.single').map((item) => asObject(item, 'post_processor.single'));
  const tokens = asObject(fields['special_tokens'], 'post_processor.special_tokens');
  const text = row.findIndex((item) => isJsonObject(item['Sequence']));
  if (text === -1) throw new Error('post_processor.single has no place for the text');
  const idsOf = (item: JsonObject): number[] => {
    const { id } = asObject(item['SpecialToken'], 'post_processor.single');
    const { ids } = asObject(tokens[asString(id, 'post_processor.single')], 'post_processor.special_tokens');
    return asList(ids, 'post_processor.special_tokens').map((id) => asNumber(id, 'post_processor.special_tokens'));
  };
  return { before: row.slice(0, text).flatMap(idsOf), after: row.slice(text + 1).flatMap(idsOf) };
}
