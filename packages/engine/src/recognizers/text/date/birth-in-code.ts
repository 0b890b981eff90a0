import type { Recognizer } from '../../../recognizer.js';
import { pattern } from '../pattern.js';

/** `born`, `dateOfBirth`, `birth_date`, `geburtsdatum`: a name of a program, and what gives it a value. */
const birthName = String.raw`(?<![\p{L}\p{N}])(?:[a-zA-Z_.]{0,20}[bB]irth[a-zA-Z_]{0,10}|born(?:On|_on)?|dob|DOB|geb(?:oren|urt)[a-zA-Z_]{0,10})`;
const assigned = String.raw`["']?[ ]?(?:[:=]|=>)[ ]?`;
const maker = String.raw`(?:new )?(?:[a-z]{1,10}\.){0,2}(?:LocalDate\.of|Date(?:Only|Time)?(?:\.UTC|\.new)?|date|make_date)`;

/** Months count from 0 in JavaScript. */
function isDay(written: string): boolean {
  const [, month = NaN, day = NaN] = written.split(',').map(Number);
  return month <= 12 && day >= 1 && day <= 31;
}

/**
 * A birth as programs write it, year, month and day in turn: `born = LocalDate.of(1980, 3, 12)`.
 * Rule: the constructors of dates of Java, Kotlin, JavaScript, C#, Python and Ruby, given to a name that says birth.
 */
export const birthInCode: Recognizer = {
  type: 'DATE_OF_BIRTH',
  patterns: [pattern('dgu')`${birthName}${assigned}${maker}\((?<value>(?:19|20)\d\d, ?\d{1,2}, ?\d{1,2})(?=[,)])`],
  isValid: isDay,
  examples: {
    finds: {
      Kotlin: 'born = LocalDate.of(⟦1980, 3, 12⟧),',
      Java: 'LocalDate dateOfBirth = java.time.LocalDate.of(⟦1980, 3, 12⟧);',
      JavaScript: '{ birthDate: new Date(⟦1980, 0, 31⟧), n: 4 }',
      Python: '"date_of_birth": date(⟦1980,3,12⟧),',
      'Python, its module': 'birth_date = datetime.date(⟦1980, 12, 1⟧)',
      'C#': 'DateOfBirth = new DateOnly(⟦1980, 3, 12⟧),',
      Ruby: 'born_on: Date.new(⟦1980, 3, 12⟧)',
    },
    ignores: {
      'another day': 'joined = LocalDate.of(1980, 3, 12),',
      'no such month': 'born = LocalDate.of(1980, 13, 12),',
      'no day': 'born = LocalDate.of(1980, 3, 0),',
      'two numbers': 'born = YearMonth.of(1980, 3),',
      'a call with names': 'born = LocalDate.of(year, month, day),',
      'a longer name': 'newborns = LocalDate.of(1980, 3, 12),',
    },
  },
};
