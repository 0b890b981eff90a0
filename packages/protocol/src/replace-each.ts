/** Texts with stretches of them replaced: how placeholders come in, and values back. */

/** Part of a text. Offsets are UTF-16 code units, `end` exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The text with each of `stretches`, which are in order and disjoint, replaced by what `replacement` gives for it. One
 * pass: what was put in is never looked at again.
 * @example replaceEach('to Ann', [{ start: 3, end: 6 }], () => '[PERSON_1]') // 'to [PERSON_1]'
 */
export function replaceEach<Part extends Stretch>(
  text: string,
  stretches: Iterable<Part>,
  replacement: (stretch: Part, written: string) => string,
): string {
  let replaced = '';
  let at = 0;
  for (const stretch of stretches) {
    const { start, end } = stretch;
    replaced += text.slice(at, start) + replacement(stretch, text.slice(start, end));
    at = end;
  }
  return replaced + text.slice(at);
}
