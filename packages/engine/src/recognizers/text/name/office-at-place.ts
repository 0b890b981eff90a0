import type { Recognizer } from '../../../recognizer.js';
import { wordEnd, wordStart } from '../bounds.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isName } from './name-check.js';

/** Offices by their abbreviation, which a place follows: courts, tax offices, the police, fire brigades, prisons. */
const abbreviations = [
  'FA', 'AG', 'OLG', 'OVG', 'ArbG', 'LAG', 'LSG', 'StA', 'GStA', 'LRA', 'PI', 'PP', 'PRev', 'PSt',
  'PASt', 'KPI', 'VPI', 'APS', 'FFW', 'FF', 'HZA', 'JVA', 'BH', 'LPD',
]; // prettier-ignore

/** Communities and offices, whose place belongs to them. */
const words = [
  'Stadt', 'Gemeinde', 'Marktgemeinde', 'Verbandsgemeinde', 'Samtgemeinde', 'Landkreis', 'Finanzamt', 'Amtsgericht',
  'Landgericht', 'Arbeitsgericht', 'Sozialgericht', 'Verwaltungsgericht', 'Familiengericht', 'Bezirksgericht',
  'Landesgericht', 'Staatsanwaltschaft', 'Landratsamt', 'Bezirkshauptmannschaft', 'Jobcenter', 'Standesamt',
  'Polizeirevier', 'Polizeiinspektion', 'Polizeistation', 'Polizeiposten', 'Polizeipräsidium', 'Kantonspolizei',
  'Stadtpolizei', 'Hauptzollamt', 'Notariat', 'Zulassungsstelle', 'Ausländerbehörde', 'Gesundheitsamt', 'Jugendamt',
  'Ordnungsamt', 'Bauamt', 'Betreibungsamt', 'Migrationsamt', 'Freiwillige Feuerwehr', 'Agentur für Arbeit',
  'Arbeitsagentur', 'Kreissparkasse', 'Sparkasse', 'Volksbank', 'Raiffeisenbank', 'Stadtwerke', 'Kirchengemeinde',
  'Pfarrei', 'Volkshochschule', 'VHS',
]; // prettier-ignore

/** Day nurseries, schools, fire and police stations, which towns number: `Kita 16`. */
const numbered = oneOf([
  'Kita', 'KiTa', 'KITA', 'Hort', 'Grundschule', 'Feuerwache', 'Polizeirevier', 'Polizeiabschnitt',
]); // prettier-ignore

const part = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}]{1,24}(?:-\p{Lu}\p{Ll}[\p{L}\p{M}]{1,24})?`;
/** `Ulm`, `Bad Hersfeld`, `Neuburg a. d. Donau`, `Frankfurt am Main`. */
const place = source`
  (?:(?:Bad|Sankt|St\.|Markt|Ober|Unter|Groß|Klein) )?${part}
  (?:-(?:Nord|Süd|Ost|West|Mitte))?
  (?:[ ](?:am|an der|im|ob der|a\. ?d\.|i\. ?d\.|a\.|i\.|ob)[ ]${part}|[ ]\(\p{Lu}\p{Ll}{2,15}\.?\))?`;

/** What a physician is a specialist of, behind `FA`. */
const specialty = oneOf([
  'Innere', 'Allgemeinmedizin', 'Orthopädie', 'Chirurgie', 'Gynäkologie', 'Frauenheilkunde', 'Kinderheilkunde',
  'Dermatologie', 'Neurologie', 'Augenheilkunde', 'Urologie', 'Psychiatrie', 'Anästhesie', 'Radiologie',
  'Arbeitsmedizin',
]); // prettier-ignore

/** The place is all that follows: a mark, a digit or the end of the line stands behind it, or a word in lower case. */
const placeEnd = source`
  (?![,(] ?(?:NJW|FamRZ|NZM|Beschl|Urt))
  (?=[ \t]{0,3}(?:[,;.|()]|\r?\n|$)| {2}|[ ]\d|[ ](?:HR[AB]|VR|PR|GnR|Az|Abt|unter|vom|wegen|hat|ist)${wordEnd})
`;

/**
 * An office with its place: `FA Ulm`, `Stadt Bad Muster`, `PI Beispielstadt`.
 * Rule: abbreviation or word (lists), then a word with a capital, or several of a place (`am`, `a. d.`), up to a mark,
 * a gap, a number or the end of the line; so that no noun behind the office counts.
 */
export const officeAtPlace: Recognizer = {
  type: 'ORGANIZATION',
  patterns: [
    pattern(
      'gu',
    )`${wordStart}(?<![-&.]|GmbH & Co\. )(?!FA ${specialty}${wordEnd})${oneOf(abbreviations)} ${place}${placeEnd}`,
    pattern('gu')`${wordStart}(?<!-)${oneOf(words)} ${place}${placeEnd}`,
    // BEZIRKSGERICHT MUSTERSTADT
    pattern('gu')`
      ${wordStart}(?<!-)${oneOf(words.map((word) => word.toUpperCase()))}[ ](?:BAD |SANKT |ST\. )?\p{Lu}{3,25}(?:-\p{Lu}{2,25})?
      (?=[ \t]{0,3}(?:[,;.|()]|\r?\n|$)| {2})`,
    pattern('gu')`${wordStart}(?<!-)${numbered} (?:Nr\. ?)?\d{1,3}(?=[ \t]{0,3}(?:[,;)]|\.(?!\d)|\r?\n|$))`,
  ],
  isValid: (office) =>
    /\d$/u.test(office) || isName(office.replace(/^(?:Freiwillige Feuerwehr|Agentur für Arbeit|\S+) /u, '')),
  examples: {
    finds: {
      'tax office in brackets': 'St.-Nr. 815 (⟦FA Ulm⟧)\n',
      town: 'ist genehmigt, ⟦Stadt Ulm⟧, Az. 32',
      'court before its register': '⟦AG Bad Muster⟧ HRB 815',
      'police station': '⟦PSt Neuburg a. d. Donau⟧, Herr',
      'fire brigade': 'mit der ⟦FFW Ulm⟧.',
      'a nursery by its number': 'geb. 2020, ⟦Kita 16⟧\n',
      'in capitals': 'REPUBLIK\n⟦BEZIRKSGERICHT MUSTERSTADT⟧        5 C\n',
      'region in brackets': 'An das ⟦Finanzamt Leer (Ostfriesl.)⟧\n',
      'two names': '⟦Landkreis Muster-Beispiel⟧\n',
    },
    ignores: {
      'a specialist': 'Dr. Erna Muster | FA Innere, hausärztlich',
      'no place': 'beim FA, Ulm',
      'a noun and a verb': 'Stadt Land kennt',
      'a decision that is cited': 'vgl. OLG Ulm, NJW-RR 2015, 1157',
      'a count': 'Kita 16 Kinder',
      'lower case': 'die stadt Ulm',
      'part of a word': 'Altstadt Ulm, Markt',
      'a department': 'Gemeinde Verwaltung, Ulm',
    },
  },
};
