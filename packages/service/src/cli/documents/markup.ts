/** HTML and XML as a row of events with their places in the source; what they mean is settled elsewhere. */
import { QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
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

/** Says which XML it is and in which encoding (XML 1.0 § 2.8). */
const isXmlDeclaration = (text: string): boolean =>
  /^\??xml(?:\s+(?:version|encoding|standalone)\s*=\s*["'][\w.-]{1,20}["'])*\s*\??$/i.test(text);

/** Takes markup apart. Never refuses anything: a browser does not either. */
export function readMarkup(source: string, { isXml }: { readonly isXml: boolean }): MarkupEvent[] {
  const reader = new MarkupReader(source, isXml);
  const tokenizer = new Tokenizer({ xmlMode: isXml, decodeEntities: true }, reader);
  tokenizer.write(source);
  tokenizer.end();
  return reader.events;
}

/** Makes events of what the tokenizer calls it with: offsets in the source, ends exclusive. */
class MarkupReader implements TokenizerCallbacks {
  readonly events: MarkupEvent[] = [];
  readonly #source: string;
  readonly #isXml: boolean;
  /** How far the source is in events. */
  #passed = 0;
  /** What the text at hand is made of. */
  #pieces: Piece[] = [];
  /** The element that was opened last, until one is closed. */
  #element = '';
  #attributes: Attribute[] = [];
  #attributeName = '';
  #attributePieces: Piece[] = [];
  /** How far the attribute at hand has been read. */
  #attributeAt = 0;

  constructor(source: string, isXml: boolean) {
    this.#source = source;
    this.#isXml = isXml;
  }

  ontext(start: number, end: number): void {
    this.#pieces.push(this.#raw(start, end));
  }

  /** The tokenizer says where a reference in a text ends, and one in a row begins where that before it ended. */
  ontextentity(code: number, end: number): void {
    const start = Math.max(this.#pieces.at(-1)?.end ?? 0, this.#source.lastIndexOf('&', end - 1));
    this.#pieces.push({ start, end, text: String.fromCodePoint(code) });
  }

  onopentagname(start: number, end: number): void {
    this.#endText(end);
    this.#element = this.#name(start, end);
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#name(start, end);
    this.#attributePieces = [];
    this.#attributeAt = end;
  }

  onattribdata(start: number, end: number): void {
    this.#attributePieces.push(this.#raw(start, end));
    this.#attributeAt = end;
  }

  /** The tokenizer does not say where a reference in an attribute stands. */
  onattribentity(code: number): void {
    const start = this.#source.indexOf('&', this.#attributeAt);
    const [written = '&'] = /^&(?:#x[\da-f]+|#\d+|[a-z\d]+);?/i.exec(this.#source.slice(start, start + 40)) ?? [];
    this.#attributeAt = start + written.length;
    this.#attributePieces.push({ start, end: this.#attributeAt, text: String.fromCodePoint(code) });
  }

  onattribend(quote: QuoteType): void {
    if (this.#attributePieces.length === 0) return;
    const finish = quote === QuoteType.Unquoted ? { finish: (value: string) => `"${value}"` } : {};
    const passage = { ...passageOf(this.#attributePieces, inAttribute), ...finish };
    this.#attributes.push({ name: this.#attributeName, passage });
  }

  onopentagend(end: number): void {
    this.#pass(end);
    this.events.push({ kind: 'open', name: this.#element, attributes: this.#attributes, end });
    this.#attributes = [];
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end);
    this.events.push({ kind: 'close', name: this.#element });
  }

  onclosetag(start: number, end: number): void {
    this.#endText(end);
    this.events.push({ kind: 'close', name: this.#name(start, end) });
    this.#element = '';
  }

  oncomment(start: number, end: number, endOffset: number): void {
    this.#endText(end);
    this.#add('comment', this.#raw(start, end - endOffset));
  }

  oncdata(start: number, end: number, endOffset: number): void {
    this.#endText(end);
    this.#add('text', this.#raw(start, end - endOffset));
  }

  ondeclaration(start: number, end: number): void {
    this.onprocessinginstruction(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.#endText(end);
    const instruction = this.#raw(start, end);
    if (!isPlainDoctype(instruction.text) && !isXmlDeclaration(instruction.text)) this.#add('comment', instruction);
  }

  onend(): void {
    this.#endText(0);
    // A tag that does not end, with all that a lost quote took into it.
    const rest = this.#raw(this.#passed, this.#source.length);
    if (/[\p{L}\p{N}]/u.test(rest.text)) this.#add('comment', rest);
  }

  #raw(start: number, end: number): Piece {
    return { start, end, text: this.#source.slice(start, end) };
  }

  #name(start: number, end: number): string {
    const written = this.#source.slice(start, end);
    return this.#isXml ? written : written.toLowerCase();
  }

  #add(kind: 'text' | 'comment', piece: Piece): void {
    this.events.push({ kind, passage: passageOf([piece], asItIs) });
  }

  #pass(end: number): void {
    this.#passed = Math.max(this.#passed, end);
  }

  /** Makes an event of the text at hand, behind which something else goes up to `end`. */
  #endText(end: number): void {
    this.#pass(Math.max(end, this.#pieces.at(-1)?.end ?? 0));
    const encode = !this.#isXml && rawElements.has(this.#element) ? asItIs : inText;
    if (this.#pieces.length > 0) this.events.push({ kind: 'text', passage: passageOf(this.#pieces, encode) });
    this.#pieces = [];
  }
}

function passageOf(pieces: readonly Piece[], encode: (text: string) => string): Passage {
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? start;
  const text = pieces.map((piece) => piece.text).join('');
  const isOneStretch = text.length === end - start;
  if (isOneStretch && pieces.every(isLiteral)) return { start, end, text, encode };
  const starts: number[] = [];
  const ends: number[] = [];
  for (const piece of pieces) {
    for (let unit = 0; unit < piece.text.length; unit++) {
      starts.push(isLiteral(piece) ? piece.start + unit : piece.start);
      ends.push(isLiteral(piece) ? piece.start + unit + 1 : piece.end);
    }
  }
  return { start, end, text, places: { starts, ends }, encode };
}

/** Whether a piece is written as it reads, unlike a reference such as `&lt;`. */
const isLiteral = ({ start, end, text }: Piece): boolean => text.length === end - start;
