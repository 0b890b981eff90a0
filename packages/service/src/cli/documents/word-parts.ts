/** The XML parts of a Word document (ECMA-376 Part 1): which of their texts and attributes are words. */
import { partOf, partsOf } from './attribute-parts.js';
import { asWritten } from './decode-units.js';
import type { Document, Kind, PageItem, Passage } from './document.js';
import type { Attribute, MarkupEvent } from './markup.js';
import { type ChangeKind, Readings } from './readings.js';
import { readXml } from './word-xml.js';

/** Elements whose text is no words: places and sizes of drawings. */
const measures = /^wp\d*:/;
/** What stands between the words of two elements. A run in the middle of a word leaves nothing. */
const gaps: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['a:br', '\n'],
  ['w:noBreakHyphen', '-'],
]);
const gapsAtEnd: ReadonlyMap<string, string> = new Map([
  ['w:p', '\n'],
  ['a:p', '\n'],
  ['w:tc', '\t'],
  ['w:tr', '\n'],
  ['w:instrText', ' '],
  ['w:delInstrText', ' '],
  ['w:comment', '\n'],
  ['c:v', '\n'],
]);
/** Tracked changes. Word writes a replacement as a removal and an addition with nothing between them. */
const changes: ReadonlyMap<string, ChangeKind> = new Map([
  ['w:ins', 'added'],
  ['w:moveTo', 'added'],
  ['w:del', 'removed'],
  ['w:moveFrom', 'removed'],
]);
/**
 * Attributes that name a person, are read aloud or hold what somebody typed, with the label under which recognizers
 * know such a value. Where a name means other things elsewhere, its element stands before it, or that and the
 * one around it.
 */
const wordAttributes: ReadonlyMap<string, string> = new Map([
  ['w:author', 'Nachname: '],
  ['w15:author', 'Nachname: '],
  ['w:initials', ''],
  ['w15:userId', ''], // the address by which the author signed in
  ['userName', 'Nachname: '], // who was given a task or likes a comment
  ['userId', ''],
  ['w:ed', ''], // who may edit a stretch
  ['w:instr', ''], // of a field: its link, or the author that it shows
  ['w:tooltip', ''],
  ['tooltip', ''],
  ['descr', ''],
  ['title', ''],
  ['alt', ''],
  ['o:title', ''],
  ['v:textpath string', ''], // a watermark
  ['wp:docPr name', ''], // often the name of the picture's file
  ['cNvPr name', ''], // of pictures, shapes and charts, under the prefix of each
  ['w:alias w:val', ''], // title, mark and choices of a content control
  ['w:tag w:val', ''],
  ['w15:sectionTitle', ''],
  ['w:displayText', ''],
  ['w:listItem w:value', ''],
  ['w:default w:val', ''], // what a form field holds, offers and explains
  ['w:listEntry w:val', ''],
  ['w:statusText w:val', ''],
  ['w:helpText w:val', ''],
  ['w:attr w:val', ''], // of a smart tag: the name that Word took for a person's
  ['w:docVar w:val', ''], // a variable of a macro or a mail merge
  ['w:docVar w:name', ''],
  ['w:addressFieldName w:val', ''],
  ['w:lvlText w:val', ''], // what stands before the number of a paragraph
  ['w:connectString w:val', ''], // where a mail merge gets its addresses
  ['w:query w:val', ''],
  ['w:mailSubject w:val', ''],
  ['w:udl w:val', ''],
  ['w:table w:val', ''],
  ['w:fieldMapData w:name w:val', ''], // a column of the addresses
  ['w:tblCaption w:val', ''],
  ['w:tblDescription w:val', ''],
  ['w:lastValue', ''], // what was chosen last in a list
  ['w:textInput w:format w:val', ''],
  ['w:docPartPr w:name w:val', ''], // a building block, its category and what it is for
  ['w:category w:name w:val', ''],
  ['w:description w:val', ''],
  ['w:docLocation', ''],
  ['phldrT', ''], // what stands in an empty box of a diagram
  ['we:property value', ''], // what an add-in remembers
]);

/** Attributes that lead elsewhere, as the targets of relations do. */
const links = new Set(['href', 'o:href']);

/** Reads the text of a document, header, footer, note or comment. */
export function readWords(source: string): Document {
  const text = new Readings();
  const aside: PageItem[] = []; // no name goes over a blank line
  const passages: Passage[] = [];
  const unmaskable: Kind[] = [];
  const open: string[] = [];
  const takeAside = (passage: Passage, label: string): void => {
    passages.push(passage);
    aside.push('\n\n', label, passage);
  };
  let openCells = 0;
  let trimmedFrom: number | undefined; // where a text begins of which Word drops the spaces at the ends
  for (const event of readXml(source)) {
    switch (event.kind) {
      case 'open':
        open.push(event.name);
        if (event.name === 'w:tc') openCells++;
        trimmedFrom = isTrimmed(event) ? event.end + 1 : undefined;
        text.open(changes.get(event.name));
        text.add(gaps.get(event.name) ?? '');
        for (const [label, passage] of event.attributes.flatMap((attribute) => wordsOf(open, attribute, source)))
          takeAside(passage, label);
        break;
      case 'close':
        if (open.pop() === 'w:tc') openCells--;
        text.add(endOf(event.name, openCells > 0));
        text.close(changes.get(event.name));
        break;
      case 'text':
        if (open.at(-1) === 'w:fldData') {
          if (!isEmptyData(event.passage.text)) unmaskable.push(dataOfField);
        } else if (/\S/.test(event.passage.text) && !measures.test(open.at(-1) ?? '')) {
          const passage = event.passage.start === trimmedFrom ? preserving(event.passage) : event.passage;
          passages.push(passage);
          text.add(passage);
        } else if (open.at(-1) === 'w:t') text.add(event.passage.text);
        break;
      case 'comment':
        if (/\S/.test(event.passage.text)) takeAside(event.passage, '');
    }
  }
  text.add('\n');
  const [accepted = [], ...removed] = text.pages();
  return { source, passages, embedded: [], pages: [[...accepted, ...aside, '\n'], ...removed], unmaskable };
}

/** What a program keeps with a field (ECMA-376-1 § 17.16.17), in base64: citations, for example, with their authors. */
const dataOfField: Kind = { one: "field with a program's data", many: "fields with programs' data" };

/**
 * Whether data of a field say nothing but to which bookmark it leads, as they do in tables of contents: a hyperlink
 * (MS-OSHARED § 2.3.7.1) whose only flag is that for a place in the document.
 */
const isEmptyData = (base64: string): boolean =>
  /^(?:CNDJ6nn5us4RjIIAqgBLqQsCAAAACAAA|$)/.test(base64.replace(/\s/g, ''));

/** The words in an attribute, each behind its label: of those that hold no words, the mail addresses. */
function wordsOf(open: readonly string[], { name, passage }: Attribute, source: string): [label: string, Passage][] {
  const element = open.at(-1) ?? '';
  const inParent = `${open.at(-2) ?? ''} ${element} ${name}`;
  const names = [name, `${element} ${name}`, inParent, `${localName(element)} ${name}`];
  const label = names.map((name) => wordAttributes.get(name)).find((label) => label !== undefined);
  if (label !== undefined) return [[label, label === '' ? passage : personal(passage)]];
  if (element === 'w:date' && name === 'w:fullDate') return [['Geburtsdatum: ', droppable(passage, source)]];
  if (links.has(name) && isPersonalTarget(passage.text, !passage.text.startsWith('#'))) return [['', passage]];
  if (name === 'w:xpath') return quotedIn(passage).map((part) => ['', part]);
  return partsOf(passage).map((part) => ['', part]);
}

/** The values that a path compares with (XPath 1.0 § 3.7). */
const quotedIn = (passage: Passage): Passage[] =>
  [...passage.text.matchAll(/'[^']+'|"[^"]+"/g)].map(({ 0: quoted, index }) =>
    partOf(passage, index + 1, index + quoted.length - 1),
  );

/** The day that a calendar shows. It takes no words (`xsd:dateTime`): the attribute goes where its day is masked. */
function droppable(passage: Passage, source: string): Passage {
  const [tag = ''] = /\s[^\s=]*\s*=\s*["']$/.exec(source.slice(Math.max(0, passage.start - 80), passage.start)) ?? [];
  return {
    ...partOf(passage, 0, 'yyyy-mm-dd'.length),
    start: passage.start - tag.length,
    end: passage.end + 1,
    places: passage.places ?? asWritten(passage.text, passage.start).places,
    finish: () => '',
  };
}

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
  let isSchema = false; // which says how data look, and holds none
  for (const event of readXml(source)) {
    if ('name' in event && event.name === 'ct:contentTypeSchema') isSchema = event.kind === 'open';
    if (isSchema || event.kind === 'close') continue;
    if (event.kind === 'open') {
      element = event.name;
      for (const { name, passage } of event.attributes)
        if (!/^(?:xmlns|xsi)(?::|$)/.test(name)) items.push(`${localName(name)}: `, passage, '\n');
    } else if (/\S/.test(event.passage.text)) items.push(`${localName(element)}: `, event.passage, '\n');
  }
  return { source, passages: passagesOf(items), embedded: [], pages: [items] };
}

/** Properties that hold words, with the label under which recognizers know a person or company. */
const properties: ReadonlyMap<string, string> = new Map([
  ['dc:creator', 'Nachname: '],
  ['cp:lastModifiedBy', 'Nachname: '],
  ['dc:contributor', 'Nachname: '],
  ['dc:publisher', 'Firma: '],
  ['dc:title', ''],
  ['dc:subject', ''],
  ['dc:description', ''],
  ['cp:keywords', ''],
  ['cp:category', ''],
  ['cp:contentStatus', ''],
  ['dc:identifier', ''],
  ['cp:version', ''],
  ['Company', 'Firma: '],
  ['Manager', 'Nachname: '],
  ['HyperlinkBase', ''],
  ['Template', ''],
  ['vt:lpwstr', ''],
  ['vt:lpstr', ''],
]);

/** Types of an author's own properties that take no words. */
const wordlessTypes = /^vt:(?:u?i[1248]|u?int|r[48]|decimal|cy|date|filetime|clsid)$/;

/** Reads what the document says about itself. Its dates and counts stay, but for those that an author made up. */
export function readProperties(source: string): Document {
  const items: PageItem[] = [];
  let label: string | undefined;
  let typed: { readonly start: number } | undefined; // a value that takes no words, and where its element begins
  let isOwn = false; // whatever stands in an author's own property
  for (const event of readXml(source)) {
    if (event.kind === 'open') {
      if (event.name === 'property') {
        isOwn = true;
        const given = event.attributes.find(({ name }) => name === 'name')?.passage;
        if (given) items.push(given, ': ');
      }
      typed = isOwn && wordlessTypes.test(event.name) ? { start: source.lastIndexOf('<', event.end) } : undefined;
      label = properties.get(event.name) ?? (isOwn ? '' : undefined);
    } else if (event.kind === 'close') {
      if (event.name === 'property') isOwn = false;
      label = undefined;
    } else if (event.kind === 'text' && label !== undefined && /\S/.test(event.passage.text)) {
      const passage = typed ? becomingWords(event.passage, typed.start, source) : event.passage;
      items.push(label, label === '' ? passage : personal(passage), '\n');
    }
  }
  return { source, passages: passagesOf(items), embedded: [], pages: [items] };
}

/** A number or date whose element, which begins at `start`, becomes a text as soon as something in it is masked. */
function becomingWords(passage: Passage, start: number, source: string): Passage {
  const [endTag = ''] = /^<\/[^>]*>/.exec(source.slice(passage.end, passage.end + 80)) ?? [];
  return {
    ...passage,
    start,
    end: passage.end + endTag.length,
    places: passage.places ?? asWritten(passage.text, passage.start).places,
    finish: (raw) =>
      raw.replace(/^(<(?:[^\s:>]*:)?)\w+/, '$1lpwstr').replace(/(<\/(?:[^\s:>]*:)?)\w+(\s*>)$/, '$1lpwstr$2'),
  };
}

/**
 * Reads the targets of links: those to a person's address or number, and to files, which often lie in a person's
 * folder; of others the mail addresses.
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
  const isExternal = valueOf('TargetMode')?.text === 'External';
  return isPersonalTarget(target.text, isExternal) ? [target] : partsOf(target);
}

/** Whether a link leads to a person, or out of the document to a file. */
const isPersonalTarget = (target: string, isExternal: boolean): boolean =>
  /^(?:mailto|tel|sms|file):/i.test(target) || (isExternal && !/^[a-z]+:\/\//i.test(target));

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const personal = (passage: Passage): Passage => ({ ...passage, isPersonal: true });

const passagesOf = (items: readonly PageItem[]): Passage[] =>
  items.filter((item): item is Passage => typeof item !== 'string');
