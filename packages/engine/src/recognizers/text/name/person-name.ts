/** What a person's name looks like once the words around it say that it is one. */
import { anyOf, wordEnd } from '../any-of.js';
import { formsOfAddress, nounEndings, notNames, nounsAfterNames, particles, titles } from './name-words.js';

const escaped = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.()/]/g, String.raw`\$&`).replaceAll(' ', String.raw`[ \u00a0]`))
    .join('|');
const gap = String.raw`[ \u00a0]{1,2}`;

const noName = String.raw`(?!${anyOf(notNames)}${wordEnd})`;
const noNoun = String.raw`(?!${anyOf(nounsAfterNames)}${wordEnd}|\p{L}{3,20}${anyOf(nounEndings)}${wordEnd})`;
const capitalized = String.raw`(?:[dDO]['’])?\p{Lu}[\p{L}\p{M}'’]{1,25}(?:[-‐‑]\p{L}[\p{L}\p{M}'’]{1,25}){0,2}`;
const particle = `(?:${escaped(particles)})`;

/** Titles and offices that may stand before the name, with the space after them. */
export const anyTitles = String.raw`(?:(?:${escaped(titles)})[ \u00a0]{0,2}){0,5}`;

/** A form of address. */
export const formOfAddress = `(?:${escaped(formsOfAddress)})`;

/** One word of a name: `Müller`, `Meyer-Lüdenscheidt`, `O’Neill`; no common noun. */
export const nameWord = `${noName}${capitalized}`;

/** A further word of a name, with its space: a particle and a word, an initial, or a word that is no German noun. */
const further = String.raw`(?:${gap}(?:${particle}${gap})?(?:\p{Lu}\.(?:[- ]?\p{Lu}\.)?|${noName}${noNoun}${capitalized}(?!['’]\p{Lu})))`;
const first = String.raw`(?:${particle}${gap})?(?:\p{Lu}\.(?:[- ]?\p{Lu}\.)?(?=${gap}\p{L})|${noName}${capitalized})`;

/** A name of one to five words, particles and initials among them. */
export const personName = `${first}${further}{0,4}`;

/** A name of two words or more. */
export const fullName = `${first}${further}{1,4}`;

/** `Muster, Erna`: the surname first. */
export const surnameFirst = `${first}(?:${gap}${nameWord})?,${gap}${first}(?:${further}){0,2}`;
