/** HTML: texts, comments and the attributes that people read are passages; scripts and styles are fixed. */
import { findPlaceholders } from '@palimpsest/protocol';
import { type Document, type PageItem, type Passage, sourceStretch } from './document.js';
import { type Attribute, readMarkup } from './markup.js';
import { withPlaceholders } from './with-placeholders.js';

/** Attributes whose value is words. So is what programs keep for themselves in `data-` attributes. */
const wordAttributes =
  /^(?:alt|title|value|placeholder|label|summary|content|srcdoc|abbr|cite|download|standby|(?:aria|data)-.*)$/;
const inlineElements = new Set([
  'a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'img',
  'ins', 'kbd', 'label', 'mark', 'o:p', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time',
  'tt', 'u', 'var', 'wbr',
]); // prettier-ignore
const cells = new Set(['td', 'th', 'input', 'button']);
const codeElements = new Set(['script', 'style']);

/** Reads a page, or a piece of one. */
export function readHtml(source: string): Document {
  const items: PageItem[] = [];
  const aside: PageItem[] = []; // what would stand in the middle of a sentence; no name goes over a blank line
  const passages: Passage[] = [];
  const take = (passage: Passage): void => {
    passages.push(passage);
    items.push(passage);
  };
  const takeAside = (passage: Passage): void => {
    passages.push(passage);
    aside.push('\n\n', passage);
  };
  let element = ''; // that was opened last, until one is closed
  for (const event of readMarkup(source, { isXml: false })) {
    switch (event.kind) {
      case 'open':
        element = event.name;
        items.push(gapAt(event.name));
        event.attributes.flatMap(wordsOf).forEach(event.name === 'input' ? take : takeAside);
        break;
      case 'close':
        element = '';
        items.push(gapAt(event.name));
        break;
      case 'text':
        if (codeElements.has(element)) takeAside({ ...event.passage, isFixed: true });
        else take(event.passage);
        break;
      case 'comment':
        takeAside(event.passage);
    }
  }
  return { source, passages, embedded: [], pages: [[...items, '\n', ...aside]] };
}

const gapAt = (element: string): string => (inlineElements.has(element) ? '' : cells.has(element) ? '\t' : '\n');

/**
 * An attribute's words: of a link what stands behind `mailto:` or `tel:`, of other addresses those of people and the
 * placeholders that stand for them.
 */
function wordsOf({ name, passage }: Attribute): Passage[] {
  if (wordAttributes.test(name)) return [passage];
  if (/^\s*(?:skype|whatsapp|xmpp|facetime(?:-audio)?):/i.test(passage.text)) return [passage]; // known by the word
  const scheme = /^\s*(?:mailto|tel|sms|callto|sips?):/i.exec(passage.text)?.[0];
  const holdsValue = scheme !== undefined || findPlaceholders(passage.text).length > 0;
  if (holdsValue && passage.finish) return [passage]; // which needs quotes as a whole
  if (scheme !== undefined) return [partOf(passage, scheme.length, passage.text.length)];
  return withPlaceholders(passage.text, mailAddresses).map(({ start, end }) => partOf(passage, start, end));
}

/** In the query of a link, for example; `@` may be escaped there. `logo@2x.png` is a picture for fine screens. */
const mailAddresses = /[^\s"'<>(),;:=?&#/]{1,64}(?:@|%40)(?![\d.]+x\.)[\w.-]{1,255}\.[a-z]{2,}/gi;

const partOf = (passage: Passage, from: number, to: number): Passage => ({
  ...sourceStretch(passage, from, to),
  text: passage.text.slice(from, to),
  encode: passage.encode,
  ...(passage.places && {
    places: { starts: passage.places.starts.slice(from, to), ends: passage.places.ends.slice(from, to) },
  }),
});
