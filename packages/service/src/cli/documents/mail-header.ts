/** The headers of a mail or of one of its parts (RFC 5322 § 2.2). */
import { decodeUnits } from './decode-units.js';
import { BadFileError, type Embedded, type Page, type PageItem, type Passage } from './document.js';
import { encodedWords, onOneLine, percentSigns, type ValueEncoding } from './mail-words.js';
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

/** A stretch of a field's value that is words. */
interface Words {
  readonly from: number;
  readonly to: number;
  /** Character set of what is written with percent signs. */
  readonly charset?: string;
}

/** Fields that say how a part is written; of these only file names are words. */
const aboutContent = /^content-(?!description$|location$)/;
/** Fields that programs write for programs, signatures among them; of these only addresses are words. */
const technical =
  /^(?:mime-version|dkim-signature|domainkey-signature|arc-.*|x-google-(?:dkim-signature|smtp-source)|x-ms-exchange-.*|date|autocrypt)$/;

/** Reads the header block from `start` to `end`. */
export function readHeader(source: string, start: number, end: number): MailHeader {
  const fields = fieldsOf(source, start, end);
  const passages: Passage[] = [];
  const embedded: Embedded[] = [];
  const items: PageItem[] = [];
  for (const { name, start: valueStart, end: valueEnd } of fields) {
    const value = source.slice(valueStart, valueEnd);
    for (const { from, to, charset } of wordsIn(value, name)) {
      const place = { start: valueStart + from, end: valueStart + to };
      const raw = value.slice(from, to);
      const encoding = encodingOf(raw, charset);
      const passage = encoding ? wholePassage(encoding.decode(raw)) : foldedPassage(raw, place.start);
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

/** A parameter of a field such as Content-Type, with or without quotes. */
export function readParameter(value: string, name: string): string | undefined {
  const match = new RegExp(String.raw`;\s*${name}\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))`, 'i').exec(value);
  return match ? (match[1]?.replace(/\\(.)/g, '$1') ?? match[2]) : undefined;
}

/** A field goes on in lines that begin with white space. Lines that are no field come as one without a name. */
function fieldsOf(source: string, start: number, end: number): Field[] {
  const fields: Field[] = [];
  let at = start;
  const takeOthers = (to: number): void => {
    if (source.slice(at, to).trim() !== '') fields.push({ name: '', start: at, end: to });
  };
  for (const match of source.slice(start, end).matchAll(/^([!-9;-~]+)[ \t]*:[ \t]*((?:[^\r\n]|\r?\n[ \t])*)/gm)) {
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
  if (aboutContent.test(name)) return fileNamesIn(value);
  return technical.test(name) ? addressesIn(value) : [{ from: 0, to: value.length }];
}

/** Addresses, and placeholders that stand for them. */
const addressesIn = (value: string): Words[] =>
  withPlaceholders(value, /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g).map(({ start, end }) => ({ from: start, to: end }));

/** The values of `name` and `filename` parameters. One with a star has its character set before it (RFC 2231 § 4). */
const fileNamesIn = (value: string): Words[] =>
  [...value.matchAll(/;\s*(?:file)?name(?:\*\d+)?(\*)?\s*=\s*(?:"([^"]*)"|([^\s;]+))/gi)].map((match) => {
    const [whole, star, quoted, bare = ''] = match;
    const fileName = quoted ?? bare;
    const from = match.index + whole.lastIndexOf(fileName);
    const to = from + fileName.length;
    if (star === undefined) return { from, to };
    const [prefix = '', charset = ''] = /^([\w-]*)'[\w-]*'/.exec(fileName) ?? [];
    return { from: from + prefix.length, to, charset: charset || 'utf-8' };
  });

/** How a value is written; undefined for ASCII as it is. */
function encodingOf(raw: string, charset: string | undefined): ValueEncoding | undefined {
  if (charset !== undefined) return percentSigns(charset);
  return /=\?|[\x80-\xff]/.test(raw) ? encodedWords : undefined;
}

const wholePassage = (text: string): Passage => ({ start: 0, end: text.length, text, encode: onOneLine });

/** ASCII, perhaps folded. Gets encoded words where it holds other letters then. */
function foldedPassage(raw: string, start: number): Passage {
  const decoded = decodeUnits(raw, start, /\r?\n(?=[ \t])|[^]/g, (unit) => (unit.endsWith('\n') ? '' : unit));
  return {
    start,
    end: start + raw.length,
    ...decoded,
    encode: onOneLine,
    finish: (written) => (isPlain(written) ? written : encodedWords.encode(written)),
  };
}

const isPlain = (text: string): boolean => /^[\t\r\n -~]*$/.test(text);
