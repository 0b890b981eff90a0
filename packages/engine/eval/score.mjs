/** How well the spans of one text cover its marked values, and what else they cover. */

/** @typedef {import('./marked-text.mjs').MarkedValue} MarkedValue */
/** @typedef {import('@palimpsest/engine').Span} Span */
/** @typedef {'whole' | 'partly' | 'open'} Outcome */

/**
 * Whether a value is masked: `whole` if every letter and digit of it lies in spans of any type, `open` if none does.
 * `mistyped` is a whole value of which a letter or digit lies in a span of another type.
 * Of an age only the digits count where it has any: "jährige" tells nobody's age.
 * @param {string} text
 * @param {MarkedValue} value
 * @param {readonly Span[]} spans sorted and disjoint
 * @returns {{ outcome: Outcome, mistyped: boolean }}
 */
export function judge(text, value, spans) {
  const shown = text.slice(value.start, value.end);
  const telling = value.type === 'AGE' && /\p{N}/u.test(shown) ? /\p{N}/gu : /[\p{L}\p{N}]/gu;
  const owners = [...shown.matchAll(telling)].map(({ index }) => ownerAt(value.start + index, spans));
  const masked = owners.filter((owner) => owner !== undefined);
  const outcome = masked.length === owners.length ? 'whole' : masked.length > 0 ? 'partly' : 'open';
  return { outcome, mistyped: outcome === 'whole' && masked.some(({ type }) => type !== value.type) };
}

/**
 * The words that no mark touches: runs without white space or the punctuation of tables and code.
 * An amount such as `3.412,00` is one word.
 * @param {string} text
 * @param {readonly MarkedValue[]} values
 * @returns {{ start: number, end: number }[]}
 */
export function ordinaryWords(text, values) {
  const units = text.split('');
  for (const { start, end } of values) units.fill(' ', start, end);
  return [...units.join('').matchAll(/[^\s;|"{}<>[\]()=]+/gu)]
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/**
 * Whether a span covers a letter or digit of a stretch.
 * @param {string} text
 * @param {{ start: number, end: number }} stretch
 * @param {readonly Span[]} spans
 */
export const isTouched = (text, stretch, spans) =>
  spans.some(
    ({ start, end }) =>
      start < stretch.end &&
      stretch.start < end &&
      /[\p{L}\p{N}]/u.test(text.slice(Math.max(start, stretch.start), Math.min(end, stretch.end))),
  );

/**
 * @param {number} at
 * @param {readonly Span[]} spans
 */
const ownerAt = (at, spans) => spans.find(({ start, end }) => start <= at && at < end);
