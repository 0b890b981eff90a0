/**
 * What a person's name looks like once the words around it say that it is one. These patterns take any run of words
 * with capitals; `name-check.ts` says how much of it is a name.
 */
import { anyOf } from '../any-of.js';
import { wordEnd } from '../bounds.js';
import { longestOf, source } from '../pattern.js';
import { formsOfAddress, particles, postNominals, titles } from './name-words.js';
import { nounEndings } from './not-names.js';

/** Between two words of a name. */
export const gap = String.raw`[ \u00a0]{1,2}`;

/** Any of `words`, whose spaces may be unbreakable. */
const wordsOfNames = (words: readonly string[]): string => longestOf(words).replaceAll(' ', String.raw`[ \u00a0]`);

/** A form of address: `Frau`. */
export const formOfAddress = wordsOfNames(formsOfAddress);

/** A degree with its subject: `Dipl.-Kffr.`, `Dipl.-Soz.-Päd.` */
const diploma = String.raw`Dipl\.-\p{Lu}[\p{L}.-]{1,18}\.`;

/** Titles and offices that may stand before the name, with the space after them: none is needed behind a full stop. */
export const anyTitles = String.raw`(?:(?:${wordsOfNames(titles)}|${diploma})(?:(?<=\.)|[ \u00a0])[ \u00a0]?){0,5}`;

/** Signed by order or on behalf of somebody. */
export const byOrder = String.raw`(?:i\. ?A\.|i\. ?V\.|ppa\.|gez\.)`;

/** A degree or honour with the space before it, no part of the name: ` MBChB`, `, FRCS`. */
export const postNominal = String.raw`,?[ \u00a0]${wordsOfNames(postNominals)}(?![\p{L}\p{M}'’-])`;

/** A long noun is no name: `Prof. Zahnreinigung`; `Dr. Hartung` is one. */
export const noCompound = String.raw`(?!\p{L}{8,30}${anyOf(nounEndings)}${wordEnd})`;

/** One word of a name: `Müller`, `Meyer-Lüdenscheidt`, `O’Neill`. */
export const nameWord = String.raw`(?:[dDO]['’])?\p{Lu}[\p{L}\p{M}'’]{1,25}(?:[-‐‑]\p{L}[\p{L}\p{M}'’]{1,25}){0,2}`;

/** `von der`, and any `vom`: `preposition.ts` says where it is none of a name. */
const particle = wordsOfNames([...particles, 'vom']);
/** `J.`, `H.-J.` */
const initials = String.raw`\p{Lu}\.(?:[- ]?\p{Lu}\.)?`;
const first = String.raw`(?:${particle}${gap})?(?:${initials}(?=${gap}\p{L})|${nameWord})`;
/** A further word of a name, with its space: a word or initial, with a particle or without. */
const further = String.raw`(?:(?!${postNominal})${gap}(?:${particle}${gap})?(?:${initials}|${nameWord}(?!['’]\p{Lu})))`;

/** A name of one to five words, particles and initials among them. */
export const personName = `${first}${further}{0,4}`;

/** A name of two words or more. */
export const fullName = `${first}${further}{1,4}`;

/** `Muster, Beispiel, Probe` are several persons. */
const noList = String.raw`(?!,${gap}${nameWord}(?:,${gap}\p{Lu}|[ \t]{0,9}(?:\r?\n|$)|\.[ \t\r\n]| (?:und|and|sowie|&) ))`;

/** `Muster, Erna`: the surname first; `Muster, Zimmer 4` and `Muster, Kl. 12` are none. */
const surnameFirst = source`
  ${first}(?:${gap}${nameWord})?,${gap}${first}${further}{0,2}(?![\p{L}\p{M}]|\.?[ ]?\d)${noList}`;

/** `Muster, Erna`, or a name of one to five words. */
export const personNameInAnyOrder = `(?:${surnameFirst}|${personName})`;

/** `Muster, Erna`, or a name of two words or more. */
export const fullNameInAnyOrder = `(?:${surnameFirst}|${fullName})`;
