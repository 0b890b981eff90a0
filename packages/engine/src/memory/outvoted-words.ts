/** Tells words that a text names nobody by, although the name model took one of them for a name. */
import type { Detection } from '../detection.js';
import { commonWords } from '../common-words.js';

/**
 * Everyday words that stage 2 found as names, each by itself, in fewer places of the text than it left them open in:
 * `Besucher:` before every line of a chat. A surname such as Koch is seen as a name more often than not.
 */
export function outvotedWords({ text, spans }: Detection): ReadonlySet<string> {
  const lead = new Map<string, number>(); // places where the word is a name, less those where it is open
  for (const { start, end, stage } of spans) {
    const word = text.slice(start, end);
    if (stage === 2 && commonWords.has(word.toLowerCase())) lead.set(word, (lead.get(word) ?? 0) + 1);
  }
  if (lead.size === 0) return new Set();
  let from = 0;
  for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
    for (const [word] of text.slice(from, start).matchAll(/[\p{L}\p{M}]+/gu)) {
      const places = lead.get(word);
      if (places !== undefined) lead.set(word, places - 1);
    }
    from = end;
  }
  return new Set([...lead].filter(([, places]) => places < 0).map(([word]) => word));
}
