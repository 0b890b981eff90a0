/** Words that are given names by their place, since they have a capital and are no everyday noun. */
import { notLandmarks } from '../address/street-words.js';
import { anyOf } from '../any-of.js';
import { oneOf } from '../pattern.js';
import { namePart } from './person-words.js';

/** Words with a capital before a number in parentheses or after a comma: `Anlage (4)`, `Stufe 3`. */
const nouns = [
  ...notLandmarks, 'die', 'der', 'das', 'und', 'the', 'note', 'item', 'page', 'section', 'table', 'figure', 'team',
  'stufe', 'norm', 'type', 'grad', 'panel', 'profile', 'screen', 'index', 'score', 'set', 'pack', 'lot', 'scale',
  'profil', 'skala', 'test',
]; // prettier-ignore

/** Ends of many more such nouns, German and English: `Anmeldung (71)`. */
const endsOfNouns = [
  'ung', 'heit', 'keit', 'schaft', 'tion', 'ität', 'mus', 'nis', 'tum', 'ment', 'age', 'ness', 'ship', 'ing',
  'amt', 'haus', 'platz', 'raum', 'punkt', 'teil', 'blatt', 'zahl', 'satz', 'stück', 'weg', 'straße', 'str', 'preis',
  'wert', 'buch', 'zeit', 'tag', 'jahr', 'stelle', 'liste', 'gruppe',
]; // prettier-ignore

/** Names with such an ending all the same. */
const names = [
  'dennis', 'denis', 'jannis', 'yannis', 'giannis', 'ioannis', 'adonis', 'irving', 'sterling', 'erasmus', 'hieronymus',
]; // prettier-ignore

/** Neither a letter nor a hyphen stands after this point. */
const nounEnd = String.raw`(?![\p{L}-])`;

/** A given name, or a surname where it stands alone. */
export const givenName =
  String.raw`(?!${anyOf(nouns)}${nounEnd}|(?!${anyOf(names)}${nounEnd})\p{L}{1,30}${oneOf(endsOfNouns)}(?:e?[ns])?${nounEnd})` +
  String.raw`(?=\p{Lu}\p{Ll})${namePart}`;

/** `Erna`, `Erna Muster` or `Erna MUSTER`. */
export const oneOrTwoNames = String.raw`${givenName}(?: (?:${givenName}|\p{Lu}{2,20}(?!\p{L})))?`;
