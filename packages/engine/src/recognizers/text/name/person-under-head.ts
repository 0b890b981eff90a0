import type { Recognizer } from '../../../recognizer.js';
import { ageInDigits, isAge } from '../date/age-numbers.js';
import { oneOf, pattern, source } from '../pattern.js';
import { isName } from './name-check.js';

/** The first head of a list of persons. */
const name = oneOf([
  'Name', 'NAME', 'name', 'Names', 'names', 'Namen', 'Vorname', 'vorname', 'VORNAME', 'Vornamen', 'Vorname(n)', 'Kind',
  'Kinder', 'KIND', 'Child', 'CHILD', 'Children', 'First name', 'FIRST NAME', 'first name', 'Full name', 'Person',
  'Personen', 'Mitreisende', 'Reisende', 'Guest', 'Gast', 'Dependant', 'Dependent', 'Angehörige', 'Vor- und Zuname',
  'Name, Vorname', 'Vorname, Name', 'Name des Kindes', "Child's name", 'Name of child', 'Passenger', 'Familienmitglied',
  'Sibling', 'Geschwister',
]); // prettier-ignore
/** The second: whoever has a birth or an age is a person. */
const born = oneOf([
  'geb.', 'geb. am', 'geboren am', 'geboren', 'Geb.', 'GEB.', 'Geb.-Datum', 'Geb.datum', 'Geburtsdatum', 'GEBURTSDATUM',
  'Geburtstag', 'Geburtsjahr', 'DOB', 'D.O.B.', 'DoB', 'dob', 'Date of birth', 'DATE OF BIRTH', 'date of birth', 'Born',
  'born', 'Birth date', 'Birthdate', 'Year of birth',
]); // prettier-ignore
/** And who has a number of staff, members or pupils. */
const numbered = oneOf([
  'Pers.-Nr.', 'Pers.Nr.', 'Pers. Nr.', 'PersNr', 'Pers-Nr', 'Personalnr.', 'Personal-Nr.', 'Personalnummer', 'PNR',
  'Mitgl.-Nr.', 'Mitgliedsnr.', 'Mitgliedsnummer', 'Matr.-Nr.', 'Matrikelnr.', 'Matrikelnummer', 'Schüler-Nr.',
  'Staff no', 'Staff No', 'Staff No.', 'Staff ID', 'Employee ID', 'Employee no', 'Employee No.', 'Emp. No.', 'EE#',
  'Payroll no', 'Payroll No.', 'Membership no', 'Member No.', 'Student ID',
]); // prettier-ignore
const old = oneOf(['Alter', 'ALTER', 'alter', 'Age', 'AGE', 'age', 'Ages', 'Alter (Jahre)', 'Age (years)']);

/** From head to head, in columns or in the parentheses of a question: `(name / age / registered here?)`. */
const nextHead = String.raw`(?:[ ]{2,40}|[ \t]{0,20}[|/;][ \t]{0,20}|\t|, ?| (?:and|und|&) )`;
const headsEnd = String.raw`(?![\p{L}\p{N}])[^\n]{0,100}(?<!\?[ \t]{0,3})\r?\n(?:[ \t|:=+–-]{3,160}\r?\n)?`;
const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,25}`;
const cell = source`${word}(?:,? (?:\p{Lu}\.|${word})){0,3}`;
const nextCell = String.raw`(?:[ ]{2,40}|[ \t]{0,20}[|/;][ \t]{0,20}|\t|, ?| )`;
const unit = source`
  (?: ?(?:years?|yrs?|Jahre?|J\.|months?|mths?|mos?|Monate?|Mon\.|weeks?|wks?|Wochen?|y|m)(?![\p{L}\d]))?
`;
/** A day, or its year alone. */
const birth = source`
  (?:\d{1,2}\.? ?[./-] ?[\dOl]{1,2}[./-]|\d{1,2}\.? \p{L}{3,9}\.? (?:19|20)\d\d|(?:19|20)\d\d(?!\d))
`;
const age = source`${ageInDigits}${unit}(?![.,]\d)(?=[ \t]{0,10}(?:\r?\n|$|[|;,("/])|[ ]{2})`;
/** Where a row begins: with its number, if it has one. */
const row = String.raw`^[ \t|]{0,8}(?:\d{1,2}[.)]?[ ]{1,4})?`;
/** The heads stand ten rows above at most; looked at last. */
const under = (second: string): string =>
  source`(?<=
    (?<![\p{L}\p{N}])${name}${nextHead}${second}${headsEnd}
    (?:(?![;,|\t ]{1,40}\r?\n)[^\n]{2,160}\n){0,9}[^\n]{2,80}
  )`;

/**
 * A name in a list of persons, under heads of which the first asks for names and the second for births or ages:
 * `Name   geb.   Kindergeld durch`, `CHILDREN (name / age)`.
 * Rule: a row of words with capitals and then a digit, ten rows below the heads at most.
 */
export const personUnderHead: Recognizer = {
  type: 'PERSON',
  patterns: [pattern('dgmu')`${row}(?<value>${cell})(?=${nextCell}(?:${birth}|${age}))${under(`(?:${born}|${old})`)}`],
  isValid: isName,
  examples: {
    finds: {
      'children of a form':
        'Name          geb.          Kindergeld\n⟦MAX⟧           2.5.2015      Mutter\n⟦LEA-MARIA⟧     30.11.2018    Mutter\n',
      'in the parentheses of a question':
        'CHILDREN (name / age / here?)\n⟦ERNA⟧     6      same day\n⟦MAX⟧      22 months\n',
      bars: '| Kind | Geburtsdatum |\n|---|---|\n| ⟦Erna⟧ | 03.04.2019 |\n',
      'in a sentence of a form': 'Mitreisende: Name, Alter\n⟦Erna Muster⟧, 12\n',
      'surname first': 'Name, Vorname    Geburtsdatum\n⟦Muster, Erna⟧     03.04.1979\n',
      'numbered rows': 'Full name      Date of birth\n1. ⟦Erna Sample⟧    03/04/1979\n2. ⟦Max Sample⟧     05/06/1981\n',
    },
    ignores: {
      'another second head': 'Name          Preis\nMuster        2.50\n',
      'another first head': 'Gerät         Alter\nMuster        12\n',
      'a sum below': 'Name    Alter\nSumme   5 Pax\n',
      'no digit in the row': 'Name          geb.\nbitte         hier eintragen\nMuster        unbekannt\n',
      'what is none': 'Name, Alter\nUnbekannt, 12\n',
      'small letters': 'Name, Alter\nmuster, 12\n',
      'a question in a call': 'Agent: your name, date of birth?\nCALLER   23 Sample Road\n',
      'heads apart': 'Name des Vereins und Alter\nMuster, 12\n',
    },
  },
};

/**
 * The same where the second head asks for a number of staff or members: `Name   Pers.-Nr.   Std.`, as in a roster.
 * Rule: as `personUnderHead`; three to eight digits behind the name.
 */
export const personBesideNumber: Recognizer = {
  type: 'PERSON',
  patterns: [pattern('dgmu')`${row}(?<value>${cell})(?=${nextCell}\d{3,8}(?![\d.,/-]))${under(numbered)}`],
  isValid: isName,
  examples: {
    finds: {
      'a roster':
        'Name              Pers.-Nr.   Std.\n⟦Muster, Erna⟧      20417       38,5\n⟦Beispiel, Jun⟧     21240       30\n',
      English: 'Name            Staff No.   Shift\n⟦Erna Sample⟧     40417       E\n',
      bars: '| Name | Mitgliedsnr. |\n|---|---|\n| ⟦Erna Muster⟧ | 4711 |\n',
      semicolons: 'Name;Personalnummer;Std\n⟦Muster, Erna⟧;20417;38\n',
      'surname alone': 'Name        Matrikelnr.   Note\n⟦Muster⟧      470815        2,0\n',
      'numbered rows': 'Full name      Student ID\n1. ⟦Erna Sample⟧    470815\n2. ⟦Max Sample⟧     470816\n',
    },
    ignores: {
      'another second head': 'Name          Bestand\nMuster        20417\n',
      'another first head': 'Gerät         Pers.-Nr.\nMuster        20417\n',
      'no number in the row': 'Name          Pers.-Nr.\nLeasing       --\n',
      'an amount': 'Name          Pers.-Nr.\nMuster        204,17\n',
      'a sum': 'Name          Staff No.\nTotal         12000\n',
      'what is none': 'Name, Pers.-Nr.\nUnbekannt, 20417\n',
      'small letters': 'Name, Pers.-Nr.\nmuster, 20417\n',
    },
  },
};

/**
 * An age in such a list: `CHILDREN (name / age)` above `ERNA     22 months`.
 * Rule: as `personUnderHead`; behind the name, at the end of its cell.
 */
export const ageBesideName: Recognizer = {
  type: 'AGE',
  patterns: [pattern('dgmu')`${row}${cell}${nextCell}(?<value>${age})${under(old)}`],
  isValid: isAge,
  examples: {
    finds: {
      'in the parentheses of a question':
        'CHILDREN (name / age / here?)\nERNA     ⟦6⟧      same day\nMAX      ⟦22 months⟧   "\n',
      'columns of spaces': 'Kind        Alter     Gruppe\nErna        ⟦5⟧         blau\n',
      bars: '| Name | Age |\n|---|---|\n| Erna Sample | ⟦45⟧ |\n',
      'in a sentence of a form': 'Mitreisende: Name, Alter\nErna Muster, ⟦12 Jahre⟧\nMax Muster, ⟦9⟧\n',
      'surname first': 'Name, Vorname    Alter\nMuster, Erna     ⟦41⟧\n',
      'numbered rows': 'Names and ages of children: name, age\n1. Erna ⟦4⟧\n2. Max ⟦7⟧\n',
    },
    ignores: {
      'another second head': 'Name          Menge\nMuster        12\n',
      'another first head': 'Ware, Alter\nMuster, 12\n',
      'a date': 'Name    Alter\nMuster  12.03.2026\n',
      nobody: 'Name    Alter\nErna    0\n',
      'small letters': 'Name, Alter\nmuster, 12\n',
      'a count': 'Name, Alter\nErna Muster, 12 Stück\n',
    },
  },
};
