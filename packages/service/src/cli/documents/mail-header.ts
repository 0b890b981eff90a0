/** The headers of a mail or of one of its parts (RFC 5322 § 2.2, RFC 2047). */
import type { Embedded, Page, Passage } from './document.js';
import { charsetNamed } from './mail-body.js';

/** Headers, taken apart. */
export interface MailHeader {
  readonly passages: readonly Passage[];
  readonly embedded: readonly Embedded[];
  readonly items: Page;
  /** The value of the first field of a name, unfolded; empty if there is none. */
  readonly field: (name: string) => string;
}

interface Field {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Fields that say how the mail is written or carry signatures; of these only file names are words. */
const technical =
  /^(?:content-.*|mime-version|dkim-signature|domainkey-signature|arc-.*|x-google-.*|x-ms-exchange-.*|date|autocrypt)$/;

/** Reads the header block from `start` to `end`. */
export function readHeader(source: string, start: number, end: number): MailHeader {
  const fields = fieldsOf(source, start, end);
  const passages: Passage[] = [];
  const embedded: Embedded[] = [];
  const items: (string | Passage)[] = [];
  for (const field of fields) {
    for (const value of technical.test(field.name) ? fileNamesOf(source, field) : [field]) {
      const raw = source.slice(value.start, value.end);
      items.push(`${field.name}: `);
      const isEncoded = /=\?|[\x80-\xff]/.test(raw);
      const passage = isEncoded ? wholePassage(decodeWords(raw)) : foldedPassage(raw, value.start);
      if (isEncoded)
        embedded.push({ ...value, source: passage.text, passages: [passage], embedded: [], write: encodeWords }); // prettier-ignore
      else passages.push(passage);
      items.push(passage, '\n');
    }
  }
  const field = (name: string): string => {
    const found = fields.find((field) => field.name === name);
    return found ? unfolded(source.slice(found.start, found.end)).trim() : '';
  };
  return { passages, embedded, items, field };
}

/** A parameter of a field such as Content-Type, with or without quotes. */
export function readParameter(value: string, name: string): string | undefined {
  const match = new RegExp(String.raw`;\s*${name}\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))`, 'i').exec(value);
  return match ? (match[1]?.replace(/\\(.)/g, '$1') ?? match[2]) : undefined;
}

/** A field goes on in lines that begin with white space. */
const fieldsOf = (source: string, start: number, end: number): Field[] =>
  [...source.slice(start, end).matchAll(/^([!-9;-~]+)[ \t]*:[ \t]*((?:[^\r\n]|\r?\n[ \t])*)/gm)].map((match) => {
    const [whole, name = '', value = ''] = match;
    const valueStart = start + match.index + whole.length - value.length;
    return { name: name.toLowerCase(), start: valueStart, end: valueStart + value.length };
  });

const unfolded = (raw: string): string => raw.replace(/\r?\n(?=[ \t])/g, '');

/** The values of `name` and `filename` parameters. */
function fileNamesOf(source: string, { name, start, end }: Field): Field[] {
  const raw = source.slice(start, end);
  return [...raw.matchAll(/;\s*(?:file)?name(?:\*\d*\*?)?\s*=\s*(?:"([^"]*)"|([^\s;]+))/gi)].map((match) => {
    const value = match[1] ?? match[2] ?? '';
    const at = start + match.index + match[0].lastIndexOf(value);
    return { name, start: at, end: at + value.length };
  });
}

const wholePassage = (text: string): Passage => ({ start: 0, end: text.length, text, encode: (text) => text });

/** ASCII, perhaps folded. Gets encoded words where it holds other letters then. */
function foldedPassage(raw: string, start: number): Passage {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { 0: token, index } of raw.matchAll(/\r?\n(?=[ \t])|[^]/g)) {
    if (token.length > 1 || token === '\n') continue;
    text += token;
    starts.push(start + index);
    ends.push(start + index + 1);
  }
  const passage = { start, end: start + raw.length, text, encode: (text: string) => text };
  return {
    ...passage,
    places: { starts, ends },
    finish: (written) => (isPlain(written) ? written : encodeWords(written)),
  };
}

const isPlain = (text: string): boolean => /^[\t\r\n -~]*$/.test(text);

/** RFC 2047 § 2: `=?charset?Q?...?=` or `B`. White space between two encoded words is none. What can't be read stays. */
function decodeWords(raw: string): string {
  const bytes = Buffer.from(raw, 'latin1');
  const isUtf8 = bytes.equals(Buffer.from(bytes.toString('utf8'), 'utf8'));
  return unfolded(isUtf8 ? bytes.toString('utf8') : raw)
    .replace(/(=\?[^?\s]+\?[bq]\?[^?\s]*\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1')
    .replace(
      /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi,
      (_, charset: string, kind: string, content: string) => {
        const q = content.replaceAll('_', ' ').replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))); // prettier-ignore
        return charsetNamed(charset).decode(
          /b/i.test(kind) ? Buffer.from(content, 'base64') : Buffer.from(q, 'latin1'),
        );
      },
    );
}

/** Each run of words with letters beyond ASCII as encoded words of at most 45 bytes (RFC 2047 § 2: 75 characters). */
const encodeWords = (text: string): string =>
  text.replace(
    /[^\s"<>(),;:@]*[^\t\r\n -~][^\s"<>(),;:@]*(?: +[^\s"<>(),;:@]*[^\t\r\n -~][^\s"<>(),;:@]*)*/g,
    (run) => {
      const words: string[] = [];
      for (const letter of run) {
        const longer = (words.at(-1) ?? '') + letter;
        if (words.length === 0 || Buffer.byteLength(longer) > 45) words.push(letter);
        else words[words.length - 1] = longer;
      }
      return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
    },
  );
