/** Masks one file in memory and makes sure that it can be restored. */
import type { AuditFlag, MaskedText } from '@palimpsest/client';
import { findPlaceholders } from '@palimpsest/protocol';
import { applyEdits, BadFileError, type Edit, editsOf, inverseEdits } from './document.js';
import type { Encoding } from './encoding.js';
import type { OpenedFile, OpenFile, ReadOptions } from './opened-file.js';
import { changesOf, render } from './rendering.js';
import { countTypes, restoredSource } from './unmask-file.js';

/** Masks pages of one text. */
export type MaskPages = (pages: readonly string[]) => Promise<MaskedText>;

/** A masked file. */
export interface MaskedFile {
  readonly bytes: Uint8Array;
  /** How many spans of each entity type were masked. */
  readonly spans: Readonly<Record<string, number>>;
  readonly flags: readonly AuditFlag[];
  /** What was found in places that are never masked. */
  readonly kept: number;
  /** Names of authors and the like in which nothing was found. */
  readonly unrecognized: number;
  readonly unmaskable: readonly string[];
  readonly encoding: Encoding | undefined;
  /**
   * What restores each document of the masked file exactly, where the general way gives back the same words written in
   * another way, such as `\u00fc`; undefined where the general way is exact. Holds the original values.
   */
  readonly exactEdits: readonly (readonly Edit[])[] | undefined;
}

/** How to mask a file. */
export interface MaskFileOptions extends ReadOptions {
  /** Take files too that hold what can't be masked, and leave that as it is. */
  readonly keepUnmaskable?: boolean;
}

/** Masks a file. Throws `BadFileError` for a file that can't be masked; rejects as `maskPages` does. */
export async function maskFile(
  open: OpenFile,
  bytes: Uint8Array,
  maskPages: MaskPages,
  options: MaskFileOptions,
): Promise<MaskedFile> {
  const file = open(bytes, options);
  const { documents, unmaskable, encoding } = file;
  if (unmaskable.length > 0 && !options.keepUnmaskable)
    throw new BadFileError(
      `it holds what cannot be masked (${unmaskable.join(', ')}); --keep-unmaskable leaves that in`,
    );
  const rendering = render(documents);
  const { entities, auditFlags } = rendering.pages.length > 0 ? await maskPages(rendering.pages) : nothingFound;
  const { byPassage, kept, unrecognized, masked } = changesOf(rendering, entities);
  const edits = documents.map((document) => editsOf(document, byPassage));
  const sources = documents.map(({ source }, index) => applyEdits(source, edits[index] ?? []));
  const maskedBytes = file.write(sources);
  const shown = rendering.pages.join('');
  const values = new Map(entities.map(({ placeholder, start, end }) => [placeholder, shown.slice(start, end)]));
  const isExact =
    !holdsPlaceholder([shown, ...documents.map(({ source }) => source)]) &&
    restoresTo(file, open(maskedBytes, { ...options, encoding: encoding ?? options.encoding }), values);
  return {
    bytes: maskedBytes,
    spans: countTypes(masked.map(({ placeholder }) => placeholder)),
    flags: auditFlags,
    kept,
    unrecognized,
    unmaskable,
    encoding,
    exactEdits: isExact ? undefined : documents.map(({ source }, index) => inverseEdits(source, edits[index] ?? [])),
  };
}

/** Whether something looks like a placeholder before anything is masked. The session may know it, from another file. */
const holdsPlaceholder = (texts: readonly string[]): boolean => texts.some((text) => findPlaceholders(text).length > 0);

const nothingFound: MaskedText = { text: '', entities: [], auditFlags: [] };

/** Whether the general way of restoring gives back every source. */
function restoresTo(original: OpenedFile, masked: OpenedFile, values: ReadonlyMap<string, string>): boolean {
  return original.documents.every(({ source }, index) => {
    const document = masked.documents[index];
    return document !== undefined && restoredSource(document, values) === source;
  });
}
