/** What the engine sees of documents, and where what it finds stands in them. */
import type { Change, Document, Page, Passage } from './document.js';

/** The pages of documents as texts. Offsets count over all pages as if they stood one behind the other. */
export interface Rendering {
  readonly pages: readonly string[];
  /** In the order in which they are shown. A fixed passage may be shown more than once: a header row on each page. */
  readonly shown: readonly Shown[];
}

/** A passage on a page, or on several. */
export interface Shown {
  readonly start: number;
  readonly end: number;
  readonly passage: Passage;
}

/** A span with its placeholder. */
export interface PlacedSpan {
  readonly start: number;
  readonly end: number;
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

/**
 * Brings spans, in order, to the passages in which they stand. Where one reaches over several, the first gets its
 * placeholder and the others lose their share.
 */
export function changesOf({ shown }: Rendering, spans: readonly PlacedSpan[]): Changes {
  const byPassage = new Map<Passage, Change[]>();
  const masked: PlacedSpan[] = [];
  let kept = 0;
  let first = 0;
  for (const span of spans) {
    while ((shown[first]?.end ?? Infinity) <= span.start) first++;
    let text = span.placeholder;
    let isKept = false;
    for (let index = first; index < shown.length; index++) {
      const place = shown[index];
      if (!place || place.start >= span.end) break;
      const { passage } = place;
      if (passage.isFixed) isKept = true;
      else {
        const from = Math.max(0, span.start - place.start);
        const to = Math.min(span.end, place.end) - place.start;
        const changes = byPassage.get(passage) ?? [];
        changes.push({ from, to, text });
        byPassage.set(passage, changes);
        text = '';
      }
    }
    if (text === '') masked.push(span);
    else if (isKept) kept++;
  }
  const unrecognized = shown.filter(({ passage }) => passage.isPersonal && !byPassage.has(passage)).length;
  return { byPassage, kept, unrecognized, masked };
}
