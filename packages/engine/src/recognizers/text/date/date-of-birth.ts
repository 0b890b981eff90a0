import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';
import { fullDate, isDate } from './date-forms.js';

const birthWords = [
  'geb.', 'geb', 'geboren', 'geborene', 'geborener', 'geburtsdatum', 'geburtstag', 'geb.-datum', 'geb.datum',
  'geb. datum', 'geb.dat.', 'geb.-dat.', 'geb. dat.', 'gebdat', 'gebdat.', 'gebdatum', 'geb.-tag', 'geb.tag',
  'geburtsdat.', 'geboren am', 'geb. am', 'geburts_datum', 'dob', 'd.o.b.', 'd.o.b', 'date of birth', 'date_of_birth',
  'dateofbirth', 'birth date', 'birth_date', 'birthdate', 'birthday', 'born', 'born on', 'né', 'née', 'né le',
  'née le', 'jahrgang', 'naissance', 'date de naissance', 'data di nascita',
]; // prettier-ignore
const birthWord = anyOf(birthWords);
const star = String.raw`(?:(?<=[^\s*][ \t]{0,3})\*[ \u00a0]?|(?<![*\p{L}\d])\*(?=\d))(?:am )?`;
/** `/-ort`, ` und Geburtsort`, ` des Kindes`, ` (TT.MM.JJJJ)` after the word. */
const labelRest = String.raw`(?:[ ]?(?:/|&|und|and|,|u\.)[ ]?[-‐–]?[\p{L}]{2,15})?(?: (?:de[sr]|of the|of) [\p{L}]{2,20})?(?:[ ]?\([^)\n]{2,20}\))?`;
const punctuation = String.raw`["']?[ \t\u00a0]{0,20}(?:[:=|,;>(/–-][ \t\u00a0]{0,20}){0,2}(?:\r?\n[ \t>|]{0,10})?["']?`;
const inBetween = String.raw`(?:(?:wurde|ist|war|bin|was) (?:(?:er|sie|es|ich) )?)?(?:(?:in |zu |at )?\p{Lu}[\p{L}\p{M}'’-]{1,25}(?: \p{Lu}[\p{L}\p{M}-]{1,25})?,? )?(?:(?:am|den|on|the|vom|dem|der|is|ist) ){0,2}(?:\p{L}{5,10}, (?:dem |den )?)?`;
const wordBehind = anyOf([
  'geboren',
  'geb.',
  'geborene',
  'geborener',
  'geburtsdatum',
  'geburtstag',
  'zur welt',
  'born',
  'dob',
  'date of birth',
  'birthday',
]);

/** Fields of forms whose entry is a person: a date behind the name is the person's birth. */
const personWord =
  'Name|Patient|Versicherte|Versicherter|Kind|Junger Mensch|Jugendlicher|Schüler|Mündel|Betroffener|Betroffene|Person|Child|Pupil|Student';
/** A date as a scan may spoil it: spaces between all signs, or `l`, `I`, `O` for digits. */
const ocrDate = String.raw`(?:[\dlIO] ){1,2}\. (?:[\dlIO] ){1,2}\. (?:[\dlIO] ){3}[\dlIO](?![\p{L}\d]|[./-]\d)|[\dlIO]{1,2}(?:\. ?| )(?:[\dlIO]{1,2}\. ?|\p{L}{3,9} )[12lI][\dlIO]{3}(?![\p{L}\d]|[./-]\d)`;
/** Undoes what `ocrDate` allows. A date that can be read as it stands is left alone: `12. III. 1980`. */
function readAsPrinted(date: string): string {
  if (isDate(date)) return date;
  const joined = /^(?:\S ){4}/.test(date) ? date.replaceAll(' ', '') : date;
  return joined.replace(/(?<!\p{L}{2})[lI](?!\p{L}{2})/gu, '1').replace(/(?<!\p{L}{2})O(?!\p{L}{2})/gu, '0');
}

/**
 * A full date that a birth word beside it marks as somebody's birth.
 * Rule: the day exists in the Gregorian calendar (ISO 8601-1:2019 § 4.2.1); layouts of DIN 5008:2020 § 9 (dates), of
 * American and British usage, with Roman months as in older records. The star of genealogy counts, a bullet does not.
 */
export const dateOfBirth: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    new RegExp(
      `${wordStart}${birthWord}(?![\\p{L}\\p{N}])${labelRest}${punctuation}${inBetween}(?<value>${fullDate})`,
      'dgu',
    ),
    new RegExp(`${star}(?<value>${fullDate})`, 'dgu'),
    new RegExp(
      String.raw`(?<![\p{L}\p{N}./-])${fullDate}(?=,?[ \t]{0,3}(?:\([^)\n]{1,30}\) )?(?:(?:in|zu) \p{L}[\p{L}\p{M} ./-]{1,40} )?(?:\((?:de[rs]|als)? ?)?(?:als \p{L}[^\n.;]{1,40} )?${wordBehind}(?!\p{L}))`,
      'gu',
    ),
    new RegExp(
      String.raw`${wordStart}${birthWord}["' ]{0,3}\|[ \t]{0,20}${fullDate}[ \t]{0,20}\|[ \t]{0,20}(?<value>${fullDate})`,
      'dgu',
    ),
    new RegExp(String.raw`(?<=^[ \t]{0,8})\*[ \u00a0]?(?<value>${fullDate})(?=[ \t]{0,20}[-–,]?[ \t]{0,20}†)`, 'dgmu'),
    new RegExp(
      String.raw`${wordStart}(?:${personWord})(?:/?-?in)?:[ \t]{1,20}\p{Lu}[\p{L}\p{M}'’.-]{0,25}(?:,? [\p{L}\p{M}'’.-]{1,25}){0,4}, (?<value>${fullDate})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}${birthWord}[^?.\n]{0,30}[?.][^\n]{0,20}\r?\n{1,2}[ \t]{0,8}\p{L}[^:\n]{1,30}:[ \t]{1,4}(?:[\p{L}'’]{1,12}[,.…]{0,3} ){0,6}?(?<value>${fullDate})`,
      'dgu',
    ),
    new RegExp(String.raw`${wordStart}${birthWord}(?![\p{L}\p{N}])[ :]{1,4}(?:am )?(?<value>${ocrDate})`, 'dgu'),
    new RegExp(String.raw`${wordStart}(?:[bB]\.|[cC]irca|b) (?<=[(,] ?\p{L}{1,5}\.? )(?<value>${fullDate})`, 'dgu'),
  ],
  normalize: readAsPrinted,
  isValid: isDate,
  examples: {
    finds: {
      abbreviated: 'Erna Muster, geb. ⟦12.3.1980⟧, wohnt dort.',
      'written out': 'geboren am ⟦12. März 1980⟧ in Ulm',
      star: 'Erna Muster (*⟦12.3.1980⟧)',
      'star and space': 'Erna Muster, * ⟦12. März 1980⟧ in Ulm',
      'label and place': 'Geburtsdatum/-ort: ⟦12.03.1980⟧, Ulm',
      'line above': 'Geburtsdatum\n⟦12.03.1980⟧\n',
      'two digits': 'geb. am ⟦12.03.80⟧ in Ulm',
      'Roman month': 'geb. ⟦12. III. 1980⟧',
      'birth name between': 'geb. Beispiel, am ⟦12.03.1980⟧',
      'place between': 'geboren in Ulm am ⟦12.03.1980⟧',
      'word behind': 'wurde am ⟦12.03.1980⟧ in Bad Muster geboren',
      ISO: 'DOB: ⟦1980-03-12⟧',
      JSON: '{"dateOfBirth": "⟦1980-03-12⟧"}',
      American: 'born on ⟦March 12, 1980⟧ in Ohio',
      British: 'née Sample, ⟦12th of March 1980⟧',
      'slashes, month first': 'Date of birth: ⟦03/28/1980⟧',
      'leap day': 'geb. ⟦29.02.2000⟧',
      'second person of the row': '| Geburtsdatum | ⟦12.03.1980⟧ | ⟦07.11.1983⟧ |',
      'born and died': 'geb. Beispiel\n* ⟦2. Mai 1929⟧      † 1. Juni 2019',
      'behind a name': 'Junger Mensch: Max Muster, ⟦12.03.2008⟧\n',
      'answer in a call': 'Was ist Ihr Geburtsdatum?\nAnrufer: Das ist der ⟦12.03.1980⟧.',
      'scanned, in single signs': 'geboren ⟦1 2 . 0 3 . 1 9 8 0⟧, war',
      'scanned, letter for digit': 'born ⟦l2 March 1980⟧, of',
      capitals: 'GEBURTSDATUM: ⟦12.03.1980⟧',
    },
    ignores: {
      'no birth word': 'am 12.03.1980 in Ulm',
      'no such day': 'geb. 31.02.1980',
      'no such month': 'geb. 12.13.1980',
      'no leap year': 'geb. 29.02.1900',
      'a bullet': '* 12.03.2024 Sitzung',
      'another word': 'gebucht am 12.03.1980',
      'a version': 'geb. 12.03.1980.7',
      'year alone': 'geboren 1980 in Ulm',
    },
  },
};

/**
 * A full date alone in its cell or line, under a table head or beside a label that names the birth.
 * Rule: as `dateOfBirth`; where the head stands is for the context words to say.
 */
export const dateOfBirthInTable: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    new RegExp(
      String.raw`(?<=^[ \t]{0,20}|[|;,\t"][ ]{0,20}| {2})${fullDate}(?=[ \t]{0,20}(?:[|;,\t"\r\n]|$)| {2})`,
      'gmu',
    ),
  ],
  isValid: isDate,
  needsContext: true,
  contextWords: {
    de: ['geburtsdatum', 'geburtstag', 'geb.datum', 'geb.-datum', 'gebdat', 'geb. am', 'geboren am'],
    en: ['date of birth', 'birth date', 'birthdate', 'dob', 'date_of_birth', 'birth_date'],
  },
  examples: {
    finds: {
      'under a head': 'Name     Geburtsdatum\nMuster   ⟦12.03.1980⟧\n',
      pipes: '| Name | Geburtstag |\n| Muster | ⟦12.03.1980⟧ |',
      tabs: 'Name\tGeburtsdatum\tOrt\nMuster\t⟦12.03.1980⟧\tUlm',
      CSV: 'name;date_of_birth;city\nMuster;⟦1980-03-12⟧;Ulm',
      'two lines below': 'DOB\n\n⟦03/28/1980⟧',
      'month name': 'Name     Geburtsdatum\nMuster   ⟦12. März 1980⟧',
    },
    ignores: {
      'another head': 'Name     Datum\nMuster   12.03.1980',
      'no such day': 'Name     Geburtsdatum\nMuster   31.02.1980',
      'in a sentence': 'Das Geburtsdatum fehlt, wie ich am 12.03.2024 schon schrieb.',
      'no year': 'Name     Geburtsdatum\nMuster   12.03.',
      'a number': 'Name     Geburtsdatum\nMuster   12031980',
      'a version': 'Name     Geburtsdatum\nMuster   12.03.1980.7',
    },
  },
};
