/** Restores one file in memory. */
import { findPlaceholders } from '@palimpsest/protocol';
import { applyEdits, type Change, type Document, type Edit, editsOf, type Passage, type Source } from './document.js';
import type { OpenFile, ReadOptions } from './opened-file.js';
import { addChanges, type Piece, piecesIn, placedOn, textOf } from './rendering.js';

/** Looks up what placeholders stand for; those that are unknown have no entry. */
export type LookUp = (placeholders: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;

/** A restored file. */
export interface RestoredFile {
  readonly bytes: Uint8Array;
  /** How many placeholders of each entity type were replaced. */
  readonly spans: Readonly<Record<string, number>>;
  /** Placeholders that the session does not know; they stay as they are. */
  readonly unknown: number;
}

/** Restores a file whatever has become of it since it was masked. Throws `BadFileError`; rejects as `lookUp` does. */
export async function unmaskFile(
  open: OpenFile,
  bytes: Uint8Array,
  lookUp: LookUp,
  options: ReadOptions,
): Promise<RestoredFile> {
  const file = open(bytes, options);
  const placeholders = file.documents.flatMap(placeholdersIn);
  const values = await lookUp(new Set(placeholders));
  const sources = file.documents.map((document) => restoredSource(document, values));
  const restored = placeholders.filter((placeholder) => values.has(placeholder));
  const unknown = placeholders.length - restored.length;
  return { bytes: file.write(sources), spans: countTypes(restored), unknown };
}

/** Restores a file that is as it was masked, by the edits that `maskFile` gave. */
export function undoEdits(
  open: OpenFile,
  bytes: Uint8Array,
  exactEdits: readonly (readonly Edit[])[],
  options: ReadOptions,
): Uint8Array {
  const file = open(bytes, options);
  return file.write(file.documents.map(({ source }, index) => applyEdits(source, exactEdits[index] ?? [])));
}

/** How many placeholders of each entity type there are. */
export function countTypes(placeholders: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of placeholders.flatMap(findPlaceholders)) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** A source with values in the place of placeholders, in keys too. One pass: what is put in is left alone. */
export function restoredSource(document: Document, values: ReadonlyMap<string, string>): string {
  const changes = new Map<Passage, Change[]>();
  for (const { placeholder, pieces } of findIn(document)) {
    const value = values.get(placeholder);
    if (value !== undefined) addChanges(changes, pieces, value);
  }
  return applyEdits(document.source, editsOf(document, changes));
}

/** A placeholder, and the parts of passages that it is written in. */
interface Found {
  readonly placeholder: string;
  readonly pieces: readonly Piece[];
}

const findIn = (document: Document): Found[] => [...allPassages(document).flatMap(findWhole), ...findSplit(document)];

const findWhole = (passage: Passage): Found[] =>
  findPlaceholders(passage.text).map(({ start: from, end: to }) => ({
    placeholder: passage.text.slice(from, to),
    pieces: [{ passage, from, to }],
  }));

/** Those over several passages: a spelling checker, for one, writes `[`, `PERSON_1` and `]` into runs of their own. */
const findSplit = ({ pages }: Document): Found[] =>
  pages.flatMap((page) => {
    const text = textOf(page);
    const piecesOf = piecesIn(placedOn(page, 0));
    return findPlaceholders(text)
      .map((match) => ({ placeholder: text.slice(match.start, match.end), pieces: piecesOf(match) }))
      .filter(({ pieces }) => pieces.length > 1);
  });

const placeholdersIn = (document: Document): string[] => findIn(document).map(({ placeholder }) => placeholder);

const allPassages = ({ passages, embedded }: Source): Passage[] => [...passages, ...embedded.flatMap(allPassages)];
