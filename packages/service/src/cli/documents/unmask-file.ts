/** Restores one file in memory. */
import { findPlaceholders } from '@palimpsest/protocol';
import { applyEdits, type Change, type Document, type Edit, editsOf, type Passage, type Source } from './document.js';
import type { OpenFile, ReadOptions } from './opened-file.js';
import { placedOn, textOf } from './rendering.js';

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
    if (value === undefined) continue;
    for (const [index, { passage, from, to }] of pieces.entries()) {
      const own = changes.get(passage) ?? [];
      own.push({ from, to, text: index === 0 ? value : '' });
      changes.set(passage, own);
    }
  }
  return applyEdits(document.source, editsOf(document, changes));
}

/** A placeholder, and the passages that it is written in. */
interface Found {
  readonly placeholder: string;
  readonly pieces: readonly { readonly passage: Passage; readonly from: number; readonly to: number }[];
}

const findIn = (document: Document): Found[] => [...allPassages(document).flatMap(findWhole), ...findSplit(document)];

const findWhole = (passage: Passage): Found[] =>
  findPlaceholders(passage.text).map(({ start: from, end: to }) => ({
    placeholder: passage.text.slice(from, to),
    pieces: [{ passage, from, to }],
  }));

/** Those over several passages: a spelling checker, for one, writes `[`, `PERSON_1` and `]` into runs of their own. */
function findSplit({ pages }: Document): Found[] {
  return pages.flatMap((page) => {
    const text = textOf(page);
    const shown = placedOn(page, 0);
    let first = 0;
    return findPlaceholders(text).flatMap(({ start, end }) => {
      while ((shown[first]?.end ?? Infinity) <= start) first++;
      const pieces: { passage: Passage; from: number; to: number }[] = [];
      for (let at = first; (shown[at]?.start ?? end) < end; at++) {
        const place = shown[at];
        if (place)
          pieces.push({
            passage: place.passage,
            from: Math.max(start, place.start) - place.start,
            to: Math.min(end, place.end) - place.start,
          });
      }
      return pieces.length > 1 ? [{ placeholder: text.slice(start, end), pieces }] : [];
    });
  });
}

const placeholdersIn = (document: Document): string[] => findIn(document).map(({ placeholder }) => placeholder);

const allPassages = ({ passages, embedded }: Source): Passage[] => [...passages, ...embedded.flatMap(allPassages)];
