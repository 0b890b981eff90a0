/** Signs that read the same, however a keyboard, a word processor or a web page writes them. */

/**
 * Characters that nobody sees: soft hyphen, zero-width space and joiners, word joiner, byte-order mark. Word processors and
 * web pages put them into names; a word with them is the same word. To stand in a class of a pattern.
 */
export const invisible = String.raw`\u00ad\u200b-\u200d\u2060\ufeff`;

const variants: readonly (readonly [variants: string, sign: string])[] = [
  ['„“”‟"«»″', '"'],
  ["‚‘’‛'‹›`´′", "'"],
  ['‐‑‒–—―−', '-'],
  ['…', '...'],
];

/** The simplest sign by each of its variants: straight quotes, hyphens, three dots. */
export const simplestSigns: ReadonlyMap<string, string> = new Map(
  variants.flatMap(([signs, simplest]) => signs.split('').map((sign) => [sign, simplest] as const)),
);
