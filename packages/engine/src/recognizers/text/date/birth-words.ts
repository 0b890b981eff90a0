/**
 * Words that announce a birth, and what stands between them and the date.
 * Origin: collected by hand from forms, letters, records and scans, November 2026.
 */
import { anyOf } from '../any-of.js';
import { wordStart } from '../bounds.js';
import { source } from '../pattern.js';

const german = [
  'geboren', 'geboren am', 'geboren den', 'geborene', 'geborener', 'geborenen', 'gebore', 'geburt', 'geburtstag',
  'geburtsdatum', 'geburts_datum', 'tag der geburt', 'jahrgang', 'geburtsdaten', 'geburtsdatums', 'geburtstage',
]; // prettier-ignore
const germanAbbreviations = [
  'geb', 'geb.', 'geb .', 'geb. am', 'geb.am', 'geb.-tag', 'geb.tag', 'geb.-datum', 'geb.datum', 'geb. datum',
  'geb.- datum', 'geb - datum', 'geb. - datum', 'gebdatum', 'gebtsdatum', 'geb.dat.', 'geb.-dat.', 'geb. dat.',
  'gebdat', 'gebdat.', 'geb datum', 'geb dat', 'geburtsdat.', 'geb.-dt.', 'geburtsdt.', 'geb.-d.', 'geb. d.', 'gebd.',
  'geb-datum',
]; // prettier-ignore
/** As scanners misread them, with spaces where they or the end of a line have put them. */
const germanScanned = [
  'geburtsdaturn', 'geburtsdaturm', 'gebnrtsdatum', 'gcburtsdatum', 'qeburtsdatum', 'gcboren', 'qeboren', 'gcb.',
  'qeb.',

  'ge boren', 'geb oren', 'geburts tag', 'ge burts tag', 'geburts datum', 'geburts- datum', 'geburts - datum',
  'ge burtsdatum', 'ge burts datum',
]; // prettier-ignore
const english = [
  'born', 'born on', 'birth', 'birthday', 'bday', 'birthdate', 'birth date', 'birth_date', 'date of birth',
  'dates of birth', 'birthdays', 'birthdates', 'dobs', 'date_of_birth', 'dateofbirth', 'dob',
  'd.o.b', 'd.o.b.', 'd/o/b', 'd o b', 'd. o. b.',
  // with a zero, as scanners read them
  'd0b', 'd.0.b', 'd.0.b.', 'date 0f birth', 'b0rn',
]; // prettier-ignore
const french = ['né', 'née', 'né le', 'née le', 'né(e) le', 'naissance', 'date de naissance'];
const otherLanguages = [
  'nato', 'nata', 'nato il', 'nata il', 'data di nascita', 'nacido', 'nacida', 'fecha de nacimiento',
  'nascido', 'nascida', 'data de nascimento', 'geboortedatum', 'urodzony', 'urodzona', 'född', 'født', 'narozen',
  'narozena', 'fødselsdato', 'födelsedatum', 'datum narození', 'data urodzenia', 'ur.',
  'doğum tarihi',
]; // prettier-ignore

/** What is born in speeches and is no person: `Die Idee`, `der Plan`, `The company`. */
export const bornThings = anyOf([
  'idee', 'plan', 'euro', 'gedanke', 'projekt', 'konzept', 'verein', 'firma', 'marke', 'tradition', 'name', 'begriff',
  'bewegung', 'partei', 'internet', 'company', 'idea', 'project', 'concept', 'band', 'brand', 'movement', 'business',
  'club',
]); // prettier-ignore

/** A word that announces a birth. */
export const birthWord =
  source`${wordStart}(?!(?<=(?<![\p{L}-])${bornThings} was )[bB])` +
  anyOf([...german, ...germanAbbreviations, ...germanScanned, ...english, ...french, ...otherLanguages]);

/** What may belong to the label after the word: `/-ort`, ` und Geburtsort`, ` des Kindes`, ` (TT.MM.JJJJ)`, ` ...`. */
export const labelRest = source`
  (?: ?(?:/|&|und|and|,|u\.) ?[-‐–]?\p{L}{2,20}\.?){0,3}
  (?: (?:de[sr]|of the|of) \p{L}{2,20})?
  (?: ?\([^)\n]{2,20}\))?
  (?: ?\.{2,3}(?= ))?
`;

/** Quotes, spaces and marks between the label and the date, and a line break at most. */
export const marksBetween = source`
  ["']?[ \t\u00a0]{0,40}
  (?:[:=|,;>(/–-][ \t\u00a0]{0,40}){0,2}
  (?:\r?\n[ \t>|]{0,10})?["']?
`;
