/**
 * The session file: which session masked which files. It lets a run go on where it stopped, and lets files be restored.
 * It holds no original value, and nothing that could be tried out against guesses of one, such as a file's hash.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { AuditFlag } from '@palimpsest/client';
import { codeOf } from '../../errors/code-of.js';
import { makeFolder } from '../../stores/make-folder.js';
import { CommandFailure } from '../failures.js';
import type { Fingerprint } from './write-file.js';

/** Where a session is and how long it lives. Either `server` or `vault` says where. */
export interface SessionEntry {
  readonly palimpsest: 1;
  readonly session_id: string;
  readonly expires_at: string;
  readonly server?: string;
  /** Folder of the vault, relative to the session file's. */
  readonly vault?: string;
}

/** A file that was written. */
export interface FileEntry {
  readonly did: 'mask' | 'unmask';
  /** As the user named it; `-` is the standard output. */
  readonly output: string;
  readonly input_is: Fingerprint;
  readonly output_is: Fingerprint;
  readonly spans: Readonly<Record<string, number>>;
  /** What the user was warned of; nobody asks for it where the file went to the standard output. */
  readonly warnings?: readonly string[];
  /** Why not all asked stages have seen a masked file, if they have not. */
  readonly flags?: readonly AuditFlag[];
  /** SHA-256 of a masked file. */
  readonly masked_sha256?: string;
  readonly encoding?: string;
  /** What restores the file to the byte, sealed. */
  readonly exact?: string;
}

/** The placeholder of the secret that seals `exact`. */
interface SealingEntry {
  readonly sealed_by: string;
}

type Entry = SessionEntry | FileEntry | SealingEntry;

/** A session file, read, and added to line by line. */
export class SessionFile {
  readonly #files: FileEntry[];
  #sealedBy: string | undefined;

  private constructor(
    readonly path: string,
    readonly session: SessionEntry,
    entries: readonly Entry[],
  ) {
    this.#files = entries.filter((entry): entry is FileEntry => 'did' in entry);
    this.#sealedBy = entries.findLast((entry): entry is SealingEntry => 'sealed_by' in entry)?.sealed_by;
  }

  /** Begins a file that only its owner can read, in place of an older one. */
  static create(path: string, session: SessionEntry): SessionFile {
    written(path, () => {
      makeFolder(dirname(resolve(path)));
      writeFileSync(path, `${JSON.stringify(session)}\n`, { mode: 0o600 });
    });
    return new SessionFile(path, session, []);
  }

  /**
   * Reads a file; undefined where there is none. A last line that was cut off when a run was killed counts for nothing.
   */
  static read(path: string): SessionFile | undefined {
    let content: string;
    try {
      content = readFileSync(path, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw new CommandFailure(`${path}: cannot be read`, { cause: error });
    }
    const [session, ...entries] = content.split('\n').flatMap(parseLine);
    if (!session || !('palimpsest' in session)) throw new CommandFailure(`${path}: is no session file`);
    if (!content.endsWith('\n'))
      written(path, () => {
        appendFileSync(path, '\n');
      });
    return new SessionFile(path, session, entries);
  }

  /** The placeholder of the secret that seals, if there is one yet. */
  get sealedBy(): string | undefined {
    return this.#sealedBy;
  }

  /** Notes the placeholder of the secret that seals. */
  sealBy(placeholder: string): void {
    this.#sealedBy = placeholder;
    this.#append({ sealed_by: placeholder });
  }

  /** Notes a file that is about to appear. */
  add(entry: FileEntry): void {
    this.#files.push(entry);
    this.#append(entry);
  }

  /** The entry of an output that was made of this input, and is as it was made. */
  finished(wanted: Pick<FileEntry, 'did' | 'output' | 'input_is' | 'output_is'>): FileEntry | undefined {
    const { did, output, input_is, output_is } = wanted;
    return this.#files.findLast(
      (entry) =>
        entry.did === did && entry.output === output && entry.input_is === input_is && entry.output_is === output_is,
    );
  }

  /**
   * The entry of a masked file by what is in it, wherever it is now. Different files can become the same when they are
   * masked, such as `"M\u00fcller"` and `"Müller"`: of those, the one whose name ends most like `path`, else the last.
   */
  maskedAs(sha256: string, path: string): FileEntry | undefined {
    const same = this.#files.filter((entry) => entry.masked_sha256 === sha256);
    return same.sort((a, b) => sharedEnd(a.output, path) - sharedEnd(b.output, path)).at(-1);
  }

  #append(entry: Entry): void {
    written(this.path, () => {
      appendFileSync(this.path, `${JSON.stringify(entry)}\n`);
    });
  }
}

/** Without its session file no run can go on: that it can't be written is no failure of one file. */
function written(path: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    const code = codeOf(cause);
    throw new CommandFailure(`${path}: cannot be written${code === undefined ? '' : ` (${code})`}`, { cause });
  }
}

/** How many names two paths share at their ends. */
function sharedEnd(one: string, other: string): number {
  const [names, others] = [namesIn(one), namesIn(other)];
  const differing = names.findIndex((name, index) => name !== others[index]);
  return differing < 0 ? names.length : differing;
}

const namesIn = (path: string): string[] => resolve(path).split(sep).reverse();

function parseLine(line: string): Entry[] {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? [entry as Entry] : []; // we wrote it; the first is checked
  } catch {
    return [];
  }
}
