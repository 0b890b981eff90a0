/** Normalizers of `tokenizer.json`: what a tokenizer does to a text before it cuts it. */
import { type AlignedText, replaceAligned } from '../aligned-text.js';
import { readCharsmap } from './charsmap.js';
import { asList, asObject, asString, type JsonObject } from '../json.js';
import { escaped } from '../recognizers/text/pattern.js';
import { precompiledNormalizer } from './precompiled.js';

/** Turns a text into the form that the pieces were learnt on. */
export type Normalizer = (source: AlignedText) => AlignedText;

/** Each character with its marks, which a Unicode normalization form may join or sort. Space joins nothing. */
const withMarks = /[^\p{M}\p{White_Space}]?\p{M}+|[^\p{M}]/gu;

const unicodeForm =
  (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): Normalizer =>
  (source) =>
    source.text.normalize(form) === source.text
      ? source
      : replaceAligned(source, withMarks, (match) => match.normalize(form));

const lowercase: Normalizer = (source) =>
  replaceAligned(source, /\p{Changes_When_Lowercased}/gu, (match) => match.toLowerCase());
const stripAccents: Normalizer = (source) => replaceAligned(source, /\p{Mn}/gu, () => '');

const readers: Readonly<Record<string, (json: JsonObject) => Normalizer>> = {
  Sequence: (json) => inTurn(asList(json['normalizers'], 'normalizer.normalizers').map(readNormalizer)),
  Precompiled: (json) =>
    precompiledNormalizer(readCharsmap(asString(json['precompiled_charsmap'], 'normalizer.precompiled_charsmap'))),
  Replace: readReplace,
  NFC: () => unicodeForm('NFC'),
  NFD: () => unicodeForm('NFD'),
  NFKC: () => unicodeForm('NFKC'),
  NFKD: () => unicodeForm('NFKD'),
  Lowercase: () => lowercase,
  StripAccents: () => stripAccents,
  BertNormalizer: readBertNormalizer,
};

/** Makes a normalizer from its JSON; none stands for one that changes nothing. */
export function readNormalizer(json: unknown): Normalizer {
  if (json === null || json === undefined) return (source) => source;
  const fields = asObject(json, 'normalizer');
  const type = asString(fields['type'], 'normalizer.type');
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!read) throw new Error(`normalizer type "${type}" is not supported`);
  return read(fields);
}

const inTurn =
  (normalizers: readonly Normalizer[]): Normalizer =>
  (source) =>
    normalizers.reduce((text, normalize) => normalize(text), source);

function readReplace(json: JsonObject): Normalizer {
  const { Regex: regex, String: literal } = asObject(json['pattern'], 'normalizer.pattern');
  const content = asString(json['content'], 'normalizer.content');
  const source = typeof literal === 'string' ? escaped(literal) : asString(regex, 'Regex');
  const pattern = new RegExp(source, 'gu');
  return (text) => replaceAligned(text, pattern, () => content);
}

/** The blocks that BERT counts as Chinese; the gap before U+2B920 is the reference's. */
const chineseCharacter =
  /[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81F}\u{2B920}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/gu;

/** What BERT does: drop controls, even out space, set Chinese characters apart, and fold case and accents if asked. */
function readBertNormalizer(json: JsonObject): Normalizer {
  const isLowercase = json['lowercase'] === true;
  const steps: Normalizer[] = [];
  if (json['clean_text'] === true) {
    steps.push((source) => replaceAligned(source, /\uFFFD|(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}]/gu, () => ''));
    steps.push((source) => replaceAligned(source, /\p{White_Space}/gu, () => ' '));
  }
  if (json['handle_chinese_chars'] === true) {
    steps.push((source) => replaceAligned(source, chineseCharacter, (character) => ` ${character} `));
  }
  if (json['strip_accents'] === true || (json['strip_accents'] !== false && isLowercase)) {
    steps.push(unicodeForm('NFD'), stripAccents);
  }
  if (isLowercase) steps.push(lowercase);
  return inTurn(steps);
}
