/** The headers of a mail or of one of its parts (RFC 5322 § 2.2). */
import { decodeUnits } from './decode-units.js';
import { BadFileError, type Embedded, type Page, type PageItem, type Passage } from './document.js';
import { quoted, unquoted, type Words, wordsInParameters } from './mail-parameters.js';
import { encodedWords, onOneLine, type ValueEncoding } from './mail-words.js';
import { withPlaceholders } from './with-placeholders.js';

/** Headers, taken apart. */
export interface MailHeader {
  readonly passages: readonly Passage[];
  readonly embedded: readonly Embedded[];
  readonly items: Page;
  /** The value of the first field of a name, unfolded; empty if there is none. */
  readonly field: (name: string) => string;
}

/** A field, and where its value stands. What is no field has no name. */
interface Field {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Fields that say how a part is written; of these only parameters are words. */
const aboutContent = /^content-(?!description$|location$|id$)/;
/** Fields that programs write for programs, signatures among them; of these only addresses are words. */
const technical =
  /^(?:mime-version|content-id|dkim-signature|domainkey-signature|arc-.*|x-google-(?:dkim-signature|smtp-source)|x-ms-exchange-.*|date|autocrypt)$/;

/** Reads the header block from `start` to `end`. */
export function readHeader(source: string, start: number, end: number): MailHeader {
  const fields = fieldsOf(source, start, end);
  const passages: Passage[] = [];
  const embedded: Embedded[] = [];
  const items: PageItem[] = [];
  for (const { name, start: valueStart, end: valueEnd } of fields) {
    const value = source.slice(valueStart, valueEnd);
    for (const words of wordsIn(value, name)) {
      const place = { start: valueStart + words.from, end: valueStart + words.to };
      const raw = value.slice(words.from, words.to);
      const encoding = encodingOf(raw, words);
      const passage = encoding ? wholePassage(encoding.decode(raw)) : foldedPassage(raw, place.start, words);
      if (encoding)
        embedded.push({ ...place, source: passage.text, passages: [passage], embedded: [], write: encoding.encode });
      else passages.push(passage);
      items.push(name && `${name}: `, passage, '\n');
    }
  }
  const field = (name: string): string => {
    const [found, another] = fields.filter((field) => field.name === name);
    if (another) throw new BadFileError(`a part of it has two headers ${name}`); // programs differ in which one they take
    return found ? unfolded(source.slice(found.start, found.end)).trim() : '';
  };
  return { passages, embedded, items, field };
}

/** A field goes on in lines that begin with white space. Lines that are no field come as one without a name. */
function fieldsOf(source: string, start: number, end: number): Field[] {
  const fields: Field[] = [];
  let at = start;
  const takeOthers = (to: number): void => {
    if (source.slice(at, to).trim() !== '') fields.push({ name: '', start: at, end: to });
  };
  for (const match of source
    .slice(start, end)
    .matchAll(/^([!-9;-~]+)[ \t]*:[ \t]*([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/gm)) {
    const [whole, name = '', value = ''] = match;
    takeOthers(start + match.index);
    at = start + match.index + whole.length;
    fields.push({ name: name.toLowerCase(), start: at - value.length, end: at });
  }
  takeOthers(end);
  return fields;
}

const unfolded = (raw: string): string => raw.replace(/\r?\n(?=[ \t])/g, '');

/** What is words in the value of a field of that name. */
function wordsIn(value: string, name: string): Words[] {
  if (aboutContent.test(name)) return wordsInParameters(value);
  return technical.test(name) ? addressesIn(value) : [{ from: 0, to: value.length }];
}

/** Addresses, and placeholders that stand for them. */
const addressesIn = (value: string): Words[] =>
  withPlaceholders(value, /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g).map(({ start, end }) => ({ from: start, to: end }));

/** How a value is written; undefined for ASCII as it is. */
function encodingOf(raw: string, { encoding, isQuoted }: Words): ValueEncoding | undefined {
  if (encoding || !/=\?|[\x80-\xff]/.test(raw)) return encoding;
  return isQuoted ? quotedWords : encodedWords;
}

/** Encoded words between quotes, which RFC 2047 § 5 forbids and many programs write. */
const quotedWords: ValueEncoding = {
  decode: (raw) => encodedWords.decode(unquoted(raw)),
  encode: (text) => quoted(encodedWords.encode(text)),
};

const wholePassage = (text: string): Passage => ({ start: 0, end: text.length, text, encode: onOneLine });

/** ASCII, perhaps folded. Gets encoded words where it holds other letters then. */
function foldedPassage(raw: string, start: number, { isQuoted = false }: Words): Passage {
  const unit = isQuoted ? /\r?\n(?=[ \t])|\\["\\]|[^]/g : /\r?\n(?=[ \t])|[^]/g;
  const decoded = decodeUnits(raw, start, unit, (written) => (written.endsWith('\n') ? '' : written.slice(-1)));
  const { encode } = isQuoted ? quotedWords : encodedWords;
  return {
    start,
    end: start + raw.length,
    ...decoded,
    encode: (text) => (isQuoted ? quoted(onOneLine(text)) : onOneLine(text)),
    finish: (written) => (isPlain(written) ? written : encode(isQuoted ? unquoted(written) : written)),
  };
}

const isPlain = (text: string): boolean => /^[\t\r\n -~]*$/.test(text);
