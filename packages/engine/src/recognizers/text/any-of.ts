/** Regular-expression sources made from word lists, so that the lists stay plain data in files of their own. */
import { escaped } from './pattern.js';

/** Characters that people, keyboards and OCR write in several ways. */
const writings: Readonly<Record<string, string>> = {
  ä: String.raw`(?:[äÄ]|[aA](?:\u0308|[eE]))`,
  ö: String.raw`(?:[öÖ]|[oO](?:\u0308|[eE]))`,
  ü: String.raw`(?:[üÜ]|[uU](?:\u0308|[eE]))`,
  é: String.raw`(?:[éÉ]|[eE]\u0301?)`,
  ß: '(?:[ßẞ]|[sS][sS])',
  ' ': String.raw`[ \u00a0]{1,2}`,
  '-': '[-‐‑–]',
  "'": "['’]",
};

function sourceOf(character: string): string {
  const known = writings[character];
  if (known !== undefined) return known;
  const upper = character.toUpperCase();
  if (upper !== character) return `[${character}${upper}]`;
  return escaped(character);
}

interface Node {
  readonly next: Map<string, Node>;
  isEnd: boolean;
}

function insert(root: Node, characters: Iterable<string>): void {
  let node = root;
  for (const character of characters) {
    const next = node.next.get(character) ?? { next: new Map<string, Node>(), isEnd: false };
    node.next.set(character, next);
    node = next;
  }
  node.isEnd = true;
}

/** Puts the source of a character and of what follows it in the tree into the order of the text. */
type Join = (character: string, rest: string) => string;

function write({ next, isEnd }: Node, join: Join): string {
  const branches = [...next].map(([character, node]) => join(sourceOf(character), write(node, join)));
  if (branches.length === 0) return '';
  if (branches.length === 1 && !isEnd) return branches.join('');
  return `(?:${branches.join('|')})${isEnd ? '?' : ''}`;
}

function sharing(words: readonly (readonly string[])[], join: Join): string {
  const root: Node = { next: new Map(), isEnd: false };
  for (const word of words) insert(root, word);
  return `(?:${write(root, join)})`;
}

const charactersOf = (word: string): string[] => Array.from(word.toLowerCase());

/**
 * Source that matches any of `words`, the longest first, in upper or lower case, umlauts also as `ae` or decomposed.
 * Common beginnings are shared, so that a list of a hundred words costs little more than one.
 * @example new RegExp(anyOf(['straße', 'straßen'])).exec('STRASSE')?.[0] // 'STRASSE'
 */
export const anyOf = (words: readonly string[]): string =>
  sharing(words.map(charactersOf), (character, rest) => character + rest);

/**
 * The same with common endings shared, for lookbehinds: these are matched from their end (ECMA-262 § 22.2.2.4), so a
 * long list costs less there.
 */
export const anyOfBehind = (words: readonly string[]): string =>
  sharing(
    words.map((word) => charactersOf(word).reverse()),
    (character, rest) => rest + character,
  );

/**
 * As `anyOf`, for words that are also keys of programs: a space may be a hyphen or underscore there, or missing.
 * @example new RegExp(anyKey(['user name'])).exec('userName')?.[0] // 'userName'
 */
export const anyKey = (words: readonly string[]): string =>
  anyOf(words).replaceAll(String.raw`[ \u00a0]{1,2}`, String.raw`[ \u00a0_-]{0,2}`);
