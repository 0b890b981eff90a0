/** A file taken apart into documents, whatever its format. */
import type { Document } from './document.js';
import type { Encoding } from './encoding.js';

/** What a user may say about the files. */
export interface ReadOptions {
  /** Of text files without a byte order mark that are not UTF-8. */
  readonly encoding?: Encoding | undefined;
  /** False: the first row of a CSV file is no header. */
  readonly hasHeader?: boolean;
}

/** A file taken apart. */
export interface OpenedFile {
  readonly documents: readonly Document[];
  /** What is in the file and can't be masked, such as `2 pictures`. */
  readonly unmaskable: readonly string[];
  /** Of a text file. */
  readonly encoding?: Encoding;
  /** The file with these sources in place of those of its documents. */
  readonly write: (sources: readonly string[]) => Uint8Array;
}

/** Takes a file apart. Throws `BadFileError`. */
export type OpenFile = (bytes: Uint8Array, options: ReadOptions) => OpenedFile;
