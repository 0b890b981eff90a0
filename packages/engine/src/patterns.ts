/** Stage 1: runs recognizers over a text. */
import type { Span } from './detection.js';
import { type Columns, columnsOf } from './patterns/columns.js';
import { compileContextWords, type ContextWord } from './patterns/context-words.js';
import { distanceToContext } from './patterns/context.js';
import { compileShapes } from './patterns/shape-search.js';
import { hidePlaceholders } from './patterns/readable-text.js';
import type { Recognizer } from './recognizer.js';

/** Finds the values of a fixed set of recognizers in a text; spans may overlap. */
export type FindPatterns = (text: string) => Span[];

/** What all recognizers share of one text. */
interface Reading {
  readonly text: string;
  readonly columns: Columns;
  readonly words: ReadonlyMap<Recognizer, readonly ContextWord[]>;
}

/** A value and how far away the word stands that announces it: Infinity where it needs none. */
type Find = Span & { readonly contextDistance: number };

/** Prepares `recognizers` once for many texts. */
export function compileRecognizers(recognizers: readonly Recognizer[]): FindPatterns {
  const findContextWords = compileContextWords(recognizers.filter(({ needsContext }) => needsContext));
  const shapes = recognizers.flatMap((recognizer) => recognizer.patterns.map((pattern) => ({ recognizer, pattern })));
  const prepareSearches = compileShapes(shapes.map(({ pattern }) => pattern));
  return (text) => {
    const readable = hidePlaceholders(text);
    const reading: Reading = { text: readable, columns: columnsOf(readable), words: findContextWords(readable) };
    const searches = prepareSearches(readable);
    const finds = shapes.flatMap(({ recognizer }, index) => {
      if (recognizer.needsContext === true && !reading.words.has(recognizer)) return [];
      return searches[index]?.((match) => check(recognizer, match, reading)) ?? [];
    });
    return nearestToContext(finds);
  };
}

/** The value of a match, if it passes the checks of its recognizer and a context word belongs to it where it must. */
function check(recognizer: Recognizer, match: RegExpExecArray, { text, columns, words }: Reading): Find | undefined {
  const { type, normalize, isValid, needsContext, confidence = 1 } = recognizer;
  const [start, end] = match.indices?.groups?.['value'] ?? [match.index, match.index + match[0].length];
  const value = text.slice(start, end);
  // Before the checks: asking for a telephone number's validity in a dozen countries costs a hundred times as much.
  const contextDistance =
    needsContext === true ? distanceToContext(text, { start, end }, words.get(recognizer) ?? [], columns) : Infinity;
  if (contextDistance === undefined || (isValid && !isValid(normalize ? normalize(value) : value))) return undefined;
  return { start, end, type, confidence, stage: 1, contextDistance };
}

/** Where several recognizers claim the same stretch for their words near it, the one with the nearest word has it. */
function nearestToContext(finds: readonly Find[]): Span[] {
  const nearest = new Map<string, number>();
  for (const { start, end, contextDistance } of finds) {
    const stretch = `${start}-${end}`;
    nearest.set(stretch, Math.min(contextDistance, nearest.get(stretch) ?? Infinity));
  }
  return finds
    .filter(
      ({ start, end, contextDistance }) =>
        contextDistance === Infinity || contextDistance === nearest.get(`${start}-${end}`),
    )
    .map(({ start, end, type, confidence, stage }) => ({ start, end, type, confidence, stage }));
}
