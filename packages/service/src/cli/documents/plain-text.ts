/** Plain text and Markdown: the whole of it is words. */
import { BadFileError, type Document, type Passage } from './document.js';

/** How formats begin that may be all letters and are no plain text: their escapes would hide parts of names. */
const otherFormat = /^(?:\{\\(?=rtf)|%(?=PDF-))(?<name>...)/u;

/** Reads a text as one passage. Throws `BadFileError`. */
export function readPlainText(source: string): Document {
  const start = source.startsWith('\ufeff') ? 1 : 0;
  const text = source.slice(start);
  const name = otherFormat.exec(text)?.groups?.['name'];
  if (name !== undefined)
    throw new BadFileError(`it is ${name.toUpperCase()}, not plain text; export it as text or docx first`);
  const passage: Passage = { start, end: source.length, text, encode: (written) => written };
  return { source, passages: [passage], embedded: [], pages: [[passage]] };
}
