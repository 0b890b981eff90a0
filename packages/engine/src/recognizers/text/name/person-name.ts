/**
 * What a person's name looks like once the words around it say that it is one. These patterns take any run of words
 * with capitals; `name-check.ts` says how much of it is a name.
 */
import { oneOf } from '../pattern.js';
import { legalForm } from './legal-form.js';
import { formsOfAddress, particles, postNominals, titles } from './name-words.js';

const gap = String.raw`[ \u00a0]{1,2}`;

/** Any of `words`, the longer first; their spaces may be unbreakable. */
const longestOf = (words: readonly string[]): string =>
  oneOf([...words].sort((a, b) => b.length - a.length)).replaceAll(' ', String.raw`[ \u00a0]`);

/** A form of address: `Frau`. */
export const formOfAddress = longestOf(formsOfAddress);

/** Titles and offices that may stand before the name, with the space after them. */
export const anyTitles = String.raw`(?:${longestOf(titles)}[ \u00a0]{0,2}){0,5}`;

/** Signed by order or on behalf of somebody. */
export const byOrder = String.raw`(?:i\. ?A\.|i\. ?V\.|ppa\.|gez\.)`;

/** A degree or honour with the space before it, no part of the name: ` MBChB`, `, FRCS`. */
export const postNominal = String.raw`,?[ \u00a0]${longestOf(postNominals)}(?![\p{L}\p{M}'’-])`;

/** One word of a name: `Müller`, `Meyer-Lüdenscheidt`, `O’Neill`. */
export const nameWord = String.raw`(?:[dDO]['’])?\p{Lu}[\p{L}\p{M}'’]{1,25}(?:[-‐‑]\p{L}[\p{L}\p{M}'’]{1,25}){0,2}`;

/** `vom` before what surnames have behind it; before other nouns it says where somebody is: `Herr Muster vom Parkplatz`. */
const vom = `vom(?= ${oneOf([
  'Hofe', 'Bruch', 'Brocke', 'Stein', 'Ende', 'Endt', 'Felde', 'Orde', 'Lehn', 'Scheidt', 'Hagen', 'Hövel', 'Kolke',
  'Berg', 'Dahl', 'Rath', 'Busch', 'Bovert', 'Baur', 'Dorff', 'Dorp', 'Holtz', 'Holz', 'Heede', 'Bauer',
])}(?![\\p{L}-]))`; // prettier-ignore
/** The same for `zum` and `zur`: `Herr Muster zum Jahresende` tells when, and not who. */
const zum = `zum(?= ${oneOf([
  'Beck', 'Berge', 'Bruch', 'Brunnen', 'Busch', 'Büschenfelde', 'Eschenhoff', 'Egen', 'Felde', 'Gahr', 'Hagen', 'Hebel',
  'Hingst', 'Hofe', 'Hoff', 'Kley', 'Kolk', 'Sande', 'Stein', 'Suden', 'Vohrde', 'Vörde', 'Winkel',
])}(?![\\p{L}-]))`; // prettier-ignore
const zur = `zur(?= ${oneOf([
  'Borg', 'Bonsen', 'Brügge', 'Hausen', 'Heide', 'Horst', 'Kammer', 'Lage', 'Linde', 'Linden', 'Lippe', 'Loye', 'Megede',
  'Mühle', 'Mühlen', 'Nedden', 'Nieden', 'Oven', 'Strassen', 'Weihen', 'Wiesche',
])}(?![\\p{L}-]))`; // prettier-ignore
/** Where somebody works: `Herr Muster von der Wache Ulm`, `Frau Muster von Beispiel GmbH`. */
const notAtWork = `(?!von der ${oneOf([
  'Abteilung', 'Agentur', 'Bahn', 'Bank', 'Behörde', 'Buchhaltung', 'Feuerwehr', 'Filiale', 'Firma', 'Gemeinde',
  'Hausverwaltung', 'Hotline', 'Kanzlei', 'Kasse', 'Klinik', 'Krankenkasse', 'Kripo', 'Leitstelle', 'Polizei', 'Post',
  'Praxis', 'Presse', 'Schule', 'Stadt', 'Station', 'Universität', 'Versicherung', 'Verwaltung', 'Wache', 'Werkstatt',
  'Zeitung', 'Zentrale',
])}(?![\\p{L}-])|von (?:\\p{Lu}[\\p{L}&-]{1,25} ){1,3}${legalForm}(?![\\p{L}\\d]))`; // prettier-ignore
const particle = `(?:${vom}|${zum}|${zur}|${notAtWork}${longestOf(particles.filter((word) => !/^zu[mr]$/.test(word)))})`;
/** `J.`, `H.-J.` */
const initials = String.raw`\p{Lu}\.(?:[- ]?\p{Lu}\.)?`;
const first = String.raw`(?:${particle}${gap})?(?:${initials}(?=${gap}\p{L})|${nameWord})`;
/** A further word of a name, with its space: a word or initial, with a particle or without. */
const further = String.raw`(?:(?!${postNominal})${gap}(?:${particle}${gap})?(?:${initials}|${nameWord}(?!['’]\p{Lu})))`;

/** A name of one to five words, particles and initials among them. */
export const personName = `${first}${further}{0,4}`;

/** A name of two words or more. */
export const fullName = `${first}${further}{1,4}`;

/** A rank or degree behind the comma, and no first name: `Muster, POK`. */
const notATitle = String.raw`(?!${longestOf([...titles, ...postNominals])}(?![\p{L}\p{M}'’-]))`;
/** `Muster, Erna`: the surname first; `Muster, Zimmer 4` and `Muster, Kl. 12` are none. */
const surnameFirst = String.raw`${first}(?:${gap}${nameWord})?,${gap}${notATitle}${first}${further}{0,2}(?![\p{L}\p{M}]|\.?[ ]?\d)`;

/** `Muster, Erna`, or a name of one to five words. */
export const personNameInAnyOrder = `(?:${surnameFirst}|${personName})`;

/** `Muster, Erna`, or a name of two words or more. */
export const fullNameInAnyOrder = `(?:${surnameFirst}|${fullName})`;
