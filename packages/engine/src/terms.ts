/**
 * An operator's own terms: some always masked (names of projects and customers), some never masked.
 *
 * A term matches without regard to case, unless it is written in double quotes, nor to how a text sets it: broken
 * over two lines, with a no-break space, another dash or apostrophe, a soft hyphen. It stands at word boundaries.
 * Masking wins: a term that is never masked takes away a span only where the span is that term and nothing else, and
 * never one of a term that is always masked.
 */
import type { EntityType } from '@palimpsest/protocol';
import { originalStretch } from './aligned-text.js';
import { canonicalize } from './canonical-text.js';
import type { Span } from './detection.js';
import { decodeText } from './decoded-text.js';
import { PrefixTree } from './patterns/prefix-tree.js';
import { hidePlaceholders } from './patterns/readable-text.js';
import { foldCase, isInsideWord } from './patterns/word-boundaries.js';

/** A string to look for. */
export interface Term {
  readonly text: string;
  /** Whether upper and lower case must be as in `text`. */
  readonly isExact: boolean;
}

/** A term that is always masked, with the type of its placeholders. */
export interface TypedTerm extends Term {
  readonly type: EntityType;
}

/** What an operator wants of certain terms. */
export interface Terms {
  readonly alwaysMasked: readonly TypedTerm[];
  readonly neverMasked: readonly Term[];
}

/** Terms prepared for many texts. */
export interface CompiledTerms {
  /**
   * Settles what a stage reports: `found` without the terms never masked, and every occurrence of those always masked.
   */
  readonly apply: (text: string, found: readonly Span[]) => Span[];
  /** Whether a value is a term that is never masked. */
  readonly isNeverMasked: (value: string) => boolean;
}

/** Prepares `terms` once for many texts. What a text costs hardly depends on how many terms there are. */
export function compileTerms({ alwaysMasked, neverMasked }: Terms): CompiledTerms {
  const findAlwaysMasked = compileAlwaysMasked(alwaysMasked);
  const isNeverMasked = compileNeverMasked(neverMasked);
  return {
    isNeverMasked,
    apply: (text, found) => [
      ...found.filter(({ start, end }) => !isNeverMasked(text.slice(start, end))),
      ...findAlwaysMasked(text),
    ],
  };
}

function compileNeverMasked(terms: readonly Term[]): CompiledTerms['isNeverMasked'] {
  if (terms.length === 0) return () => false;
  const exact = new Set(terms.filter(({ isExact }) => isExact).map(({ text }) => comparable(text)));
  const folded = new Set(terms.filter(({ isExact }) => !isExact).flatMap(({ text }) => foldedForms(text)));
  return (value) => {
    const text = comparable(value);
    return exact.has(text) || folded.has(foldCase(text));
  };
}

function compileAlwaysMasked(terms: readonly TypedTerm[]): (text: string) => Span[] {
  if (terms.length === 0) return () => [];
  const tree = new PrefixTree(terms.flatMap((term) => foldedForms(term.text).map((key) => [key, term] as const)));
  return (text) => {
    const decoded = decodeText(text);
    const canonical = canonicalize(hidePlaceholders(decoded.text));
    const folded = foldCase(canonical.text);
    const spans: Span[] = [];
    for (let at = 0; at < folded.length; at++) {
      tree.visitAt(folded, at, ({ text: wanted, isExact, type }, end) => {
        if (isInsideWord(folded, at) || isInsideWord(folded, end)) return;
        if (isExact && comparable(wanted) !== canonical.text.slice(at, end)) return;
        const stretch = decoded.original(originalStretch(canonical, { start: at, end }));
        spans.push({ ...stretch, type, confidence: 1, stage: 1 });
      });
    }
    return spans;
  };
}

/** A term or value as it compares, in its case. */
const comparable = (text: string): string => canonicalize(decodeText(text).text).text;

/** What a term is compared by without regard to case. In capitals it has SS for a sharp s: `Weißkopf` is WEISSKOPF. */
function foldedForms(term: string): string[] {
  const text = comparable(term);
  return [...new Set([text, text.toUpperCase()].map(foldCase))];
}
