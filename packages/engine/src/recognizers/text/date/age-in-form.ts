import type { Recognizer } from '../../../recognizer.js';
import { lineEnd, wordEnd, wordStart } from '../bounds.js';
import { cellEnd, cellStart, spacedCellEnd } from '../cell.js';
import { pattern, source } from '../pattern.js';
import { ageLabel, ageUnit, endOfYears, sex, sexWord } from './age-label.js';
import { ageInDigits, guess, isAge, jahre, wholeYears } from './age-numbers.js';

/** Whose age it is: ` of youngest child`, ` des Fahrers`. */
const ofPerson = source`
  (?: (?:of|des|der)(?: the)?)?(?: (?:\p{L}{1,8}est|jüngsten|ältesten|main))?
  [ ](?:child|driver|insured|applicant|tenant|patient|Kindes|Fahrers|Versicherten|Mieters|Patienten)
`;
/** ` Y`, `yrs` of English forms, which belong to the number. */
const inY = String.raw`(?: ?[yY](?:[rR][sS]?)?\.?(?![\p{L}\p{N}]))?`;

/**
 * The age of a person behind its label, in forms, lists and records: `Alter: 45`, `Age / Gender  54 / Male`.
 * Rule: a number to 119 with its unit, if it has one, behind a colon, a wide gap or the end of a cell; behind one blank
 * only where the sex, the end of the line or a unit follows.
 */
export const ageInForm: Recognizer = {
  type: 'AGE',
  patterns: [
    // `Alter: 45`, `"age": "45"`, `Age (years) | 45`, `Sex / Age: M / 45`
    pattern('dgu')`
      ${ageLabel}["']?(?: \([^)\n]{1,15}\))?
      [ \t]{0,20}[:=|–][ \t]{0,20}["']?(?:${sex} ?[/,] ?|${guess}[ ])?
      (?<value>${ageInDigits}(?: ?[-–] ?\d{1,3}|;\d{1,2})?${ageUnit}?)${endOfYears}
    `,
    // `Age       45`, alone behind the wide gap of a form
    pattern('dgu')`
      ${ageLabel}(?: {2,40}|${ofPerson} )(?<value>${wholeYears}${ageUnit}?)${spacedCellEnd}
    `,
    // `Grade 4   Age 9   Bus 12`, in a cell
    pattern('dgmu')`${cellStart}(?:Age|AGE|Alter|ALTER):? (?<value>${wholeYears}${ageUnit}?)${cellEnd}`,
    // `Age / Gender  54 / Male`
    pattern('dgu')`${ageLabel} {1,40}(?<value>${wholeYears}${inY})(?= ?[/,|] ?${sex})`,
    // `Alter ca. 70`, `Age 70yrs`
    pattern('dgu')`
      ${wordStart}(?:Age|AGE|Alter|ALTER) ${guess} (?<value>${wholeYears}${ageUnit}?)${endOfYears}
    `,
    pattern('dgu')`${wordStart}(?:Age|AGE) (?<value>${wholeYears}${inY}(?<=[yYsS.]))${endOfYears}`,
    // `AGE 37  SEX M`, `Alter 37, ledig`
    pattern('dgu')`
      ${wordStart}(?:Age|AGE|Alter|ALTER) (?<value>${wholeYears})
      (?= {1,4}${sexWord}(?!\p{L})|, (?:ledig|verh|gesch|verw|single|married|widowed|divorced)|[.;)]?${lineEnd})
    `,
    // `Patient age 54`, `Eintrittsalter 34`
    pattern('dgu')`
      ${wordStart}(?:(?:[pP]atient|[cC]lient|[cC]hild|[dD]river|[pP]roposer|[aA]pplicant|[iI]nsured|[mM]ember|
      [pP]olicyholder|[cC]laimant|[mM]other|[fF]ather|[pP]upil|[sS]tudent|[tT]enant|[pP]artner|[sS]pouse)
      (?:['’]s)? [aA]ged?|[eE]intrittsalter|[lL]ebensalter)
      [ ](?<value>${wholeYears}${inY})${endOfYears}
    `,
    // `Theo Sample, age 4`, `(age 45)`, `age 12 at time of`
    pattern('dgu')`
      (?<=[,(;–] ?)[aA]ges? (?<value>${wholeYears}${inY})
      (?= ?\)|[ ]?[,;.](?!\d)|[ ](?:of|at|and [\p{Lu}a-z])|${lineEnd})
    `,
    pattern('dgu')`
      ${wordStart}[aA]ge (?<value>${wholeYears})
      (?= (?:at|when)(?: the)? (?:time|death|date|diagnosis|start|onset|entry)${wordEnd})
    `,
    // `Alter 52 LJ`, the years of life
    pattern('dgu')`${wordStart}Alter:? (?<value>${wholeYears} ?(?:${jahre}|LJ))`,
  ],
  isValid: isAge,
  examples: {
    finds: {
      label: 'Alter: ⟦45⟧',
      'with the sex': 'Age/Sex: ⟦67⟧/F',
      'label and wide gap': 'Age             ⟦45⟧\n',
      'the sex before it': 'Sex & Age: Female / ⟦33⟧',
      'with its unit': 'Age / Sex    : ⟦61 Y⟧ / M',
      'from and to': 'scheinbares Alter: ⟦30-35⟧',
      'guessed, behind the colon': 'Age: approx. ⟦70⟧\n',
      'years and months of a child': 'Alter des Kindes: ⟦3;4 Jahre⟧\n',
      'at some time': 'Alter bei Diagnose: ⟦47⟧',
      'of the youngest child': 'Age of youngest child ⟦4⟧   Claims',
      'of a driver, German': 'Alter des jüngsten Fahrers ⟦22⟧\n',
      'label and a narrower gap': 'DOB  03/18/1953   Age  ⟦73⟧   Sex  [ ]M',
      'label and a row of dots': 'Alter ......... ⟦45 Jahre⟧\n',
      'in a cell of a form': 'Grade 4   Age ⟦9⟧   Bus 12\n',
      'label and slash, no colon': 'Age / Gender  ⟦47⟧ / Male',
      'guessed, behind the label': 'Alter ca. ⟦70⟧, grau',
      'label and unit': 'Age ⟦70yrs⟧, frail',
      'before the sex, no colon': 'AGE ⟦37⟧  SEX M',
      'at the end of a line': 'Patientin, Alter ⟦82⟧\n',
      'of a driver': 'Named driver age ⟦19⟧, student',
      'of a patient': 'Patient age ⟦47⟧, weight',
      'behind a name, English': 'Theo Sample, age ⟦7⟧, and',
      'at the time': 'age ⟦12⟧ at time of offence',
      'years of life': 'Patientin, Alter ⟦52 LJ⟧, Nichtraucherin',
    },
    ignores: {
      'one blank': 'Age 45 is fine',
      'how long something takes': 'Alter: 3 d 4 h',
      'another unit': 'Alter: 45 Tage',
      'another label': 'Anzahl: 45',
      'a year': 'im Jahr 45',
      'a share': 'Alter: 45%',
      'a share behind a dash': 'Alter – 50 % der Kunden',
      'another unit behind a wide gap': 'Alter         45 Tage\n',
      'another label before a sex': 'Page / Gender  47 / Male',
      'a least age': 'Mindestalter: 18',
    },
  },
};
