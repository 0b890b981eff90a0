/**
 * What a person's name looks like once the words around it say that it is one. These patterns take any run of words with
 * capitals; `name-check.ts` says how much of it is a name.
 */
import { formsOfAddress, legalForms, particles, titles } from './name-words.js';

const escaped = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.()/]/g, String.raw`\$&`).replaceAll(' ', String.raw`[ \u00a0]`))
    .join('|');
const gap = String.raw`[ \u00a0]{1,2}`;

/** One word of a name: `Müller`, `Meyer-Lüdenscheidt`, `O’Neill`. */
export const nameWord = String.raw`(?:[dDO]['’])?\p{Lu}[\p{L}\p{M}'’]{1,25}(?:[-‐‑]\p{L}[\p{L}\p{M}'’]{1,25}){0,2}`;
const particle = `(?:${escaped(particles)})`;

/** Titles and offices that may stand before the name, with the space after them. */
export const anyTitles = String.raw`(?:(?:${escaped(titles)})[ \u00a0]{0,2}){0,5}`;

/** A legal form, which tells a company from a person. */
export const anyLegalForm = legalForms.map((form) => form.replace(/[.()/]/g, String.raw`\$&`)).join('|');

/** A form of address. */
export const formOfAddress = `(?:${escaped(formsOfAddress)})`;

/** A further word of a name, with its space: a word or initial, with a particle or without. */
const further = String.raw`(?:${gap}(?:${particle}${gap})?(?:\p{Lu}\.(?:[- ]?\p{Lu}\.)?|${nameWord}(?!['’]\p{Lu})))`;
const first = String.raw`(?:${particle}${gap})?(?:\p{Lu}\.(?:[- ]?\p{Lu}\.)?(?=${gap}\p{L})|${nameWord})`;

/** A name of one to five words, particles and initials among them. */
export const personName = `${first}${further}{0,4}`;

/** A name of two words or more. */
export const fullName = `${first}${further}{1,4}`;

/** `Muster, Erna`: the surname first. */
export const surnameFirst = `${first}(?:${gap}${nameWord})?,${gap}${first}(?:${further}){0,2}`;
