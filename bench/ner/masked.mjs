/** What the service masks in the first text of a session. */
import { extend, findNumbers, KnownValues, recall, undetected } from '@palimpsest/engine';
import { entityTypes } from '@palimpsest/protocol';

/**
 * The spans of a text by its patterns and names, and the numbers that stage 2 finds besides, with the types that are on by default, and every other place
 * of the text where a value of them stands.
 */
export function maskedSpans(text, patterns, names) {
  const found = patterns.filter(({ type }) => entityTypes[type].onByDefault);
  const learned = [...names, ...findNumbers(text)];
  const spans = learned.map(({ start, end, type }) => ({ start, end, type, confidence: 0.85, stage: 2 }));
  const fresh = extend(extend(undetected(text), { spans: found, flags: [] }), { spans, flags: [] });
  return recall(fresh, new KnownValues()).spans;
}
