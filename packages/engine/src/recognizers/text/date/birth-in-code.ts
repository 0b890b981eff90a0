import type { Recognizer } from '../../../recognizer.js';
import { pattern, source } from '../pattern.js';

/** `born`, `dateOfBirth`, `birth_date`, `gebDatum`: a name of a program, and what gives it a value. */
const birthName = source`
  (?<![\p{L}\p{N}])(?:
  (?:[a-zA-Z_.]{0,20}(?:[._]b|(?<=[a-z])B)|[bB])irth(?:_?[dD]ate|_?[dD]ay|_?[oO]n|_?[aA]t|_dt)?
  |born(?:_?[oO]n)?|dob|DOB|[gG]eb(?:_?[dD]atum|urts_?(?:[dD]atum|[tT]ag)|oren(?:_?[aA]m)?)
  )
`;
/** `: `, ` = `, `: LocalDate = `, or the bracket of what sets it. */
const assigned = String.raw`(?:["']?(?:: ?[A-Z][\w.]{2,20}\??)?[ ]?(?:[:=]|=>)[ ]?|\()`;
const maker = String.raw`(?:new )?(?:[a-z]{1,10}\.){0,2}(?:LocalDate\.of|Date(?:Only|Time)?(?:\.UTC|\.new)?|date(?:time)?|make_date)`;

/** Whether it can be a day; months count from 0 in JavaScript, so 0 passes everywhere. */
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
      'Kotlin, its type': 'val birthDate: LocalDate = LocalDate.of(⟦1980, 3, 12⟧)',
      'a setter': 'person.setBirthDate(LocalDate.of(⟦1980, 3, 12⟧));',
      German: 'gebDatum = new Date(⟦1980, 2, 12⟧);',
      'C#': 'DateOfBirth = new DateOnly(⟦1980, 3, 12⟧),',
      Ruby: 'born_on: Date.new(⟦1980, 3, 12⟧)',
    },
    ignores: {
      'another day': 'joined = LocalDate.of(1980, 3, 12),',
      'no such month': 'born = LocalDate.of(1980, 13, 12),',
      'no day': 'born = LocalDate.of(1980, 3, 0),',
      'two numbers': 'born = YearMonth.of(1980, 3),',
      'a call with names': 'born = LocalDate.of(year, month, day),',
      'a party': 'babyBirthdayParty = new Date(2025, 3, 12);',
      'a longer name': 'newborns = LocalDate.of(1980, 3, 12),',
    },
  },
};
