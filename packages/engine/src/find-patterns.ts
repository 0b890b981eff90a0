/** Stage 1: runs recognizers over a text. */
import type { Stretch } from '@palimpsest/protocol';
import type { Span } from './detection.js';
import { commonWords } from './common-words.js';
import { type Columns, columnsOf } from './patterns/columns.js';
import { compileContextWords, type ContextWord } from './patterns/context-words.js';
import { distanceToContext } from './patterns/context.js';
import { compileShapes } from './patterns/shape-search.js';
import { repairScannedText } from './patterns/scanned-text.js';
import type { ShortenedText } from './patterns/shortened-text.js';
import { clearLeaders } from './patterns/leaders.js';
import { hidePlaceholders } from './patterns/readable-text.js';
import { withLettersBefore } from './numbers/letters-before.js';
import type { Recognizer } from './recognizer.js';

/** Finds the values of a fixed set of recognizers in a text; spans may overlap. */
export type FindPatterns = (text: string) => Span[];

/** What all recognizers share of one text. */
interface ReadText {
  readonly text: string;
  readonly columns: Columns;
  readonly words: ReadonlyMap<Recognizer, readonly ContextWord[]>;
}

/** A value and how far away the word stands that announces it: Infinity where it needs none. */
type Find = Span & { readonly contextDistance: number };

/** Prepares `recognizers` once for many texts. */
export function compileRecognizers(recognizers: readonly Recognizer[]): FindPatterns {
  const findContextWords = compileContextWords(recognizers.filter(({ needsContext }) => needsContext));
  const search = compileShapes(recognizers.flatMap((owner) => owner.patterns.map((pattern) => ({ owner, pattern }))));
  const isWord = wordTest(recognizers);
  const findIn = (readable: string): Span[] => {
    const read: ReadText = { text: readable, columns: columnsOf(readable), words: findContextWords(readable) };
    return nearestToContext(
      search(readable, {
        wants: (recognizer) => mayHaveContext(recognizer, read),
        accept: (value, recognizer) => check(recognizer, value, read),
      }),
    ).map((span) => withLettersBefore(readable, span));
  };
  return (text) => {
    const readable = clearLeaders(hidePlaceholders(text));
    const repaired = repairScannedText(readable, isWord);
    return repaired ? [...findIn(readable), ...inOriginal(findIn(repaired.text), repaired)] : findIn(readable);
  };
}

/** Spans of a repaired text, where they stand in the text that it was made from. */
const inOriginal = (spans: readonly Span[], { offsetOf }: ShortenedText): Span[] =>
  spans.map((span) => ({ ...span, start: offsetOf(span.start), end: offsetOf(span.end - 1) + 1 }));

/** Makes the test whether a word, in lower case, is common or announces a value. */
function wordTest(recognizers: readonly Recognizer[]): (word: string) => boolean {
  const lists = recognizers.flatMap(({ contextWords = {} }) => Object.values<readonly string[]>(contextWords));
  const labels = new Set(lists.flat());
  return (word) => commonWords.has(word) || labels.has(word);
}

const mayHaveContext = (recognizer: Recognizer, { words }: ReadText): boolean =>
  recognizer.needsContext !== true || words.has(recognizer);

/** A matched value, if it passes the checks of its recognizer and a context word belongs to it where it must. */
function check(recognizer: Recognizer, matched: Stretch, { text, columns, words }: ReadText): Find | undefined {
  const { type, cut, normalize, isValid, needsContext, contextReach = Infinity, confidence = 1 } = recognizer;
  const { start } = matched;
  const whole = text.slice(start, matched.end);
  const value = cut ? cut(whole) : whole;
  if (cut && value === '') return undefined;
  const end = start + value.length;
  // Before the checks, since those of telephone numbers ask for the rules of a dozen countries.
  const contextDistance =
    needsContext === true ? distanceToContext(text, { start, end }, words.get(recognizer) ?? [], columns) : Infinity;
  if (contextDistance === undefined || (needsContext && contextDistance > contextReach)) return undefined;
  if (isValid && !isValid(normalize ? normalize(value) : value)) return undefined;
  return { start, end, type, confidence, stage: 1, contextDistance };
}

/** So many characters between a label and its value, as in `SSN:  219…`: no head of a column is nearer than that. */
const besideLabel = 3;

/** Where several recognizers claim the same stretch for their words near it, those with the nearest word have it. */
function nearestToContext(finds: readonly Find[]): Span[] {
  const nearest = new Map<string, number>();
  for (const { start, end, contextDistance } of finds) {
    const stretch = `${start}-${end}`;
    nearest.set(stretch, Math.min(contextDistance, nearest.get(stretch) ?? Infinity));
  }
  return finds
    .filter(
      ({ start, end, contextDistance }) =>
        contextDistance === Infinity ||
        contextDistance <= Math.max(besideLabel, nearest.get(`${start}-${end}`) ?? Infinity),
    )
    .map(({ start, end, type, confidence, stage }) => ({ start, end, type, confidence, stage }));
}
