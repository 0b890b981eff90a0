/** Texts in which `⟦ ⟧` stand around the spans, as recognizers' examples write them. */
import { type Detection, extend, undetected } from '../src/index.js';
import { compileRecognizers, type FindPatterns, type Recognizer } from '../src/stages.js';

/** The text without its marks. */
export const withoutMarks = (marked: string): string => marked.replace(/[⟦⟧]/g, '');

/** The text with marks around its spans. With `type`, around those of that type only. */
export function withMarks({ text, spans }: Pick<Detection, 'text' | 'spans'>, type?: string): string {
  let marked = '';
  let at = 0;
  for (const span of spans) {
    if (type !== undefined && span.type !== type) continue;
    marked += `${text.slice(at, span.start)}⟦${text.slice(span.start, span.end)}⟧`;
    at = span.end;
  }
  return marked + text.slice(at);
}

/** Puts marks around what `recognizers` find in `text`. With `type`, around spans of that type only. */
export const markSpans = (text: string, recognizers: readonly Recognizer[], type?: string): string =>
  withMarks(extend(undetected(text), { spans: compiled(recognizers)(text), flags: [] }), type);

const compiledSets = new WeakMap<readonly Recognizer[], FindPatterns>();

/** One and the same array is compiled once. */
function compiled(recognizers: readonly Recognizer[]): FindPatterns {
  const find = compiledSets.get(recognizers) ?? compileRecognizers(recognizers);
  compiledSets.set(recognizers, find);
  return find;
}
