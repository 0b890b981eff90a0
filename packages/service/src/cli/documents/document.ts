/** A file taken apart: its source, the passages in it that hold words, and how the engine gets to see them. */
import { replaceEach } from '@palimpsest/protocol';

/**
 * A stretch of a source that holds words for people. Offsets are UTF-16 code units of the source, ends exclusive.
 * Whatever stands between passages is syntax and is never touched.
 */
export interface Passage {
  readonly start: number;
  readonly end: number;
  /** The words as a person reads them, without escapes. */
  readonly text: string;
  /** Where each code unit of `text` stands in the source; left out where the source is the text itself. */
  readonly places?: Places;
  /** How words are written at this place. */
  readonly encode: (text: string) => string;
  /** Called with the whole passage as written, once something in it has changed, for what it needs around it then. */
  readonly finish?: (raw: string) => string;
  /** Names a person whatever it looks like, such as an author. If nothing is found in it, that is reported. */
  readonly isPersonal?: true;
  /** Never masked, such as a key. What is found in it is reported. */
  readonly isFixed?: true;
}

/** Start and end in the source of each code unit of a decoded text. */
export interface Places {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A source with its passages; `embedded` sources are encoded as a whole, such as a body in base64. */
export interface Source {
  readonly source: string;
  readonly passages: readonly Passage[];
  readonly embedded: readonly Embedded[];
}

/** A source inside another. If anything in it changes, `write` makes what stands from `start` to `end` then. */
export interface Embedded extends Source {
  readonly start: number;
  readonly end: number;
  readonly write: (source: string) => string;
}

/** A passage, or a literal beside it that says how passages belong together. */
export type PageItem = string | Passage;

/** What the engine sees of a document at a time. */
export type Page = readonly PageItem[];

/** A document that can be masked. Every passage, embedded ones too, stands on one page or more. */
export interface Document extends Source {
  readonly pages: readonly Page[];
  /** What in it can't be masked, one by one. */
  readonly unmaskable?: readonly Kind[];
}

/** What things that can't be masked are called. */
export interface Kind {
  readonly one: string;
  readonly many: string;
}

/** Things that can't be masked, counted kind by kind, such as `2 pictures`. */
export const counted = (things: readonly Kind[]): string[] =>
  [...new Set(things)].map((kind) => {
    const count = things.filter((other) => other === kind).length;
    return `${count} ${count === 1 ? kind.one : kind.many}`;
  });

/** The stretch of the source that code units `from` to `to` of a passage's text are written in. */
export function sourceStretch(passage: Passage, from: number, to: number): { start: number; end: number } {
  const { start, end, places } = passage;
  if (!places) return { start: start + from, end: start + to };
  const first = places.starts[from] ?? end;
  return { start: first, end: Math.max(first, places.ends[to - 1] ?? first) };
}

/** A change of a passage: code units `from` to `to` of its text become `text`. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A stretch of a source, and what stands there afterwards. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

/** The edits of a source that its passages' changes come to, in order. */
export function editsOf(document: Source, changes: ReadonlyMap<Passage, readonly Change[]>): Edit[] {
  const inPlace = document.passages.flatMap((passage) => {
    const own = changes.get(passage);
    return own ? editsOfPassage(document.source, passage, own) : [];
  });
  const embedded = document.embedded.flatMap(({ start, end, write, ...inner }) => {
    const edits = editsOf(inner, changes);
    return edits.length > 0 ? [{ start, end, raw: write(applyEdits(inner.source, edits)) }] : [];
  });
  return [...inPlace, ...embedded].sort((a, b) => a.start - b.start);
}

function editsOfPassage(source: string, passage: Passage, changes: readonly Change[]): Edit[] {
  const edits = [...changes]
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, text }) => ({ ...sourceStretch(passage, from, to), raw: passage.encode(text) }));
  if (!passage.finish) return edits;
  const { start, end } = passage;
  const shifted = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  return [{ start, end, raw: passage.finish(applyEdits(source.slice(start, end), shifted)) }];
}

/** The source with all edits made; they are in order and disjoint. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  replaceEach(source, edits, ({ raw }) => raw);

/** What undoes `edits`, as edits of the edited source. */
export function inverseEdits(source: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits.map(({ start, end, raw }) => {
    const inverse = { start: start + shift, end: start + shift + raw.length, raw: source.slice(start, end) };
    shift += raw.length - (end - start);
    return inverse;
  });
}

/** A file cannot be masked or restored. The message is one line for its user, and holds nothing of the file. */
export class BadFileError extends Error {
  override readonly name = 'BadFileError';
}
