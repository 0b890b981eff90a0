/**
 * Word documents (ECMA-376): a zip of XML parts. The words of the document, its headers, footers, notes and comments
 * are passages, and so are the names of authors and what the properties say; everything else stays as it is.
 */
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { BadFileError, counted, type Document, type Kind } from './document.js';
import type { OpenedFile } from './opened-file.js';
import { readData, readProperties, readRelations, readWords } from './word-parts.js';

/** Bytes that the parts may come to when they are unpacked: a small file can hold a disk full of zeros. */
const maxUnpackedBytes = 200 * 1024 * 1024;
/** And those of them that are read: an empty paragraph of 27 bytes takes more than a kilobyte of memory. */
const maxReadBytes = 32 * 1024 * 1024;

/** The document itself. Word in a browser numbers it. */
const mainPart = /^word\/document\d*\.xml$/;
/** What holds no words: how the document looks, and what the program remembers. */
const looks = String.raw`styles|stylesWithEffects|fontTable|webSettings|theme/[^/]*|[^/]*[pP]rops\d*`;
const wordless = new RegExp(
  String.raw`^(?:\[Content_Types\]|docMetadata/LabelInfo|(?:word|word/glossary|customXml)/(?:${looks}))\.xml$|^word/fonts/`,
);

/** The parts that hold words, by how they are read. `word/` has them in many files of their own. */
const readers: readonly { readonly parts: RegExp; readonly read: (source: string) => Document }[] = [
  { parts: /^docProps\/(?:core|app|custom)\.xml$/, read: readProperties },
  { parts: /\.rels$/, read: readRelations },
  { parts: /^customXml\/.*\.xml$/, read: readData },
  { parts: /^word\/.*\.xml$/, read: readWords },
];

/** Parts that can't be masked. */
const unreadable: readonly (Kind & { readonly parts: RegExp })[] = [
  { parts: /(?:^|\/)media\/|^docProps\/thumbnail/, one: 'picture', many: 'pictures' },
  { parts: /\/(?:embeddings|activeX)\/|\.bin$/, one: 'embedded object', many: 'embedded objects' },
  { parts: /^_xmlsignatures\//, one: 'part of a signature', many: 'parts of a signature' },
];
/** A page of HTML that the document takes in, or a text in RTF, for example. */
const unknown: Kind = { one: 'part of an unknown kind', many: 'parts of an unknown kind' };

/** Opens a document. Refuses what is no zip or no Word document. */
export function openDocx(bytes: Uint8Array): OpenedFile {
  const parts = unpack(bytes);
  if (!Object.keys(parts).some((name) => mainPart.test(name))) throw new BadFileError('it is no Word document');
  const opened = Object.entries(parts).flatMap(([name, content]) => {
    const reader = readerOf(name);
    return reader ? [{ name, document: reader.read(xmlText(content)) }] : [];
  });
  return {
    documents: opened.map(({ document }) => document),
    unmaskable: counted([...unmaskableParts(parts), ...opened.flatMap(({ document }) => document.unmaskable ?? [])]),
    write(sources) {
      const written = opened.map(({ name }, index) => [name, strToU8(sources[index] ?? '')] as const);
      return pack({ ...parts, ...Object.fromEntries(written) });
    },
  };
}

const readerOf = (name: string) =>
  wordless.test(name) ? undefined : readers.find((reader) => reader.parts.test(name));

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  let read = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        if (readerOf(name)) read += originalSize;
        if (unpacked > maxUnpackedBytes || read > maxReadBytes)
          throw new BadFileError('it is too large when it is unpacked');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof BadFileError) throw error;
    throw new BadFileError('it is no Word document, or it is damaged'); // without a cause, which could quote it
  }
}

/** Parts stay in their order and get one date, since the time of masking is nobody's business. */
const pack = (parts: Record<string, Uint8Array>): Uint8Array =>
  zipSync(parts satisfies Zippable, { level: 6, mtime: '1980-01-01T00:00:00' });

function xmlText(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    if (strFromU8(content.subarray(0, 2), true) === '\xff\xfe') throw new BadFileError('a part of it is UTF-16');
    throw new BadFileError('a part of it is not valid UTF-8');
  }
}

/** The parts that are neither read nor wordless. */
const unmaskableParts = (parts: Readonly<Record<string, Uint8Array>>): Kind[] =>
  Object.entries(parts).flatMap(([name, { length }]) => {
    if (length === 0 || wordless.test(name)) return [];
    return unreadable.find(({ parts }) => parts.test(name)) ?? (readerOf(name) ? [] : [unknown]);
  });
