/** Pre-tokenizers of `tokenizer.json`: where pieces can't cross. */
import { type AlignedText, AlignedTextWriter, replaceAligned } from '../aligned-text.js';
import { byteLevelSpaces, spellInBytes } from './byte-level.js';
import { asObject, asString, type JsonObject } from '../json.js';

/** A text ready to be cut, and its words as pairs of offsets: from, to (exclusive), from, to, ... */
export interface Words {
  readonly aligned: AlignedText;
  readonly words: readonly number[];
  /** Characters of the text that stand for space. */
  readonly spaces: string;
}

/** Sets the bounds of words; may rewrite the text on the way. */
export type PreTokenizer = (source: AlignedText) => Words;

const readers: Readonly<Record<string, (json: JsonObject) => PreTokenizer>> = {
  Metaspace: readMetaspace,
  BertPreTokenizer: () => (aligned) => ({ aligned, words: matchesOf(aligned.text, bertWord), spaces: '' }),
  ByteLevel: readByteLevel,
};

/** Makes a pre-tokenizer from its JSON. */
export function readPreTokenizer(json: unknown): PreTokenizer {
  const fields = asObject(json, 'pre_tokenizer');
  const type = asString(fields['type'], 'pre_tokenizer.type');
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read) throw new Error(`pre_tokenizer type "${type}" is not supported`);
  return read(fields);
}

/** A punctuation mark (in ASCII also a symbol), or a run of anything else but space. */
const bertWord = /[\p{P}$+<=>^`|~]|[^\p{White_Space}\p{P}$+<=>^`|~]+/gu;

/** Spaces become `▁`, which begins each word; the first word gets one even where no space stands before it. */
function readMetaspace(json: JsonObject): PreTokenizer {
  const mark = asString(json['replacement'] ?? '▁', 'pre_tokenizer.replacement');
  if (mark.length !== 1) throw new Error('pre_tokenizer.replacement is not one character');
  const isPrepended = json['prepend_scheme'] !== 'never' && json['add_prefix_space'] !== false;
  const isSplit = json['split'] !== false;
  return (source) => {
    const marked = replaceAligned(source, / /g, () => mark);
    const aligned = isPrepended && !marked.text.startsWith(mark) ? prepended(marked, mark) : marked;
    return { aligned, words: isSplit ? startsAt(aligned.text, mark) : [0, aligned.text.length], spaces: mark };
  };
}

function readByteLevel(json: JsonObject): PreTokenizer {
  if (json['use_regex'] === false) throw new Error('pre_tokenizer.use_regex false is not supported');
  const isPrepended = json['add_prefix_space'] === true;
  return (source) => {
    const spaced = isPrepended && !source.text.startsWith(' ') ? prepended(source, ' ') : source;
    return { ...spellInBytes(spaced), spaces: byteLevelSpaces };
  };
}

function prepended(source: AlignedText, mark: string): AlignedText {
  const writer = new AlignedTextWriter(source);
  writer.write(mark, 0, 0);
  writer.copy(0, source.text.length);
  return writer.finish();
}

/** Words that begin at each `mark` and reach to the next. */
function startsAt(text: string, mark: string): number[] {
  const words: number[] = [];
  for (let from = 0; from < text.length;) {
    const next = text.indexOf(mark, from + 1);
    const to = next === -1 ? text.length : next;
    words.push(from, to);
    from = to;
  }
  return words;
}

const matchesOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap((match) => [match.index, match.index + match[0].length]);
