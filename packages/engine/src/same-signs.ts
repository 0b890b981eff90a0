/** Signs that read the same, however a keyboard, a word processor or a web page writes them. */

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
