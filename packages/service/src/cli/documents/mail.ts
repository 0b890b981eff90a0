/**
 * E-mails (RFC 5322, MIME RFC 2045 to 2047): headers and text parts are passages; other attachments can't be masked.
 */
import { BadFileError, counted, type Document, type Embedded, type Page, type Passage } from './document.js';
import type { Encoding } from './encoding.js';
import type { OpenedFile, ReadOptions } from './opened-file.js';
import { readHtml } from './html.js';
import { readHeader } from './mail-header.js';
import { decodeBody, type MailBody } from './mail-body.js';
import { readCard } from './card.js';
import { holdsUntoldFile } from './file-in-text.js';
import { readParameter } from './mail-parameters.js';
import { readPlainText } from './plain-text.js';

/** A part of a mail, taken apart. */
interface MailPart {
  readonly passages: readonly Passage[];
  readonly embedded: readonly Embedded[];
  readonly items: Page;
  readonly unmaskable: readonly string[];
}

/** Opens a mail. Its source has one code unit a byte, whatever encodings its parts are in. */
export function openMail(bytes: Uint8Array, { encoding }: ReadOptions): OpenedFile {
  const source = Buffer.from(bytes).toString('latin1');
  if (!/^[!-9;-~]+:/.test(source)) throw new BadFileError('it is no e-mail: it does not begin with a header');
  if (!source.includes('\n') && source.includes('\r'))
    throw new BadFileError('its lines end with a carriage return alone');
  const reading = { source, stated: encoding, depth: 0, defaultType: 'text/plain' };
  const { passages, embedded, items, unmaskable } = readPart(reading, 0, source.length);
  return {
    documents: [{ source, passages, embedded, pages: [items] }],
    unmaskable,
    ...(encoding && { encoding }),
    write: ([masked = '']) => Buffer.from(masked, 'latin1'),
  };
}

const maxDepth = 20;

/** What is being read, and how deep inside of it. */
interface Reading {
  readonly source: string;
  /** How bytes beyond ASCII are read that no character set is named for. */
  readonly stated: Encoding | undefined;
  readonly depth: number;
  /** What a part is that does not say it (RFC 2045 § 5.2). */
  readonly defaultType: string;
}

const deeper = (reading: Reading, defaultType = 'text/plain'): Reading => ({
  ...reading,
  depth: reading.depth + 1,
  defaultType,
});

/** Reads headers and body of a mail, or of a part of one. */
function readPart(reading: Reading, start: number, end: number): MailPart {
  if (reading.depth > maxDepth) throw new BadFileError('its parts are nested too deep');
  const { source } = reading;
  const blankLine = /^\r?\n|\r?\n\r?\n/.exec(source.slice(start, end));
  const headerEnd = blankLine ? start + blankLine.index : end;
  const bodyStart = blankLine ? headerEnd + blankLine[0].length : end;
  const header = readHeader(source, start, headerEnd);
  const body = readBody(reading, bodyStart, end, header.field);
  return joined([
    { ...header, unmaskable: [] },
    { ...body, items: ['\n', ...body.items] },
  ]);
}

/** Text whose lines are folded and whose commas are escaped: invitations and cards (RFC 5545 § 3.1, RFC 6350 § 3.2). */
const cardTypes = /^text\/(?:calendar|directory|(?:x-)?vcard|x-vcalendar)$/;

function readBody(reading: Reading, start: number, end: number, field: (name: string) => string): MailPart {
  const contentType = field('content-type') || reading.defaultType;
  const type = /^[^;\s]*/.exec(contentType.toLowerCase())?.[0] ?? '';
  if (type.startsWith('multipart/')) return readParts(reading, start, end, contentType);
  const transferEncoding = field('content-transfer-encoding').trim().toLowerCase() || '7bit';
  if (type === 'message/rfc822' && /^(?:7bit|8bit|binary)$/.test(transferEncoding))
    return readPart(deeper(reading), start, end);
  const isText = /^text\/|^application\/(?:json|xml)$|^message\/(?:delivery|disposition)/.test(type);
  if (!isText || type === 'text/rtf')
    return { ...nothing, unmaskable: end > start ? [`an attachment of type ${type}`] : [] };
  const { source, stated } = reading;
  const charset = readParameter(contentType, 'charset') ?? 'us-ascii';
  const body = decodeBody(source, start, end, { transferEncoding, charset, stated });
  const read = type === 'text/html' ? readHtml : cardTypes.test(type) ? readCard : readPlainText;
  const document = read(body.text);
  const unmaskable = holdsUntoldFile(document)
    ? [`a file within a part of type ${type}`]
    : counted(document.unmaskable ?? []);
  return { ...within(body, document), unmaskable };
}

/** What no program shows: the text before the first part and behind the last. */
function readAside({ source, stated }: Reading, start: number, end: number): MailPart {
  if (source.slice(start, end).trim() === '') return nothing;
  const body = decodeBody(source, start, end, { transferEncoding: '8bit', charset: 'us-ascii', stated });
  return within(body, readPlainText(body.text));
}

function readParts(reading: Reading, start: number, end: number, contentType: string): MailPart {
  const boundary = readParameter(contentType, 'boundary');
  if (boundary === undefined || boundary === '') throw new BadFileError('a multipart of it has no boundary');
  const line = new RegExp(
    String.raw`(?:^|\r?\n)--${boundary.replace(/[^\w]/g, String.raw`\$&`)}(--)?[ \t]*(?:\r?\n|$)`,
    'g',
  );
  const content = reading.source.slice(start, end);
  // Parts of a digest are mails (RFC 2046 § 5.1.5).
  const inside = deeper(reading, /^multipart\/digest\b/i.test(contentType) ? 'message/rfc822' : 'text/plain');
  const parts: MailPart[] = [];
  let isPart = false; // what comes next
  let from = start;
  const take = (to: number): void =>
    void parts.push(isPart ? readPart(inside, from, to) : readAside(reading, from, to));
  for (let match = line.exec(content); match; match = line.exec(content)) {
    take(Math.max(from, start + match.index));
    isPart = match[1] === undefined;
    from = start + match.index + match[0].length;
    line.lastIndex = match.index + match[0].replace(/\r?\n$/, '').length; // two boundaries may share a line end
    if (!isPart) break;
  }
  if (parts.length === 0 && content.trim() !== '') throw new BadFileError('a multipart of it has no parts');
  take(Math.max(from, end));
  return joined(parts.map((part) => ({ ...part, items: [...part.items, '\n\n'] })));
}

const nothing: MailPart = { passages: [], embedded: [], items: [], unmaskable: [] };

const joined = (parts: readonly MailPart[]): MailPart => ({
  passages: parts.flatMap(({ passages }) => passages),
  embedded: parts.flatMap(({ embedded }) => embedded),
  items: parts.flatMap(({ items }) => items),
  unmaskable: parts.flatMap(({ unmaskable }) => unmaskable),
});

/** A document that stands in a body: in place where each letter of the body has a place, else as a whole. */
function within(body: MailBody, document: Document): MailPart {
  const items = document.pages.flat();
  const { places, encode } = body;
  if (!places || document.passages.some(({ finish }) => finish)) {
    const embedded = { ...document, start: body.start, end: body.end, write: body.encode };
    return { passages: [], embedded: [embedded], items, unmaskable: [] };
  }
  const outer = new Map(
    document.passages.map((passage) => {
      const inner = (unit: number) => passage.places?.starts[unit] ?? passage.start + unit;
      const innerEnd = (unit: number) => passage.places?.ends[unit] ?? passage.start + unit + 1;
      const units = Array.from({ length: passage.text.length }, (_, unit) => unit);
      const moved: Passage = {
        ...passage,
        start: places.starts[passage.start] ?? body.end,
        end: places.ends[passage.end - 1] ?? body.end,
        places: {
          starts: units.map((unit) => places.starts[inner(unit)] ?? body.end),
          ends: units.map((unit) => places.ends[innerEnd(unit) - 1] ?? body.end),
        },
        encode: (text) => encode(passage.encode(text)),
      };
      return [passage, moved] as const;
    }),
  );
  return {
    passages: [...outer.values()],
    embedded: [],
    items: items.map((item) => (typeof item === 'string' ? item : (outer.get(item) ?? ''))),
    unmaskable: [],
  };
}
