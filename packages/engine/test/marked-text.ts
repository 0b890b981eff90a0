/** Texts in which `⟦ ⟧` stand around the spans, as recognizers' examples write them. */
import { extend, findPatterns, type Recognizer, undetected } from '../src/index.js';

/** The text without its marks. */
export const withoutMarks = (marked: string): string => marked.replace(/[⟦⟧]/g, '');

/** Puts marks around what `recognizers` find in `text`. With `type`, around spans of that type only. */
export function markSpans(text: string, recognizers: readonly Recognizer[], type?: string): string {
  const { spans } = extend(undetected(text), { spans: findPatterns(text, recognizers), flags: [] });
  let marked = '';
  let at = 0;
  for (const span of spans) {
    if (type !== undefined && span.type !== type) continue;
    marked += `${text.slice(at, span.start)}⟦${text.slice(span.start, span.end)}⟧`;
    at = span.end;
  }
  return marked + text.slice(at);
}
