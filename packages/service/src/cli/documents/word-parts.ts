/** The XML parts of a Word document (ECMA-376 Part 1): which of their texts and attributes are words. */
import { asWritten } from './decode-units.js';
import type { Document, PageItem, Passage } from './document.js';
import type { Attribute, MarkupEvent } from './markup.js';
import { readXml } from './word-xml.js';

/** Elements whose text is no words: places and sizes of drawings. */
const measures = /^wp\d*:/;
/** What stands between the words of two elements. A run in the middle of a word leaves nothing. */
const gaps: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
]);
const gapsAtEnd: ReadonlyMap<string, string> = new Map([
  ['w:p', '\n'],
  ['a:p', '\n'],
  ['w:tc', '\t'],
  ['w:tr', '\n'],
  ['w:instrText', ' '],
  ['w:comment', '\n'],
  ['c:v', '\n'],
]);
/**
 * Attributes that name a person, are read aloud or hold what somebody typed, with the label under which recognizers
 * know such a value. Where a name means other things elsewhere, its element stands before it.
 */
const wordAttributes: ReadonlyMap<string, string> = new Map([
  ['w:author', 'Nachname: '],
  ['w15:author', 'Nachname: '],
  ['w:initials', ''],
  ['w15:userId', ''], // the address by which the author signed in
  ['w:ed', ''], // who may edit a stretch
  ['w:instr', ''], // of a field: its link, or the author that it shows
  ['w:tooltip', ''],
  ['descr', ''],
  ['title', ''],
  ['alt', ''],
  ['o:title', ''],
  ['v:textpath string', ''], // a watermark
  ['wp:docPr name', ''], // often the name of the picture's file
  ['pic:cNvPr name', ''],
  ['w:alias w:val', ''], // title, mark and choices of a content control
  ['w:tag w:val', ''],
  ['w:displayText', ''],
  ['w:listItem w:value', ''],
  ['w:default w:val', ''], // what a form field holds, offers and explains
  ['w:listEntry w:val', ''],
  ['w:statusText w:val', ''],
  ['w:helpText w:val', ''],
  ['w:attr w:val', ''], // of a smart tag: the name that Word took for a person's
  ['w:docVar w:val', ''], // a variable of a macro or a mail merge
  ['w:connectString w:val', ''], // where a mail merge gets its addresses
  ['w:query w:val', ''],
  ['w:mailSubject w:val', ''],
]);

/** Reads the text of a document, header, footer, note or comment. */
export function readWords(source: string): Document {
  const items: PageItem[] = [];
  const aside: PageItem[] = [];
  const passages: Passage[] = [];
  const open: string[] = [];
  const takeAside = (passage: Passage, label: string): void => {
    passages.push(passage);
    aside.push('\n', label, passage);
  };
  let openCells = 0;
  let trimmedFrom: number | undefined; // where a text begins of which Word drops the spaces at the ends
  for (const event of readXml(source)) {
    switch (event.kind) {
      case 'open':
        open.push(event.name);
        if (event.name === 'w:tc') openCells++;
        trimmedFrom = isTrimmed(event) ? event.end + 1 : undefined;
        items.push(gaps.get(event.name) ?? '');
        for (const { label, passage } of wordsOf(event)) takeAside(passage, label);
        break;
      case 'close':
        if (open.pop() === 'w:tc') openCells--;
        items.push(endOf(event.name, openCells > 0));
        break;
      case 'text':
        if (/\S/.test(event.passage.text) && !measures.test(open.at(-1) ?? '')) {
          const passage = event.passage.start === trimmedFrom ? preserving(event.passage) : event.passage;
          passages.push(passage);
          items.push(passage);
        } else if (open.at(-1) === 'w:t') items.push(event.passage.text);
        break;
      case 'comment':
        if (/\S/.test(event.passage.text)) takeAside(event.passage, '');
    }
  }
  return { source, passages, embedded: [], pages: [[...items, '\n', ...aside, '\n']] };
}

/** The attributes of an element that are words, with their labels. */
const wordsOf = ({ name: element, attributes }: MarkupEvent & { kind: 'open' }) =>
  attributes.flatMap(({ name, passage }) => {
    const label = wordAttributes.get(name) ?? wordAttributes.get(`${element} ${name}`);
    return label === undefined ? [] : [{ label, passage: label === '' ? passage : personal(passage) }];
  });

/** The paragraphs of a table's cell stay on one line, so that the row reads as one. */
const endOf = (name: string, isInCell: boolean): string =>
  name === 'w:p' && isInCell ? ' ' : (gapsAtEnd.get(name) ?? '');

/** Word drops spaces at the ends of such an element, unless its start tag says otherwise. */
const isTrimmed = ({ name, attributes }: MarkupEvent & { kind: 'open' }): boolean =>
  (name === 'w:t' || name === 'w:delText') &&
  !attributes.some(({ name, passage }) => name === 'xml:space' && passage.text === 'preserve');

/** A text whose start tag, which ends right before it, gets `xml:space` as soon as there are spaces at its ends. */
const preserving = (passage: Passage): Passage => ({
  ...passage,
  start: passage.start - 1,
  places: passage.places ?? asWritten(passage.text, passage.start).places,
  finish: (raw) => (/^>\s|\s$/.test(raw) ? ` xml:space="preserve"${raw}` : raw),
});

/** Reads data that a document carries along (`customXml`): texts and attributes, each under its name. */
export function readData(source: string): Document {
  const items: PageItem[] = [];
  let element = '';
  for (const event of readXml(source)) {
    if (event.kind === 'open') {
      element = event.name;
      if (element === 'ct:contentTypeSchema') break; // says how data look, and holds none
      for (const { name, passage } of event.attributes)
        if (!/^(?:xmlns|xsi)(?::|$)/.test(name)) items.push(`${localName(name)}: `, passage, '\n');
    } else if (event.kind !== 'close' && /\S/.test(event.passage.text))
      items.push(`${localName(element)}: `, event.passage, '\n');
  }
  return { source, passages: passagesOf(items), embedded: [], pages: [items] };
}

/** Properties that hold words, with the label under which recognizers know a person or company. */
const properties: ReadonlyMap<string, string> = new Map([
  ['dc:creator', 'Nachname: '],
  ['cp:lastModifiedBy', 'Nachname: '],
  ['dc:title', ''],
  ['dc:subject', ''],
  ['dc:description', ''],
  ['cp:keywords', ''],
  ['cp:category', ''],
  ['cp:contentStatus', ''],
  ['Company', 'Firma: '],
  ['Manager', 'Nachname: '],
  ['HyperlinkBase', ''],
  ['Template', ''],
  ['vt:lpwstr', ''],
  ['vt:lpstr', ''],
  ['vt:bstr', ''],
]);

/** Reads what the document says about itself. Dates and counts stay. */
export function readProperties(source: string): Document {
  const items: PageItem[] = [];
  let label: string | undefined;
  for (const event of readXml(source)) {
    if (event.kind === 'open') {
      label = properties.get(event.name);
      const given = event.attributes.find(({ name }) => name === 'name');
      if (given && /^[\p{L} .-]+$/u.test(given.passage.text)) items.push(`${given.passage.text}: `); // that an author made up
    } else if (event.kind === 'close') label = undefined;
    else if (event.kind === 'text' && label !== undefined)
      items.push(label, label === '' ? event.passage : personal(event.passage), '\n');
  }
  return { source, passages: passagesOf(items), embedded: [], pages: [items] };
}

/**
 * Reads the targets of links: those to a person's address or number, and to files, which often lie in a person's
 * folder.
 */
export function readRelations(source: string): Document {
  const relations = readXml(source).flatMap((event) => (event.kind === 'open' ? [event.attributes] : []));
  const items = relations.flatMap(personalTarget).flatMap((passage) => [passage, '\n']);
  return { source, passages: passagesOf(items), embedded: [], pages: [items] };
}

function personalTarget(attributes: readonly Attribute[]): Passage[] {
  const valueOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.passage;
  const target = valueOf('Target');
  if (!target) return [];
  const isFile = valueOf('TargetMode')?.text === 'External' && !/^[a-z]+:\/\//i.test(target.text);
  return isFile || /^(?:mailto|tel|sms|file):/i.test(target.text) ? [target] : [];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const personal = (passage: Passage): Passage => ({ ...passage, isPersonal: true });

const passagesOf = (items: readonly PageItem[]): Passage[] =>
  items.filter((item): item is Passage => typeof item !== 'string');
