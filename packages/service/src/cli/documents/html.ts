/** HTML: texts, comments and the attributes that people read are passages; scripts and styles are fixed. */
import type { Document, Page, Passage } from './document.js';
import { type Attribute, readMarkup } from './markup.js';

/** Attributes whose value is words. */
const wordAttributes = new Set([
  'alt', 'title', 'value', 'placeholder', 'aria-label', 'aria-description', 'label', 'summary', 'content', 'srcdoc',
  'abbr', 'cite',
]); // prettier-ignore
const inlineElements = new Set([
  'a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'img',
  'ins', 'kbd', 'label', 'mark', 'o:p', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time',
  'tt', 'u', 'var', 'wbr',
]); // prettier-ignore
const cells = new Set(['td', 'th', 'input', 'button']);
const codeElements = new Set(['script', 'style']);

/** Reads a page, or a piece of one. */
export function readHtml(source: string): Document {
  const items: (string | Passage)[] = [];
  const aside: (string | Passage)[] = []; // what would stand in the middle of a sentence; no name goes over a blank line
  const passages: Passage[] = [];
  let element = '';
  for (const event of readMarkup(source, { isXml: false })) {
    if (event.kind === 'open' || event.kind === 'close') {
      element = event.kind === 'open' ? event.name : '';
      items.push(gapAt(event.name));
    }
    if (event.kind === 'open') {
      for (const passage of event.attributes.flatMap(wordsOf)) {
        passages.push(passage);
        if (event.name === 'input') items.push(passage);
        else aside.push('\n\n', passage);
      }
    }
    if (event.kind === 'comment' || (event.kind === 'text' && codeElements.has(element))) {
      const passage = event.kind === 'comment' ? event.passage : ({ ...event.passage, isFixed: true } as const);
      passages.push(passage);
      aside.push('\n\n', passage);
    } else if (event.kind === 'text') {
      passages.push(event.passage);
      items.push(event.passage);
    }
  }
  return { source, passages, embedded: [], pages: [[...items, '\n', ...aside] satisfies Page] };
}

const gapAt = (element: string): string => (inlineElements.has(element) ? '' : cells.has(element) ? '\t' : '\n');

/** An attribute's words; of a link the address behind `mailto:` or `tel:`. */
function wordsOf({ name, passage }: Attribute): Passage[] {
  if (wordAttributes.has(name)) return [passage];
  if (name !== 'href' && name !== 'action') return [];
  const scheme = /^\s*(?:mailto|tel|sms|callto|sip):/i.exec(passage.text)?.[0];
  if (scheme === undefined) return [];
  const isAsWritten = passage.places === undefined && passage.finish === undefined;
  return [isAsWritten ? afterScheme(passage, scheme) : passage];
}

const afterScheme = (passage: Passage, { length }: string): Passage => ({
  ...passage,
  start: passage.start + length,
  text: passage.text.slice(length),
});
