/** What the service masks in the first text of a session, but that it reads escapes such as `\u00fc` as they are meant. */
import { extend, findNumbers, KnownValues, recall, undetected } from '@palimpsest/engine';
import { typesOnByDefault } from '@palimpsest/protocol';

/**
 * The spans of a text: what patterns found, as far as its types are on by default, the names and numbers of stage 2, and
 * every other place where one of these values stands.
 */
export function maskedSpans(text, patterns, names) {
  const found = patterns.filter(({ type }) => typesOnByDefault.has(type));
  const learned = [...names, ...findNumbers(text)];
  const spans = learned.map(({ start, end, type }) => ({ start, end, type, confidence: 0.85, stage: 2 }));
  const fresh = extend(extend(undetected(text), { spans: found, flags: [] }), { spans, flags: [] });
  return recall(fresh, new KnownValues()).spans;
}
