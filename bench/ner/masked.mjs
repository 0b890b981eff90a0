/**
 * What the service masks in the first text of a session, except that here escapes such as `\u00fc` are not decoded, which
 * the service does first.
 */
import { extend, KnownValues, recall, undetected } from '@palimpsest/engine';
import { learnedSpans } from '@palimpsest/engine/stages';
import { typesOnByDefault } from '@palimpsest/protocol';

/**
 * The spans of a text: what patterns found, as far as their types are on by default, what stage 2 finds with this reading
 * of the name model, and every other place where one of these values stands.
 */
export function maskedSpans(text, patterns, reading) {
  const found = patterns.filter(({ type }) => typesOnByDefault.has(type));
  const learned = learnedSpans(text, reading);
  const fresh = extend(extend(undetected(text), { spans: found, flags: [] }), { spans: learned, flags: [] });
  return recall(fresh, new KnownValues()).spans;
}
