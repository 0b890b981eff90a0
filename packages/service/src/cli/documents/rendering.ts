/** What the engine sees of documents, and where what it finds stands in them. */
import type { Stretch } from '@palimpsest/protocol';
import type { Change, Document, Page, Passage } from './document.js';

/** The pages of documents as texts. Offsets count over all pages as if they stood one behind the other. */
export interface Rendering {
  readonly pages: readonly string[];
  /** In the order in which they are shown. A fixed passage may be shown more than once: a header row on each page. */
  readonly shown: readonly Shown[];
}

/** A passage on a page, or on several. */
export interface Shown extends Stretch {
  readonly passage: Passage;
}

/** A part of a passage, `from` and `to` offsets in its text. */
export interface Piece {
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
}

/** A span with its placeholder. */
export interface PlacedSpan extends Stretch {
  readonly placeholder: string;
}

/** How found spans change passages. */
export interface Changes {
  readonly byPassage: ReadonlyMap<Passage, readonly Change[]>;
  /** Spans that stand where nothing is masked: in keys, header rows and scripts. */
  readonly kept: number;
  /** Passages that are personal and in which nothing was found. */
  readonly unrecognized: number;
  /** Spans that are masked in some passage. */
  readonly masked: readonly PlacedSpan[];
}

/** Renders documents; pages without a letter or digit are left out. */
export function render(documents: readonly Document[]): Rendering {
  const pages: string[] = [];
  const shown: Shown[][] = [];
  let offset = 0;
  for (const page of documents.flatMap((document) => document.pages)) {
    const text = textOf(page);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    shown.push(placedOn(page, offset));
    pages.push(text);
    offset += text.length;
  }
  return { pages, shown: shown.flat() };
}

/** A page as the engine sees it. */
export const textOf = (page: Page): string =>
  page.map((item) => (typeof item === 'string' ? item : item.text)).join('');

/** Where the passages of a page stand if its text begins at `offset`. */
export function placedOn(page: Page, offset: number): Shown[] {
  let at = offset;
  return page.flatMap((item) => {
    const start = at;
    at += typeof item === 'string' ? item.length : item.text.length;
    return typeof item === 'string' || item.text === '' ? [] : [{ start, end: at, passage: item }];
  });
}

/** Makes a function that cuts stretches, which it is given in order, into their pieces in the passages shown there. */
export function piecesIn(shown: readonly Shown[]): (stretch: Stretch) => Piece[] {
  let first = 0;
  return ({ start, end }) => {
    while ((shown[first]?.end ?? Infinity) <= start) first++;
    const pieces: Piece[] = [];
    for (let index = first, place = shown[index]; place && place.start < end; place = shown[++index]) {
      const { passage, start: offset } = place;
      pieces.push({ passage, from: Math.max(start, offset) - offset, to: Math.min(end, place.end) - offset });
    }
    return pieces;
  };
}

/** Writes `text` in the place of pieces: the first one gets it, the others lose their share. */
export function addChanges(byPassage: Map<Passage, Change[]>, pieces: readonly Piece[], text: string): void {
  for (const [index, { passage, from, to }] of pieces.entries()) {
    const changes = byPassage.get(passage) ?? [];
    changes.push({ from, to, text: index === 0 ? text : '' });
    byPassage.set(passage, changes);
  }
}

/** Brings spans, in order, to the passages in which they stand. */
export function changesOf({ shown }: Rendering, spans: readonly PlacedSpan[]): Changes {
  const byPassage = new Map<Passage, Change[]>();
  const masked: PlacedSpan[] = [];
  let kept = 0;
  const piecesOf = piecesIn(shown);
  for (const span of spans) {
    const pieces = piecesOf(span);
    const maskable = pieces.filter(({ passage }) => !passage.isFixed);
    addChanges(byPassage, maskable, span.placeholder);
    if (maskable.length > 0) masked.push(span);
    else if (pieces.length > 0) kept++;
  }
  const unrecognized = shown.filter(({ passage }) => passage.isPersonal && !byPassage.has(passage)).length;
  return { byPassage, kept, unrecognized, masked };
}
