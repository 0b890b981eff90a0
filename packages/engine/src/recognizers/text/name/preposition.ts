/**
 * Where `von`, `vom`, `zu`, `zum`, `zur` and `aus dem` behind a name are no particle of it: they say where somebody is,
 * or when.
 */
import { oneOf } from '../pattern.js';
import { legalForm } from './legal-form.js';
import { gap } from './person-name.js';

/** What surnames have behind `vom`. */
const behindVom = [
  'Hofe', 'Bruch', 'Brocke', 'Stein', 'Ende', 'Endt', 'Felde', 'Orde', 'Lehn', 'Scheidt', 'Hagen', 'Hövel', 'Kolke',
  'Berg', 'Dahl', 'Rath', 'Busch', 'Bovert', 'Baur', 'Dorff', 'Dorp', 'Holtz', 'Holz', 'Heede', 'Bauer',
]; // prettier-ignore
const behindZum = [
  'Beck', 'Berge', 'Bruch', 'Brunnen', 'Busch', 'Büschenfelde', 'Eschenhoff', 'Egen', 'Felde', 'Gahr', 'Hagen', 'Hebel',
  'Hingst', 'Hofe', 'Hoff', 'Kley', 'Kolk', 'Sande', 'Stein', 'Suden', 'Vohrde', 'Vörde', 'Winkel',
]; // prettier-ignore
const behindZur = [
  'Borg', 'Bonsen', 'Brügge', 'Hausen', 'Heide', 'Horst', 'Kammer', 'Lage', 'Linde', 'Linden', 'Lippe', 'Loye',
  'Megede', 'Mühle', 'Mühlen', 'Nedden', 'Nieden', 'Oven', 'Strassen', 'Weihen', 'Wiesche',
]; // prettier-ignore
/** `zu Besuch`, `zu Hause`. */
const stays = ['Besuch', 'Hause', 'Gast', 'Tisch', 'Bett', 'Fuß', 'Wort', 'Ende', 'Beginn', 'Hd', 'Händen'];
const behindAusDem = ['Bruch', 'Graben', 'Kahmen', 'Moore', 'Siepen', 'Spring', 'Thal', 'Winckel'];
/** Where somebody works, behind `von der`, also at the end of a compound: `Sparkasse`. */
const workplaces = [
  'Abteilung', 'Agentur', 'Bahn', 'Bank', 'Behörde', 'Buchhaltung', 'Feuerwehr', 'Filiale', 'Firma', 'Gemeinde',
  'Hausverwaltung', 'Hotline', 'Kanzlei', 'Kasse', 'Klinik', 'Krankenkasse', 'Kripo', 'Leitstelle', 'Polizei', 'Post',
  'Praxis', 'Presse', 'Schule', 'Schulsozialarbeit', 'Sozialarbeit', 'Stadt', 'Station', 'Universität',
  'Versicherung', 'Verwaltung', 'Wache', 'Werkstatt', 'Zeitung', 'Zentrale',
]; // prettier-ignore
/** The same, and what is a surname where it is no part of a longer word. */
const endsOfWorkplaces = [...workplaces, 'Kammer', 'Anstalt', 'Stelle', 'Schaft'].map((word) => word.toLowerCase());

const allBut = (words: readonly string[]): string => `(?!${oneOf(words)}(?![\\p{L}-]))`;
const preposition = new RegExp(
  [
    `vom${gap}${allBut(behindVom)}`,
    `zum${gap}${allBut(behindZum)}`,
    `zur${gap}${allBut(behindZur)}`,
    `aus${gap}dem${gap}${allBut(behindAusDem)}`,
    `zu${gap}${oneOf(stays)}(?![\\p{L}-])`,
    `von${gap}der${gap}(?:${oneOf(workplaces)}|\\p{Lu}[\\p{L}-]{2,25}${oneOf(endsOfWorkplaces)})(?![\\p{L}-])`,
    // Herr Muster von der AOK
    `von${gap}(?:der${gap})?\\p{Lu}{2,4}(?![\\p{L}-])`,
    `von${gap}(?:der${gap})?(?:\\p{Lu}[\\p{L}&-]{1,25}${gap}){1,3}${legalForm}(?![\\p{L}\\d])`,
  ]
    .map((way) => `^${way}`)
    .join('|'),
  'u',
);

/**
 * Whether `words`, from a particle on, go on with where somebody is or works, or with a time.
 * @example isPreposition('vom Parkplatz') // true
 * @example isPreposition('vom Stein') // false
 * @example isPreposition('zu Besuch') // true
 */
export const isPreposition = (words: string): boolean => preposition.test(words);
