/** HTML and XML as a row of events with their places in the source; what they mean is settled elsewhere. */
import { QuoteType, Tokenizer } from 'htmlparser2';
import type { Passage } from './document.js';

/** An attribute with a value. */
export interface Attribute {
  readonly name: string;
  readonly passage: Passage;
}

/** What comes one after the other in markup. Names are in lower case in HTML. */
export type MarkupEvent =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: readonly Attribute[]; readonly end: number }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text' | 'comment'; readonly passage: Passage };

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (characters: RegExp) => (text: string) => text.replace(characters, (found) => escapes[found] ?? found);
const inText = escaped(/[&<>]/g);
const inAttribute = escaped(/[&<>"']/g);
const asItIs = (text: string): string => text;

/** Elements whose content is no markup: an escape in them would be read as it stands. */
const rawElements = new Set(['script', 'style', 'xmp', 'noembed', 'noframes', 'iframe', 'plaintext']);

/** Says which HTML it is and nothing else. */
const isPlainDoctype = (text: string): boolean => /^!?doctype[^[]*$/i.test(text);

/** Takes markup apart. Never refuses anything: a browser does not either. */
export function readMarkup(source: string, { isXml }: { readonly isXml: boolean }): MarkupEvent[] {
  const events: MarkupEvent[] = [];
  let pieces: Piece[] = [];
  let element = '';
  let attributeName = '';
  let attributePieces: Piece[] = [];
  let attributes: Attribute[] = [];
  let attributeAt = 0; // how far the attribute at hand has been read
  let passed = 0; // how far the source is in events
  const name = (start: number, end: number): string =>
    isXml ? source.slice(start, end) : source.slice(start, end).toLowerCase();
  const pass = (end: number): void => void (passed = Math.max(passed, end));
  const flush = (): void => {
    pass(pieces.at(-1)?.end ?? 0);
    const encode = !isXml && rawElements.has(element) ? asItIs : inText;
    if (pieces.length > 0) events.push({ kind: 'text', passage: passageOf(pieces, encode) });
    pieces = [];
  };
  const open = (end: number): void => {
    pass(end);
    events.push({ kind: 'open', name: element, attributes, end });
    attributes = [];
  };
  const instruction = (start: number, end: number): void => {
    flush();
    pass(end);
    if (!isXml && !isPlainDoctype(source.slice(start, end)))
      events.push({ kind: 'comment', passage: passageOf([raw(start, end)], asItIs) });
  };
  const raw = (start: number, end: number): Piece => ({ start, end, text: source.slice(start, end) });
  const tokenizer = new Tokenizer(
    { xmlMode: isXml, decodeEntities: true },
    {
      ontext: (start, end) => void pieces.push(raw(start, end)),
      ontextentity: (code, end) => void pieces.push(entity(source, code, end, pieces.at(-1)?.end)),
      onopentagname(start, end) {
        flush();
        pass(end);
        element = name(start, end);
      },
      onattribname(start, end) {
        attributeName = name(start, end);
        attributePieces = [];
        attributeAt = end;
      },
      onattribdata(start, end) {
        attributePieces.push(raw(start, end));
        attributeAt = end;
      },
      onattribentity(code) {
        const start = source.indexOf('&', attributeAt); // the tokenizer does not say where it stands
        const [written = '&'] = /^&(?:#x[\da-f]+|#\d+|[a-z\d]+);?/i.exec(source.slice(start, start + 40)) ?? [];
        attributeAt = start + written.length;
        attributePieces.push({ start, end: attributeAt, text: String.fromCodePoint(code) });
      },
      onattribend(quote) {
        if (attributePieces.length === 0) return;
        const finish = quote === QuoteType.Unquoted ? { finish: (value: string) => `"${value}"` } : {};
        attributes.push({ name: attributeName, passage: { ...passageOf(attributePieces, inAttribute), ...finish } });
      },
      onopentagend: open,
      onselfclosingtag(end) {
        open(end);
        events.push({ kind: 'close', name: element });
      },
      onclosetag(start, end) {
        flush();
        pass(end);
        events.push({ kind: 'close', name: name(start, end) });
        element = '';
      },
      oncomment(start, end, endOffset) {
        flush();
        pass(end);
        events.push({ kind: 'comment', passage: passageOf([raw(start, end - endOffset)], asItIs) });
      },
      oncdata(start, end, endOffset) {
        flush();
        pass(end);
        events.push({ kind: 'text', passage: passageOf([raw(start, end - endOffset)], asItIs) });
      },
      ondeclaration: instruction,
      onprocessinginstruction: instruction,
      onend() {
        flush();
        const rest = raw(passed, source.length); // a tag that does not end, with all that a lost quote took into it
        if (/[\p{L}\p{N}]/u.test(rest.text)) events.push({ kind: 'comment', passage: passageOf([rest], asItIs) });
      },
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return events;
}

/** A character reference. The tokenizer says where one in a text ends, and one in a row begins where that before it ended. */
function entity(source: string, code: number, end: number, before: number | undefined): Piece {
  const start = Math.max(before ?? 0, source.lastIndexOf('&', end - 1));
  return { start, end, text: String.fromCodePoint(code) };
}

function passageOf(pieces: readonly Piece[], encode: (text: string) => string): Passage {
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? start;
  const text = pieces.map((piece) => piece.text).join('');
  if (pieces.every((piece) => piece.text.length === piece.end - piece.start)) {
    const isOneStretch = text.length === end - start;
    if (isOneStretch) return { start, end, text, encode };
  }
  const starts: number[] = [];
  const ends: number[] = [];
  for (const piece of pieces) {
    const isLiteral = piece.text.length === piece.end - piece.start;
    for (let unit = 0; unit < piece.text.length; unit++) {
      starts.push(isLiteral ? piece.start + unit : piece.start);
      ends.push(isLiteral ? piece.start + unit + 1 : piece.end);
    }
  }
  return { start, end, text, places: { starts, ends }, encode };
}
