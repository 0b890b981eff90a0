/** Cuts long texts into windows, for workers to take in turn and for language models to read. */
import { findPlaceholders } from '@palimpsest/protocol';
import type { Span } from './detection.js';

/**
 * A stretch of text for one task, in UTF-16 code units, ends exclusive. The core is what the task answers for; around
 * it stands what neighbours answer for, so that a span at a cut is seen whole, with context.
 */
export interface TextWindow {
  readonly start: number;
  readonly end: number;
  readonly coreStart: number;
  readonly coreEnd: number;
}

/** Longest core. About 0.4 s of work for the bundled model: the longest that one request holds up another. */
const usualCoreLength = 4_000;
/** How far a window reaches beyond its core, unless a blank line ends it. Longer than any usual name. */
const overlap = { least: 200, most: 400 } as const;

/** Where a text may be cut, the best first. A match ends where the next part begins. */
const cutPoints = [/\n[^\S\n]*\n\s*/g, /\n/g, /[.!?]['"“”»]?\s+/g, /\s+/g] as const;

/**
 * Cuts `text` into windows whose cores cover it, in order, each code unit once. Cuts are looked for in the second half
 * of a core, so that none but the last gets shorter than half of `coreLength`.
 */
export function cutText(text: string, coreLength = usualCoreLength): TextWindow[] {
  const isAllowed = cutTest(text);
  const windows: TextWindow[] = [];
  for (let coreStart = 0; coreStart < text.length;) {
    const coreEnd =
      coreStart + coreLength >= text.length
        ? text.length
        : lastCut(text, coreStart + coreLength / 2, coreStart + coreLength, isAllowed);
    windows.push({
      start: edge(text, coreStart, coreStart - overlap.most, coreStart - overlap.least, isAllowed),
      end: edge(text, coreEnd, coreEnd + overlap.least, coreEnd + overlap.most, isAllowed),
      coreStart,
      coreEnd,
    });
    coreStart = coreEnd;
  }
  return windows;
}

/** How far a window reaches beyond `core`: not at all over a blank line or the text's bounds. */
function edge(text: string, core: number, least: number, most: number, isAllowed: (at: number) => boolean): number {
  if (isAfterBlankLine(text, core)) return core;
  if (least <= 0) return 0;
  return most >= text.length ? text.length : lastCut(text, least, most, isAllowed);
}

const isAfterBlankLine = (text: string, at: number): boolean =>
  /\n[^\S\n]*\n\s*$/.test(text.slice(Math.max(0, at - 100), at));

/** The last of the best cuts after `least` and up to `most`. */
function lastCut(text: string, least: number, most: number, isAllowed: (at: number) => boolean): number {
  const part = text.slice(least, most);
  for (const cutPoint of cutPoints) {
    const cuts = [...part.matchAll(cutPoint)].map((match) => least + match.index + match[0].length);
    const last = cuts.findLast(isAllowed);
    if (last !== undefined) return last;
  }
  for (let at = most; at > least; at--) if (isAllowed(at)) return at;
  return most;
}

/** Makes the test whether a text can be cut at a place: not inside a placeholder, nor inside a surrogate pair. */
function cutTest(text: string): (at: number) => boolean {
  const barred = new Set<number>();
  for (const { start, end } of findPlaceholders(text)) for (let at = start + 1; at < end; at++) barred.add(at);
  return (at) => !barred.has(at) && !/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}

/**
 * Brings the spans of all windows together: those that touch the core of the window that found them, in offsets of
 * the whole text. Where two windows saw one name differently, the span covers what either saw.
 */
export function mergeWindows(found: readonly (readonly [TextWindow, readonly Span[]])[]): Span[] {
  const spans = found.flatMap(([window, spans]) =>
    spans
      .map((span) => ({ ...span, start: span.start + window.start, end: span.end + window.start }))
      .filter(({ start, end }) => start < window.coreEnd && end > window.coreStart),
  );
  const merged: Span[] = [];
  const lastOfType = new Map<Span['type'], number>(); // the merged spans of one type are disjoint: no other can overlap
  for (const span of spans.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const index = lastOfType.get(span.type) ?? -1;
    const other = merged[index];
    if (other && other.end > span.start) merged[index] = { ...other, end: Math.max(other.end, span.end) };
    else lastOfType.set(span.type, merged.push(span) - 1);
  }
  return merged;
}
