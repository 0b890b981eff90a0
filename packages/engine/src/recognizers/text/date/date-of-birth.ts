import type { Recognizer } from '../../../recognizer.js';
import { anyOf, wordStart } from '../any-of.js';
import { fullDate, isDate } from './date-forms.js';
import { readAsPrinted, scannedDate } from './scanned-date.js';

const birthWords = [
  'geb.', 'geb', 'geboren', 'geborene', 'geborener', 'geburtsdatum', 'geburtstag', 'geb.-datum', 'geb.datum',
  'geb. datum', 'geb.dat.', 'geb.-dat.', 'geb. dat.', 'gebdat', 'gebdat.', 'gebdatum', 'geb.-tag', 'geb.tag',
  'geburtsdat.', 'geboren am', 'geb. am', 'geburts_datum', 'dob', 'd.o.b.', 'd.o.b', 'date of birth', 'date_of_birth',
  'dateofbirth', 'birth date', 'birth_date', 'birthdate', 'birthday', 'born', 'born on', 'né', 'née', 'né le',
  'née le', 'jahrgang', 'naissance', 'date de naissance', 'data di nascita', 'geb. - datum', 'geb - datum', 'geb.- datum', 'geburts datum', 'geburts - datum', 'ge boren', 'geb oren',
  'geburts- datum', 'gebtsdatum', 'geb.-dt.', 'geburtsdt.', 'geb.-d.', 'geb. d.', 'gebd.', 'gebore', 'nacido', 'nacida', 'nato', 'nata', 'nato il', 'nata il', 'bday', 'd/o/b', 'birth', 'geburt', 'geb .', 'geburts tag', 'geb.am', 'geboren den', 'ge burts datum', 'ge burtsdatum', 'ge burts tag', 'doğum tarihi', 'data urodzenia', 'ur.', 'fecha de nacimiento',
  'data de nascimento', 'geboortedatum', 'fødselsdato', 'födelsedatum', 'datum narození', 'né(e) le', 'tag der geburt',
]; // prettier-ignore
const birthWord = anyOf(birthWords);
const star = String.raw`(?:(?<=[^\s*][ \t]{0,40})\*[ \u00a0]?|(?<![*\p{L}\d])\*(?=\d))(?:am )?`;
/** `/-ort`, ` und Geburtsort`, ` des Kindes`, ` (TT.MM.JJJJ)` after the word. */
const labelRest = String.raw`(?:[ ]?(?:/|&|und|and|,|u\.)[ ]?[-‐–]?[\p{L}]{2,15}){0,2}(?: (?:de[sr]|of the|of) [\p{L}]{2,20})?(?:[ ]?\([^)\n]{2,20}\))?`;
const punctuation = String.raw`["']?[ \t\u00a0]{0,40}(?:[:=|,;>(/–-][ \t\u00a0]{0,40}){0,2}(?:\r?\n[ \t>|]{0,10})?["']?`;
const inBetween = String.raw`(?:(?:wurde|ist|war|bin|was) (?:(?:er|sie|es|ich) )?)?(?:(?:in |zu |at |a |à |en )?\p{Lu}[\p{L}\p{M}'’-]{1,25}(?: \p{Lu}[\p{L}\p{M}-]{1,25})?,? )?(?:(?:am|den|on|the|vom|dem|der|is|ist|il|le|el) ){0,3}(?:\p{L}{5,10}, (?:dem |den )?)?`;
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

/**
 * A full date that a birth word beside it marks as somebody's birth.
 * Rule: the day exists in the Gregorian calendar (ISO 8601-1:2019 § 4.2.1); layouts of DIN 5008:2020 § 9 (dates), of
 * American and British usage, with Roman months as in older records. The star of genealogy counts, a bullet does not.
 */
export const dateOfBirth: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [
    new RegExp(
      `${wordStart}${birthWord}(?!\\p{L})${labelRest}${punctuation}${inBetween}(?<value>${fullDate}|\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,6})?)?(?:Z|[+-]\\d\\d:?\\d\\d)?)`,
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
    new RegExp(
      String.raw`${wordStart}${birthWord}(?!\p{L})${labelRest}${punctuation}(?<value>\d{8}|\d{6})(?![\p{L}\p{N}]|[./-]\d)`,
      'dgu',
    ),
    new RegExp(
      String.raw`(?<![\p{L}\p{N}./-])${fullDate}(?=,? \((?:ca\. )?\d{1,3} ?(?:J(?:\.|ahre)?|y\/?o|yrs)(?!\p{L}))`,
      'gu',
    ),
    new RegExp(String.raw`(?<=^[ \t]{0,8})\*[ \u00a0]?(?<value>${fullDate})(?=[^\n]{0,40}†)`, 'dgmu'),
    /(?<=^PID\|[^\r\n]{3,160}\|)(?:19|20)\d{6}(?=\|[FMOUA]?\|?)/gmu,
    /(?<=(?<!\p{L})BDAY[;:=\w-]{0,30}:)\d{8}(?!\d)/gu,
    new RegExp(
      String.raw`${wordStart}${birthWord}[^?.\n]{0,30}[?.][^\n]{0,20}\r?\n{1,2}[ \t]{0,8}\p{L}[^:\n]{1,30}:[ \t]{1,4}(?:[\p{L}'’]{1,12}[,.…]{0,3} ){0,6}?(?<value>${fullDate})`,
      'dgu',
    ),
    new RegExp(
      String.raw`${wordStart}${birthWord}(?![\p{L}\p{N}])${labelRest}[ \t:]{1,40}(?:am )?(?<value>${scannedDate})`,
      'dgu',
    ),
    new RegExp(String.raw`${wordStart}(?:[bB]\.|[cC]irca|b) (?<=[(,] ?\p{L}{1,5}\.? )(?<value>${fullDate})`, 'dgu'),
  ],
  normalize: (value) => readAsPrinted(value.replace(/T\d\d:.*$/, '')),
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
      'answer in a call': 'Was ist Ihr Geburtsdatum?\nAnrufer: Das ist der ⟦12.03.1980⟧.',
      'scanned, in single signs': 'geboren ⟦1 2 . 0 3 . 1 9 8 0⟧, war',
      'digits alone': 'Geb.-Datum: ⟦12031980⟧',
      'digits alone, year first': 'dob=⟦19800312⟧&name=x',
      'scanned, month in two': 'Geburts tag:   ⟦8. Sep tember l987⟧ um',
      'in boxes of a form': 'Geburtstag                      ⟦12 03 1980⟧\n',
      'two more words in the label': 'DOB/Age/Sex: ⟦03/28/1980⟧ / 45 / M',
      'star far behind the name': 'Muster, Erna          * ⟦12.03.1980⟧\n',
      'scanned, letter for digit': 'born ⟦l2 March 1980⟧, of',
      'date and time of JSON': '"birthDate":"⟦1980-03-12T00:00:00Z⟧"',
      'message of HL7': 'PID|1||4711||Muster^Erna||⟦19800312⟧|F',
      'business card': 'BDAY;VALUE=date:⟦19800312⟧\n',
      'behind the name, with the age': 'Pat.: Muster, Erna, ⟦08.06.1951⟧ (75J, w), Ulm',
      'scanned, ordinal': 'Mr Sample, born ⟦l2th March l979⟧,',
      'no space before am': 'Erna, geb.am ⟦12.03.1980⟧, kam',
      'place between the dates': '* ⟦12.03.1980⟧ Ulm † 01.02.2020 Bonn\n',
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
