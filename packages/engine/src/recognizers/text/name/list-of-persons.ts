/** Parts of lists of persons, whose first head asks for names: `Name   geb.`, `CHILDREN (name / age)`. */
import { ageInDigits } from '../date/age-numbers.js';
import { oneOf, source } from '../pattern.js';

/** The first head of a list of persons. */
const nameHead = oneOf([
  'Name', 'NAME', 'name', 'Names', 'names', 'Namen', 'Vorname', 'vorname', 'VORNAME', 'Vornamen', 'Vorname(n)', 'Kind',
  'Kinder', 'KIND', 'Child', 'CHILD', 'Children', 'First name', 'FIRST NAME', 'first name', 'Full name', 'Person',
  'Personen', 'Mitreisende', 'Reisende', 'Guest', 'Gast', 'Dependant', 'Dependent', 'Angehörige', 'Vor- und Zuname',
  'Name, Vorname', 'Vorname, Name', 'Name des Kindes', "Child's name", 'Name of child', 'Passenger', 'Familienmitglied',
  'Sibling', 'Geschwister',
]); // prettier-ignore
/** A second head: whoever has a birth is a person. */
export const birthHead = oneOf([
  'geb.', 'geb. am', 'geboren am', 'geboren', 'Geb.', 'GEB.', 'Geb.-Datum', 'Geb.datum', 'Geburtsdatum', 'GEBURTSDATUM',
  'Geburtstag', 'Geburtsjahr', 'DOB', 'D.O.B.', 'DoB', 'dob', 'Date of birth', 'DATE OF BIRTH', 'date of birth', 'Born',
  'born', 'Birth date', 'Birthdate', 'Year of birth',
]); // prettier-ignore
/** Whoever has an age. */
export const ageHead = oneOf(['Alter', 'ALTER', 'alter', 'Age', 'AGE', 'age', 'Ages', 'Alter (Jahre)', 'Age (years)']);
/** Whoever has a number of staff, members or pupils. */
export const memberNumberHead = oneOf([
  'Pers.-Nr.', 'Pers.Nr.', 'Pers. Nr.', 'PersNr', 'Pers-Nr', 'Personalnr.', 'Personal-Nr.', 'Personalnummer', 'PNR',
  'Mitgl.-Nr.', 'Mitgliedsnr.', 'Mitgliedsnummer', 'Matr.-Nr.', 'Matrikelnr.', 'Matrikelnummer', 'Schüler-Nr.',
  'Staff no', 'Staff No', 'Staff No.', 'Staff ID', 'Employee ID', 'Employee no', 'Employee No.', 'Emp. No.', 'EE#',
  'Payroll no', 'Payroll No.', 'Membership no', 'Member No.', 'Student ID',
]); // prettier-ignore

/** From head to head, in columns or in the parentheses of a question: `(name / age / registered here?)`. */
const nextHead = String.raw`(?:[ ]{2,40}|[ \t]{0,20}[|/;][ \t]{0,20}|\t|, ?| (?:and|und|&) )`;
/** The rest of the line of heads, no question, and the rule below it, if it has one. */
const headsEnd = String.raw`(?![\p{L}\p{N}])[^\n]{0,100}(?<!\?[ \t]{0,3})\r?\n(?:[ \t|:=+–-]{3,160}\r?\n)?`;
const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,25}`;
/** `Erna`, `Muster, Erna`, `Erna M. Sample`. */
export const listedPerson = source`${word}(?:,? (?:\p{Lu}\.|${word})){0,3}`;
/** From the name to the cell beside it; a blank alone will do. */
export const behindListedPerson = String.raw`(?:[ ]{2,40}|[ \t]{0,20}[|/;][ \t]{0,20}|\t|, ?| )`;
/** The unit of an age, if it has one. */
const unit = source`
  (?: ?(?:years?|yrs?|Jahre?|J\.|months?|mths?|mos?|Monate?|Mon\.|weeks?|wks?|Wochen?|y|m)(?![\p{L}\d]))?
`;
/** The beginning of a day of birth, or its year alone. */
export const listedBirth = source`
  (?:\d{1,2}\.? ?[./-] ?[\dOl]{1,2}[./-]|\d{1,2}\.? \p{L}{3,9}\.? (?:19|20)\d\d|(?:19|20)\d\d(?!\d))
`;
/** An age, at the end of its cell. */
export const listedAge = source`${ageInDigits}${unit}(?![.,]\d)(?=[ \t]{0,10}(?:\r?\n|$|[|;,("/])|[ ]{2})`;
/** Where a row begins: with its number, if it has one. */
export const listRowStart = String.raw`^[ \t|]{0,8}(?:\d{1,2}[.)]?[ ]{1,4})?`;
/** Below the head for names and `second` beside it, ten rows at most; stands last, to be looked at last. */
export const underHeads = (second: string): string =>
  source`(?<=
    (?<![\p{L}\p{N}])${nameHead}${nextHead}${second}${headsEnd}
    (?:(?![;,|\t ]{1,40}\r?\n)[^\n]{2,160}\n){0,9}[^\n]{2,80}
  )`;
