/** Stage 1: runs recognizers over a text. */
import type { Span } from './detection.js';
import type { Recognizer } from './recognizer.js';

/** Every value that `recognizers` find in `text`; spans may overlap. */
export const findPatterns = (text: string, recognizers: readonly Recognizer[]): Span[] =>
  recognizers.flatMap((recognizer) => findWith(recognizer, text));

function findWith(recognizer: Recognizer, text: string): Span[] {
  const { type, patterns, normalize = (value: string) => value, isValid = () => true, confidence = 1 } = recognizer;
  const spans: Span[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.['value'] ?? [match.index, match.index + match[0].length];
      if (!isValid(normalize(text.slice(start, end)))) continue;
      if (recognizer.needsContext === true && !hasContext(text, start, end, recognizer)) continue;
      spans.push({ start, end, type, confidence, stage: 1 });
    }
  }
  return spans;
}

/** Whether a context word stands within 60 characters before or 30 after the value. */
function hasContext(text: string, start: number, end: number, { contextWords = {} }: Recognizer): boolean {
  const around = `${text.slice(Math.max(0, start - 60), start)} ${text.slice(end, end + 30)}`.toLowerCase();
  return Object.values(contextWords).some((words: readonly string[]) => words.some((word) => around.includes(word)));
}
