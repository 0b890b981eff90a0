/** HTML: texts, comments and the attributes that people read are passages; scripts and styles are fixed. */
import { findPlaceholders } from '@palimpsest/protocol';
import { besideParts, partOf, partsOf } from './attribute-parts.js';
import type { Document, Kind, PageItem, Passage } from './document.js';
import { type Attribute, type MarkupEvent, readMarkup } from './markup.js';
import { type ChangeKind, Readings } from './readings.js';

/** Attributes whose value is words. So is what programs keep for themselves in `data-` attributes. */
const wordAttributes =
  /^(?:alt|title|value|placeholder|label|summary|content|srcdoc|abbr|cite|download|standby|(?:aria|data)-.*)$/;
const inlineElements = new Set([
  'a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'dfn', 'em', 'font', 'i',
  'kbd', 'label', 'mark', 'o:p', 'q', 'samp', 'small', 'span', 'strong', 'time', 'tt', 'u', 'var', 'wbr',
]); // prettier-ignore
/** Where both stand side by side, one took the place of the other. */
const changes: ReadonlyMap<string, ChangeKind> = new Map([
  ['ins', 'added'],
  ['del', 'removed'],
]);
/** Cells, and what stands in a line without being a part of a word. */
const cells = new Set(['td', 'th', 'input', 'button', 'img', 's', 'strike', 'sub', 'sup']);
const codeElements = new Set(['script', 'style']);
/** A file that stands in an attribute, such as a picture (RFC 2397). */
const dataUri = /\bdata:[\w.+-]+\/[\w.+-]+[;,]/i;
const fileInAttribute: Kind = { one: 'file within an attribute', many: 'files within attributes' };

/** Reads a page, or a piece of one. */
export function readHtml(source: string): Document {
  const text = new Readings();
  const aside: PageItem[] = []; // what would stand in the middle of a sentence; no name goes over a blank line
  const passages: Passage[] = [];
  const unmaskable: Kind[] = [];
  const take = (passage: Passage): void => {
    passages.push(passage);
    text.add(passage);
  };
  const takeAside = (passage: Passage): void => {
    passages.push(passage);
    aside.push('\n\n', passage);
  };
  const events = readMarkup(source, { isXml: false });
  const alone = removalsAlone(events);
  const addGap = (event: MarkupEvent & { kind: 'open' | 'close' }, index: number): void => {
    if (alone.has(event)) text.add('\t');
    else if (!changes.has(event.name) && !isInWord(events, index)) text.add(gapAt(event.name));
  };
  let element = ''; // that was opened last, until one is closed
  for (const [index, event] of events.entries()) {
    switch (event.kind) {
      case 'open':
        element = event.name;
        text.open(changes.get(event.name));
        addGap(event, index);
        for (const { passage } of event.attributes) if (dataUri.test(passage.text)) unmaskable.push(fileInAttribute);
        event.attributes.flatMap(wordsOf).forEach(event.name === 'input' ? take : takeAside);
        break;
      case 'close':
        element = '';
        addGap(event, index);
        text.close(changes.get(event.name));
        break;
      case 'text':
        if (codeElements.has(element)) takeAside({ ...event.passage, isFixed: true });
        else take(event.passage);
        break;
      case 'comment':
        takeAside(event.passage);
    }
  }
  text.add('\n');
  const [accepted = [], ...removed] = text.pages();
  return { source, passages, embedded: [], pages: [[...accepted, ...aside], ...removed], unmaskable };
}

const isTag = (event: MarkupEvent | undefined, kind: 'open' | 'close', name: string): boolean =>
  event?.kind === kind && event.name === name;

/** The tags of removals that no addition stands right beside: they are no parts of words. */
function removalsAlone(events: readonly MarkupEvent[]): Set<MarkupEvent> {
  const alone = new Set<MarkupEvent>();
  const open: MarkupEvent[] = [];
  for (const [index, event] of events.entries()) {
    if (isTag(event, 'open', 'del')) {
      open.push(event);
      if (!isTag(events[index - 1], 'close', 'ins')) alone.add(event);
    } else if (isTag(event, 'close', 'del')) {
      const start = open.pop();
      if (isTag(events[index + 1], 'open', 'ins')) {
        if (start) alone.delete(start);
      } else if (!start || alone.has(start)) alone.add(event);
    }
  }
  return alone;
}

/** What is a part of its word though it is raised or lowered: 14<sup>th</sup> March, H<sub>2</sub>O; a note is none. */
const partsOfWords: ReadonlyMap<string, RegExp> = new Map([
  ['sup', /^\p{L}+$/u],
  ['sub', /^[\p{L}\d]{1,3}$/u],
]);

/** Whether what a tag begins or ends is a part of a word. */
function isInWord(events: readonly MarkupEvent[], index: number): boolean {
  const event = events[index];
  if (event?.kind !== 'open' && event?.kind !== 'close') return false;
  const inner = events[event.kind === 'open' ? index + 1 : index - 1];
  return inner?.kind === 'text' && (partsOfWords.get(event.name)?.test(inner.passage.text) ?? false);
}

const gapAt = (element: string): string => (inlineElements.has(element) ? '' : cells.has(element) ? '\t' : '\n');

/**
 * An attribute's words: of a link what stands behind `mailto:` or `tel:`, of other addresses those of people and the
 * placeholders that stand for them. The rest of a script is fixed.
 */
function wordsOf({ name, passage }: Attribute): Passage[] {
  if (wordAttributes.test(name)) return [passage];
  if (/^\s*(?:skype|whatsapp|xmpp|facetime(?:-audio)?):/i.test(passage.text)) return [passage]; // known by the word
  const scheme = /^\s*(?:mailto|tel|sms|callto|sips?):/i.exec(passage.text)?.[0];
  const holdsValue = scheme !== undefined || findPlaceholders(passage.text).length > 0;
  if (holdsValue && passage.finish) return [passage]; // which needs quotes as a whole
  if (scheme !== undefined) return [partOf(passage, scheme.length, passage.text.length)];
  const script = /^on[a-z]+$/.test(name) ? besideParts(passage) : [];
  return [...partsOf(passage), ...script.map((part) => ({ ...part, isFixed: true as const }))];
}
