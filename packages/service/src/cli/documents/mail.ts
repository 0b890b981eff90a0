/** E-mails (RFC 5322, MIME RFC 2045 to 2047): headers and text parts are passages; other attachments can't be masked. */
import { BadFileError, type Document, type Embedded, type Page, type Passage } from './document.js';
import type { OpenedFile } from './opened-file.js';
import { readHtml } from './html.js';
import { readHeader, readParameter } from './mail-header.js';
import { decodeBody, type MailBody } from './mail-body.js';
import { readPlainText } from './plain-text.js';

/** A part of a mail, taken apart. */
interface MailPart {
  readonly passages: readonly Passage[];
  readonly embedded: readonly Embedded[];
  readonly items: Page;
  readonly unmaskable: readonly string[];
}

/** Opens a mail. Its source has one code unit a byte, whatever encodings its parts are in. */
export function openMail(bytes: Uint8Array): OpenedFile {
  const source = Buffer.from(bytes).toString('latin1');
  if (!/^[!-9;-~]+:/.test(source)) throw new BadFileError('it is no e-mail: it does not begin with a header');
  const { passages, embedded, items, unmaskable } = readPart(source, 0, source.length, 0);
  return {
    documents: [{ source, passages, embedded, pages: [items] }],
    unmaskable,
    write: ([masked = '']) => Buffer.from(masked, 'latin1'),
  };
}

const maxDepth = 20;

/** Reads headers and body of a mail, or of a part of one. */
function readPart(source: string, start: number, end: number, depth: number): MailPart {
  if (depth > maxDepth) throw new BadFileError('its parts are nested too deep');
  const blankLine = /^\r?\n|\r?\n\r?\n/.exec(source.slice(start, end));
  const headerEnd = blankLine ? start + blankLine.index : end;
  const bodyStart = blankLine ? headerEnd + blankLine[0].length : end;
  const header = readHeader(source, start, headerEnd);
  const body = readBody(source, bodyStart, end, header.field, depth);
  return joined([
    { ...header, unmaskable: [] },
    { ...body, items: ['\n', ...body.items] },
  ]);
}

function readBody(
  source: string,
  start: number,
  end: number,
  field: (name: string) => string,
  depth: number,
): MailPart {
  const contentType = field('content-type') || 'text/plain';
  const type = /^[^;\s]*/.exec(contentType.toLowerCase())?.[0] ?? '';
  if (type.startsWith('multipart/')) return readParts(source, start, end, contentType, depth);
  const encoding = field('content-transfer-encoding').trim().toLowerCase() || '7bit';
  if (type === 'message/rfc822' && /^(?:7bit|8bit|binary)$/.test(encoding))
    return readPart(source, start, end, depth + 1);
  if (!/^text\/|^application\/(?:json|xml)$|^message\/(?:delivery|disposition)/.test(type))
    return { passages: [], embedded: [], items: [], unmaskable: end > start ? [`an attachment of type ${type}`] : [] };
  const body = decodeBody(source, start, end, {
    encoding,
    charset: readParameter(contentType, 'charset') ?? 'us-ascii',
  });
  return within(body, type === 'text/html' ? readHtml(body.text) : readPlainText(body.text));
}

function readParts(source: string, start: number, end: number, contentType: string, depth: number): MailPart {
  const boundary = readParameter(contentType, 'boundary');
  if (boundary === undefined || boundary === '') throw new BadFileError('a multipart of it has no boundary');
  const line = new RegExp(
    String.raw`(?:^|\r?\n)--${boundary.replace(/[^\w]/g, String.raw`\$&`)}(--)?[ \t]*(?:\r?\n|$)`,
    'g',
  );
  const content = source.slice(start, end);
  const parts: MailPart[] = [];
  let partStart: number | undefined;
  for (let match = line.exec(content); match; match = line.exec(content)) {
    if (partStart !== undefined) parts.push(readPart(source, start + partStart, start + match.index, depth + 1));
    partStart = match[1] === undefined ? match.index + match[0].length : undefined;
    line.lastIndex = match.index + match[0].replace(/\r?\n$/, '').length; // two boundaries may share a line end
    if (match[1] !== undefined) break;
  }
  if (partStart !== undefined) parts.push(readPart(source, start + partStart, end, depth + 1));
  if (parts.length === 0 && content.trim() !== '') throw new BadFileError('a multipart of it has no parts');
  return joined(parts.map((part) => ({ ...part, items: [...part.items, '\n\n'] })));
}

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
