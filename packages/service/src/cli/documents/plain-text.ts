/** Plain text and Markdown: the whole of it is words. */
import type { Document, Passage } from './document.js';

/** Reads a text as one passage. */
export function readPlainText(source: string): Document {
  const start = source.startsWith('\ufeff') ? 1 : 0;
  const passage: Passage = { start, end: source.length, text: source.slice(start), encode: (text) => text };
  return { source, passages: [passage], embedded: [], pages: [[passage]] };
}
