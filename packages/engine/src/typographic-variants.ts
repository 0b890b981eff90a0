/** Characters that read the same, whichever of them a keyboard, a word processor or a web page writes. */

const variants: readonly (readonly [variants: string, simplest: string])[] = [
  ['„“”‟"«»″', '"'],
  ["‚‘’‛'‹›`´′", "'"],
  ['‐‑‒–—―−', '-'],
  ['…', '...'],
];

/** The simplest way to write a character, by each of its variants: straight quotes, hyphens, three dots. */
export const simplestVariants: ReadonlyMap<string, string> = new Map(
  variants.flatMap(([others, simplest]) => others.split('').map((variant) => [variant, simplest] as const)),
);
