/** Restores one file in memory. */
import { findPlaceholders } from '@palimpsest/protocol';
import { applyEdits, type Change, type Document, type Edit, editsOf, type Passage, type Source } from './document.js';
import type { OpenFile, ReadOptions } from './opened-file.js';

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
  const sources = file.documents.map((document) =>
    applyEdits(
      document.source,
      restoringEdits(document, (placeholder) => values.get(placeholder)),
    ),
  );
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

/** The edits that put values in the place of placeholders, in keys too. One pass: what is put in is left alone. */
export function restoringEdits(document: Document, valueOf: (placeholder: string) => string | undefined): Edit[] {
  const changes = new Map<Passage, readonly Change[]>();
  for (const passage of allPassages(document)) {
    const own = findPlaceholders(passage.text).flatMap(({ start, end }) => {
      const text = valueOf(passage.text.slice(start, end));
      return text === undefined ? [] : [{ from: start, to: end, text }];
    });
    if (own.length > 0) changes.set(passage, own);
  }
  return editsOf(document, changes);
}

const placeholdersIn = (document: Document): string[] =>
  allPassages(document).flatMap(({ text }) => findPlaceholders(text).map(({ start, end }) => text.slice(start, end)));

const allPassages = ({ passages, embedded }: Source): Passage[] => [...passages, ...embedded.flatMap(allPassages)];
